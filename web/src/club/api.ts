import { ask } from "$lib/api";
import type { CardKeys, CardMade, ChangeCard, DeviceCode, MakeCard, OwnCard, PasskeyOptions, RecoveryWords, TableCard } from "$lib/wire";

export const makeCard = (wanted: MakeCard) => ask<CardMade>("/club/cards", wanted);
export const ownCard = () => ask<OwnCard>("/club/card");
export const changeCard = (wanted: ChangeCard) => ask<OwnCard>("/club/card", wanted);

export const ownTables = () => ask<string[]>("/club/tables");
export const exportCard = () => ask<Record<string, unknown>>("/club/export");
export const deleteCard = () => ask<string[]>("/club/delete", {});
export const claimSeat = (table: string, secret: string) => ask<TableCard>(`/tables/${table}/claim`, { secret });

export const cardKeys = () => ask<CardKeys>("/club/keys");
export const deviceCode = () => ask<DeviceCode>("/club/devices/code", {});
export const takeCard = (code: string, device: string) => ask<CardMade>("/club/devices/take", { code, device });
export const removeDevice = (id: string) => ask<CardKeys>("/club/devices/remove", { id });
export const renameDevice = (id: string, name: string) => ask<CardKeys>("/club/devices/rename", { id, name });
export const newWords = () => ask<RecoveryWords>("/club/words", {});
export const recoverCard = (words: string, device: string) => ask<CardMade>("/club/recover", { words, device });
export const beginPasskey = () => ask<PasskeyOptions>("/club/passkeys/begin", {});
export const keepPasskey = (answer: Record<string, unknown>, device: string) => ask<CardKeys>("/club/passkeys", { answer, device });
export const removePasskey = (id: string) => ask<CardKeys>("/club/passkeys/remove", { id });
export const askPasskey = () => ask<PasskeyOptions>("/club/passkeys/ask", {});
export const enterByPasskey = (answer: Record<string, unknown>, device: string) => ask<CardMade>("/club/passkeys/enter", { answer, device });

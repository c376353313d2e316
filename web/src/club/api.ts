import { ask } from "$lib/api";
import type { CardMade, ChangeCard, MakeCard, OwnCard } from "$lib/wire";

export const makeCard = (wanted: MakeCard) => ask<CardMade>("/club/cards", wanted);
export const ownCard = () => ask<OwnCard>("/club/card");
export const changeCard = (wanted: ChangeCard) => ask<OwnCard>("/club/card", wanted);

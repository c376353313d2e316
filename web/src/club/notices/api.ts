import { ask } from "$lib/api";
import type { ChangeNotices, NoticeChoices, Subscription, TakeVacation } from "$lib/wire";

export const notices = () => ask<NoticeChoices>("/club/notices");
export const changeNotices = (wanted: ChangeNotices) => ask<NoticeChoices>("/club/notices", wanted);
export const testNotice = () => ask<NoticeChoices>("/club/notices/test", {});
export const subscribe = (subscription: Subscription) => ask<NoticeChoices>("/club/push", subscription);
export const unsubscribe = () => ask<NoticeChoices>("/club/push/remove", {});
export const takeVacation = (wanted: TakeVacation) => ask<NoticeChoices>("/club/vacation", wanted);
export const endVacation = () => ask<NoticeChoices>("/club/vacation/end", {});

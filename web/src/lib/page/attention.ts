import { t } from "../texts.svelte";

const TURN = "● ";
/** The title of the page when nothing is asked. */
let calm: string | null = null;

/** It is up to this person, and the page may be behind others: its title says so, and a notice where that was allowed. */
export function callForAttention(sentence: string): void {
  if (!document.hidden) return;
  calm ??= document.title;
  document.title = `${TURN}${t("attention-turn")} · ${calm}`;
  document.addEventListener("visibilitychange", callOff, { once: true });
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification(t("attention-turn"), { body: sentence, tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** It is no longer up to this person, or they have seen it. */
export function callOff(): void {
  if (calm !== null) document.title = calm;
  calm = null;
}

/** Whether a browser could tell, if it were allowed to. */
export function canAskToNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext && Notification.permission === "default";
}

/** So many tables wait for this person: on the icon of the installed page, and in the title of the tab. */
export function showBadge(count: number): void {
  const badge = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
  void badge.setAppBadge?.(count).catch(() => undefined);
  if (calm === null) document.title = `${count > 0 ? `(${count}) ` : ""}${document.title.replace(/^\(\d+\) /, "")}`;
}

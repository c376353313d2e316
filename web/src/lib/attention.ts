import { t } from "./texts.svelte";

const TURN = "● ";

/** It is up to this person, and the page may be behind others: its title says so, and a notice where that was allowed. */
export function callForAttention(sentence: string): void {
  if (!document.hidden) return;
  const title = document.title;
  if (!title.startsWith(TURN)) document.title = `${TURN}${t("attention-turn")} · ${title}`;
  document.addEventListener("visibilitychange", () => (document.title = title), { once: true });
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const notice = new Notification(t("attention-turn"), { body: sentence, tag: location.pathname });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Whether a browser could tell, if it were allowed to. */
export function canAskToNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext && Notification.permission === "default";
}

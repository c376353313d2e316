import type { NoticeChoices } from "$lib/wire";
import { subscribe, unsubscribe } from "./api";

/** Why this browser cannot get notices (texts `push-…`); empty when it can. */
export function whyNoPush(key: string): "" | "missing" | "insecure" | "unable" {
  if (!key) return "missing";
  if (!isSecureContext) return "insecure";
  return "serviceWorker" in navigator && "PushManager" in window ? "" : "unable";
}

/** Why it did not work (texts `push-…`): the person does not allow it, or the browser does not reach its push service. */
export type PushProblem = "denied" | "failed";

/** Asks the browser for notices of this server. */
export async function pushHere(key: string): Promise<NoticeChoices | PushProblem> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (made === null) return "failed";
  const { endpoint = "", keys = {} } = made.toJSON();
  return subscribe({ endpoint, keys: { p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" } });
}

export async function pushNoMore(): Promise<NoticeChoices> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return unsubscribe();
}

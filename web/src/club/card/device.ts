const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux"] as const;
const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"] as const;
const SPOKEN: Record<string, string> = { Macintosh: "Mac", CrOS: "Chromebook", Edg: "Edge", OPR: "Opera" };

/** What this browser is called in the list of devices: enough for its owner to know it again. */
export function deviceName(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find((name) => agent.includes(name)) ?? "");
  return found
    .filter(Boolean)
    .map((name) => SPOKEN[name] ?? name)
    .join(" · ");
}

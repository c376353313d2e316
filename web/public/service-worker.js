// Scripts and pictures are kept by the browser itself. This only says, in place of the browser's own page of errors,
// that a table needs its server.
const PAGE = "/offline.html";

addEventListener("install", (event) => event.waitUntil(caches.open("offline").then((kept) => kept.add(new Request(PAGE, { cache: "reload" })))));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});

// A notice for who is away. Where the table is before somebody's eyes already, nothing more is needed.
addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

async function tell({ title = "Speeltafel", body = "", link = "/", table = "" }) {
  const pages = await clients.matchAll({ type: "window" });
  if (table && pages.some((page) => page.visibilityState === "visible" && page.url.includes(`/table/${table}`))) return;
  await registration.showNotification(title, { body, tag: table || "speeltafel", icon: "/icon-192.png", data: new URL(link, location.origin).pathname });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? "/"));
});

async function open(path) {
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

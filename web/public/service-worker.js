// Scripts and pictures are kept by the browser itself. This only says, in place of the browser's own page of errors,
// that a table needs its server.
const PAGE = "/offline.html";

addEventListener("install", (event) => event.waitUntil(caches.open("offline").then((kept) => kept.add(new Request(PAGE, { cache: "reload" })))));

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
});

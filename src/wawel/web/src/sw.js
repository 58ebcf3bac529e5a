/* The service worker: opens the page without a network, and shows notices. VERSION and SHELL, the files the page is
   made of, are written above this by plugins/worker.ts. What the server tells a person is never kept here. */

/* global VERSION, SHELL */

const KEPT = `wawel-${VERSION}`;
const shell = new Set(SHELL);

self.addEventListener('install', (event) => {
  // the page without what it would say to this person
  const anonymous = SHELL.map((path) => new Request(path, { credentials: 'omit' }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(anonymous)));
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // every page is the same file, which chooses by the address
  if (request.mode === 'navigate') {
    if (!/\.\w+$/.test(url.pathname)) event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (shell.has(url.pathname)) {
    event.respondWith(caches.match(url.pathname).then((found) => found ?? fetch(request)));
  }
});

self.addEventListener('push', (event) => {
  const said = event.data?.json();
  if (!said) return;
  const { title, body, tag, url } = said;
  const look = { body, tag, icon: '/icon-192.png', badge: '/badge.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.url, self.location.origin);
  const go = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
    await (there ? there.focus() : self.clients.openWindow(address.href));
  };
  event.waitUntil(go());
});

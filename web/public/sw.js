// Shows what the server pushes, and opens the table that it tells of. It keeps nothing: no page and no game is cached.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show({ title, body, path, tag, count }) {
  for (const page of await pages()) page.postMessage({ turns: count });
  if (self.navigator.setAppBadge) await self.navigator.setAppBadge(count).catch(() => undefined);
  await self.registration.showNotification(title, { body, tag, renotify: true, data: { path }, icon: '/icon-192.png', badge: '/badge.png' });
}

/** Brings the page that shows this path to the front, or any page of ours, or opens one. */
async function open(path) {
  const found = await pages();
  const there = found.find((page) => new URL(page.url).pathname === path) ?? found[0];
  if (!there) return self.clients.openWindow(path);
  await there.focus();
  if (new URL(there.url).pathname !== path) there.postMessage({ go: path });
}

/** The browser has changed how it is reached: tell the server. */
async function resubscribe({ oldSubscription, newSubscription }) {
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = found.toJSON();
  const body = JSON.stringify({ endpoint, public_key: keys.p256dh, secret: keys.auth });
  await fetch('/api/me/browsers', { method: 'POST', credentials: 'same-origin', headers: { 'content-type': 'application/json' }, body });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

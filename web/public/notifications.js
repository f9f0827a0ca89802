// Shows what the house tells while nobody looks, and opens the table when that is pressed. Nothing else: no page
// is kept here, and none goes through it.
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // Something came that is not ours; a browser still wants to see something for it.
  }
  const shown = { body: told.body || undefined, tag: told.topic, icon: '/favicon.svg', data: told.link };
  event.waitUntil(self.registration.showNotification(told.title || 'Bedesten', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Always a page of this house, whatever the message says.
  const path = new URL(event.notification.data || '/', self.location.origin).pathname;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(open());
});

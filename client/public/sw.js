// The service worker: shows push notifications, and an offline page when a page cannot be reached.
// It caches nothing: pages and files are left to the HTTP cache, so that an outdated one is never shown.

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Other requests than navigations bypass the worker, also while it is stopped; without addRoutes they are slower.
  const routes = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(event.addRoutes?.(routes).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  // The page is requested while the worker starts, not after.
  event.waitUntil(self.registration.navigationPreload?.enable().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(fetchPage(event).catch(respondOffline));
});

async function fetchPage({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request);
}

self.addEventListener('push', (event) => {
  const { title, text, href, tag } = readNotification(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      // A newer notification with the same tag replaces the older one.
      tag,
      renotify: tag !== undefined,
      lang: 'sv',
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { href },
    }),
  );
});

/** Browsers require each push to show a notification, also when its data cannot be read. */
function readNotification(data) {
  try {
    const { title, text, href, tag } = data.json();
    return { title: String(title), text: String(text), href: String(href), tag: String(tag) };
  } catch {
    return { title: 'Baskettorget', text: 'Du har en ny notis.', href: '/notifications', tag: undefined };
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.href));
});

/** Focuses a tab that already shows the address. Other tabs are not navigated: they may contain unsaved text. */
async function show(href) {
  const { origin } = self.location;
  const wanted = new URL(href ?? '/', origin);
  const address = wanted.origin === origin ? wanted.href : origin;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event.oldSubscription));
});

/** Called when the push service has replaced the subscription. */
async function renewSubscription(old) {
  const applicationServerKey = old?.options.applicationServerKey;
  if (!applicationServerKey) return;
  const fresh = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey,
  });
  await fetch('/api/me/push-subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fresh),
  });
}

function respondOffline() {
  return new Response(offlinePage, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The page is a constant without any input, so a fixed nonce is safe.
      'content-security-policy':
        "default-src 'none'; style-src 'nonce-offline'; script-src 'nonce-offline'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

const offlinePage = `<!DOCTYPE html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ingen kontakt · Baskettorget</title>
<style nonce="offline">
:root { color-scheme: light dark; --paper: #f9f5ec; --ink: #1b2131; --quiet: #585d6b; --floor: #ecd7b6; --line: #b58c55; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0b1120; --ink: #f3eee4; --quiet: #b4b8c4; --floor: #1a2338; --line: #4b5875; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
header { background: #0b1120; color: #f3eee4; padding: 0.875rem 1.25rem; display: flex; align-items: center; gap: 0.625rem;
  font-weight: 800; letter-spacing: 0.01em; }
header svg { width: 1.75rem; height: 1.75rem; }
main { flex: 1; display: grid; place-items: center; padding: 1.25rem; }
.floor { position: relative; overflow: hidden; width: 100%; max-width: 40rem; padding: 7rem 1.5rem 2.75rem; border-radius: 0.75rem;
  background: var(--floor); text-align: center; }
.arc { position: absolute; top: 0; left: 50%; width: 46rem; transform: translateX(-50%); color: var(--line); }
.floor > :not(.arc) { position: relative; }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.2; font-weight: 800; }
p { margin: 0.75rem auto 0; max-width: 46ch; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-top: 1.5rem; padding: 0 1.25rem; border-radius: 0.5rem;
  background: #fd862a; color: #0b1120; font-weight: 700; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
</style>
</head>
<body>
<header>
<svg viewBox="0 0 114 114" aria-hidden="true"><path fill="#fd862a" d="M26 0h62a26 26 0 0 1 26 26v62a26 26 0 0 1-26 26H26A26 26 0 0 1 0 88V26A26 26 0 0 1 26 0z"/><path fill="none" stroke="#0b1120" stroke-width="9" d="M57 0v114M0 57h114M14 0q31 57 0 114M100 0q-31 57 0 114"/></svg>
Baskettorget
</header>
<main>
<div class="floor">
<svg class="arc" viewBox="0 0 736 340" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true"><path d="M268 0v20h200V0M268 20a100 66 0 0 0 200 0M338 0a30 26 0 0 0 60 0M28 0v120a340 330 0 0 0 680 0V0"/></svg>
<h1>Ingen kontakt med Baskettorget</h1>
<p>Du verkar vara utan internet, eller så svarar vi inte just nu. Sidan öppnas av sig själv när du är tillbaka.</p>
<a href="">Försök igen</a>
</div>
</main>
<script nonce="offline">
// Reloads when the site responds again.
const retry = () => fetch('/healthz', { cache: 'no-store' }).then((answer) => { if (answer.ok) location.reload(); }, () => {});
setInterval(() => { if (!document.hidden) retry(); }, 5000);
addEventListener('online', retry);
document.addEventListener('visibilitychange', retry);
</script>
</body>
</html>`;

// Web push in this browser: support, permission and subscription. Asks for permission only on a press.

/** 'denied': the user has refused, and the browser does not ask again. */
export type PushSupport = 'unsupported' | 'denied' | 'ready';

export function readPushSupport(): PushSupport {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** The address of this browser's subscription; null without one. */
export async function currentEndpoint(): Promise<string | null> {
  if (readPushSupport() !== 'ready') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Asks the user for permission and subscribes. Null when the user or the browser refuses.
 *
 * @param key the site's public key, in base64url
 */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for an earlier key of the site would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] } };
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

// Notifies the other tabs of this browser when a user signs in or out: they share the cookie, and would otherwise send one
// user's input as another user.

const CHANNEL = 'session';

/** @param viewerId null after signing out */
export function notifyOtherTabs(viewerId: string | null): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(CHANNEL);
  const post: (message: string | null) => void = channel.postMessage.bind(channel);
  post(viewerId);
  channel.close();
}

/** Also called for changes in this tab. Returns a function that stops following. */
export function followTabs(onChange: (viewerId: string | null) => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<string | null>) => onChange(data));
  return () => channel.close();
}

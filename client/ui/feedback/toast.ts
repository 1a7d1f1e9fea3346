// Says a short word at the edge of the screen. What is said before anyone can show it waits, and is never lost.

export type ToastKind = 'success' | 'error' | 'info' | 'warning';
export type ToastMore = {
  description?: string;
  action?: { label: string; onPress: () => void };
  /** How long it stands, for one that takes more than a glance; four unless told. */
  seconds?: number;
};
export type Toast = ToastMore & { kind: ToastKind; text: string };

type Listener = { show: ((said: Toast) => void) | undefined; wake: (() => void) | undefined };

const waiting: Toast[] = [];
const listener: Listener = { show: undefined, wake: undefined };

/** `toast.success('Annons borttagen')`; three at most. Alt+T leads to them, and stops their time. `action` is for "Ångra". Browser only. */
export const toast = {
  success: (text: string, more?: ToastMore) => say({ ...more, kind: 'success', text }),
  error: (text: string, more?: ToastMore) => say({ ...more, kind: 'error', text }),
  info: (text: string, more?: ToastMore) => say({ ...more, kind: 'info', text }),
  warning: (text: string, more?: ToastMore) => say({ ...more, kind: 'warning', text }),
};

/** The host is told when something waits, so that it can fetch the view. */
export function wakeForToasts(wake: () => void): () => void {
  listener.wake = wake;
  if (waiting.length > 0) wake();
  return () => {
    listener.wake = undefined;
  };
}

/** The view takes over: first all that waited, in order, then each as it is said. */
export function showToasts(show: (said: Toast) => void): () => void {
  listener.show = show;
  for (const said of takeWaiting()) show(said);
  return () => {
    listener.show = undefined;
  };
}

/** Empties the queue, oldest first. */
export function takeWaiting(): Toast[] {
  return waiting.splice(0);
}

function say(said: Toast): void {
  if (listener.show) return listener.show(said);
  waiting.push(said);
  listener.wake?.();
}

// Shows a short message at the edge of the screen. Messages are queued until the view is loaded; none is lost.

export type ToastKind = 'success' | 'error' | 'info' | 'warning';
export type ToastMore = {
  description?: string;
  action?: { label: string; onPress: () => void };
  /** What "Ångra" does; the toast is then shown for 20 seconds. */
  undo?: () => void;
  /** Seconds until it disappears; default 4, or 20 with `undo`. */
  seconds?: number;
};
export type Toast = ToastMore & { kind: ToastKind; text: string };

type Listener = { show: ((item: Toast) => void) | undefined; onQueued: (() => void) | undefined };

const waiting: Toast[] = [];
const listener: Listener = { show: undefined, onQueued: undefined };

/**
 * `toast.success('Annons borttagen')`; three at most. Alt+T focuses them and pauses their time. Browser
 * only.
 */
export const toast = {
  success: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'success', text }),
  error: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'error', text }),
  info: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'info', text }),
  warning: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'warning', text }),
};

/** Calls `onQueued` when a toast is queued, so that the host loads the view. */
export function onToastQueued(onQueued: () => void): () => void {
  listener.onQueued = onQueued;
  if (waiting.length > 0) onQueued();
  return () => {
    listener.onQueued = undefined;
  };
}

/** Registers the view: it gets the queued toasts in order, then each new one. */
export function showToasts(show: (item: Toast) => void): () => void {
  listener.show = show;
  for (const item of takeWaiting()) show(item);
  return () => {
    listener.show = undefined;
  };
}

/** Empties the queue, oldest first. */
export function takeWaiting(): Toast[] {
  return waiting.splice(0);
}

function showOrQueue(item: Toast): void {
  if (listener.show) return listener.show(item);
  waiting.push(item);
  listener.onQueued?.();
}

// Shows a short message at the edge of the screen. Messages are queued until the view is loaded; none is lost.

export type ToastKind = 'success' | 'error' | 'info' | 'warning';
export type ToastMore = {
  description?: string | undefined;
  action?: {
    label: string;
    onPress: () => void;
    /** Called when the button gets and loses focus. */
    onFocusChange?: (hasFocus: boolean) => void;
  };
  /** Called by the button "Ångra". Such a toast is shown for 20 seconds, and up to 60 while its button has focus. */
  undo?: () => void;
  /** Seconds until it disappears; default 4, or 20 with `undo`. Infinity: until `toast.dismiss`. */
  seconds?: number;
  /** For `toast.dismiss`. */
  id?: string;
};
export type Toast = ToastMore & { kind: ToastKind; text: string };

export interface ToastView {
  show: (item: Toast) => void;
  dismiss: (id: string) => void;
}
type Listener = { view: ToastView | undefined; onQueued: (() => void) | undefined };

const waiting: Toast[] = [];
const listener: Listener = { view: undefined, onQueued: undefined };

/**
 * `toast.success('Annons borttagen')`; three at most. Alt+T focuses them and pauses their timers. Browser
 * only.
 */
export const toast = {
  success: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'success', text }),
  error: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'error', text }),
  info: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'info', text }),
  warning: (text: string, more?: ToastMore) => showOrQueue({ ...more, kind: 'warning', text }),
  dismiss(id: string): void {
    const place = waiting.findIndex((item) => item.id === id);
    if (place >= 0) waiting.splice(place, 1);
    listener.view?.dismiss(id);
  },
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
export function showToasts(view: ToastView): () => void {
  listener.view = view;
  for (const item of takeWaiting()) view.show(item);
  return () => {
    listener.view = undefined;
  };
}

/** Empties the queue, oldest first. */
export function takeWaiting(): Toast[] {
  return waiting.splice(0);
}

function showOrQueue(item: Toast): void {
  if (listener.view) return listener.view.show(item);
  waiting.push(item);
  listener.onQueued?.();
}

// Observes when a live connection should be opened or closed.

/** `onReturn`: the tab is visible or the network is back. `onOffline`: the network is down. `onHidden`: the tab is not visible. */
export function watchNetwork({
  onReturn,
  onOffline,
  onHidden,
}: {
  onReturn: () => void;
  onOffline: () => void;
  onHidden?: () => void;
}): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onReturn();
    else onHidden?.();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', onReturn, { signal });
  window.addEventListener('offline', onOffline, { signal });
  return () => closing.abort();
}

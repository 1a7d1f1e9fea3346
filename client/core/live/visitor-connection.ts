// The live connection of a visitor's tab. Unlike those of signed-in users, tabs do not share it: one that is hidden soon disconnects,
// so that a browser rarely has more than one.
import { SILENCE_MS, VISITOR_HIDDEN_MS, VISITOR_RECONNECT_FIRST_MS } from '#shared/live-timing.ts';
import type { LiveEvent } from './connection-state.ts';
import { openStream, type Stream } from './stream.ts';
import { watchNetwork } from './watch-network.ts';

/**
 * Connects while the tab is visible. The stream begins with the latest events; `hello` has `isFresh` if these do not reach back to
 * the last connection, or to the request of the page.
 *
 * @returns a function that disconnects
 */
export function openVisitorConnection(onEvent: (event: LiveEvent) => void): () => void {
  let stream: Stream | undefined;
  let isOpen = false;
  /** Every event before this time is in the page, in ms since 1970. */
  let upToDate = performance.timeOrigin;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function receive(event: LiveEvent): void {
    if (event.topic !== 'hello') return onEvent(event);
    const hasMissed = Date.now() - upToDate > Number(event['coveredMs']);
    const isFresh = event['isFresh'] === true || (!isOpen && hasMissed);
    isOpen = true;
    onEvent({ topic: 'hello', isFresh });
  }

  /** The connection may have been broken for as long as a silence is not noticed. */
  function noteLoss(): void {
    if (isOpen) upToDate = Date.now() - SILENCE_MS;
    isOpen = false;
  }

  function connect(): void {
    clearTimeout(hiding);
    if (stream) return stream.retryNow();
    stream = openStream({
      address: '/api/live',
      position: undefined,
      onEvent: receive,
      onState: (state) => {
        if (state === 'lost') noteLoss();
      },
      onSignedOut: () => undefined,
      // After a restart of the server, thousands of browsers must not return together.
      pauses: { firstMs: VISITOR_RECONNECT_FIRST_MS, variation: 2 },
      priority: 'low',
    });
  }

  function disconnect(): void {
    noteLoss();
    stream?.close();
    stream = undefined;
  }

  if (document.visibilityState === 'visible') connect();
  const unwatch = watchNetwork({
    onReturn: connect,
    onOffline: () => stream?.disconnect(),
    onHidden() {
      hiding = setTimeout(disconnect, VISITOR_HIDDEN_MS);
    },
  });
  return () => {
    unwatch();
    clearTimeout(hiding);
    disconnect();
  };
}

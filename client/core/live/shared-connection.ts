// One live connection for all tabs of a browser: the tab that holds a Web Lock reads the stream and forwards its
// events.
import { LEADER_TIMEOUT_MS } from '#shared/live-timing.ts';
import { type LiveEvent, type LiveState, readLiveState, setLiveState } from './connection-state.ts';
import { openStream, type Stream } from './stream.ts';
import { watchNetwork } from './watch-network.ts';

/** The server answers 401 if another user has signed in in another tab. */
const addressOf = (userId: string) => `/api/me/live?of=${userId}`;

/** Messages between tabs. */
type TabMessage =
  | { kind: 'event'; event: LiveEvent; position: number | undefined }
  | { kind: 'state'; state: LiveState }
  | { kind: 'ask' }
  | { kind: 'answer'; state: LiveState; position: number | undefined; counts: LiveEvent | undefined };

export interface ConnectionOptions {
  userId: string;
  onEvent: (event: LiveEvent) => void;
  onSignedOut: () => void;
}

/** Connects, in this tab or through another. Returns a function that disconnects. */
export function openSharedConnection(options: ConnectionOptions): () => void {
  return canShare() ? shareConnection(options) : openOwnConnection(options);
}

/** Web Locks exist in secure contexts only; over plain HTTP each tab opens its own connection. */
function canShare(): boolean {
  return typeof BroadcastChannel === 'function' && 'locks' in navigator && navigator.locks !== undefined;
}

function openOwnConnection({ userId, onEvent, onSignedOut }: ConnectionOptions): () => void {
  const stream = openStream({
    address: addressOf(userId),
    position: undefined,
    onEvent,
    onState: setLiveState,
    onSignedOut,
  });
  const unwatch = watchNetwork({
    onReturn: () => stream.retryNow(),
    onOffline: () => stream.disconnect(),
  });
  return () => {
    unwatch();
    stream.close();
  };
}

function shareConnection({ userId, onEvent, onSignedOut }: ConnectionOptions): () => void {
  const name = `live ${userId}`;
  const channel = new BroadcastChannel(name);
  let position: number | undefined;
  let counts: LiveEvent | undefined;
  let stream: Stream | undefined;
  let lockRequest = new AbortController();
  let answerTimeout: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const post: (message: TabMessage) => void = channel.postMessage.bind(channel);

  function receive(event: LiveEvent, eventPosition: number | undefined): void {
    // A tab that has just taken over may repeat events.
    const isKnown = eventPosition !== undefined && position !== undefined && eventPosition <= position;
    if (isKnown && event.topic !== 'hello') return;
    if (eventPosition !== undefined) position = eventPosition;
    if (event.topic === 'counts' || event.topic === 'hello') counts = event;
    onEvent(event);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'event') receive(data.event, data.position);
    if (data.kind === 'state') setLiveState(data.state);
    if (data.kind === 'ask' && stream) post({ kind: 'answer', state: readLiveState(), position, counts });
    if (data.kind === 'answer') synchronise(data);
  });

  /** Another tab reads the stream. This tab may have missed events before the answer. */
  function synchronise(answer: Extract<TabMessage, { kind: 'answer' }>): void {
    clearTimeout(answerTimeout);
    answerTimeout = undefined;
    const isBehind = position === undefined || position !== answer.position;
    position = answer.position;
    counts = answer.counts;
    setLiveState(answer.state);
    if (isBehind && counts) onEvent({ ...counts, topic: 'hello', isFresh: true });
  }

  /** Waits for the lock. A tab whose lock is stolen waits again. */
  function requestLock(steal: boolean): void {
    lockRequest.abort();
    lockRequest = new AbortController();
    const { signal } = lockRequest;
    const options: LockOptions = steal ? { steal: true } : { signal };
    navigator.locks
      .request(name, options, () => {
        if (isClosed || signal.aborted) return undefined;
        readStream();
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      })
      // The request was aborted, or another tab has stolen the lock.
      .catch(() => undefined)
      .finally(() => {
        if (signal !== lockRequest.signal || isClosed) return;
        stream?.close();
        stream = undefined;
        requestLock(false);
      });
  }

  function readStream(): void {
    stream?.close();
    stream = openStream({
      address: addressOf(userId),
      position,
      onEvent(event, eventPosition) {
        receive(event, eventPosition);
        post({ kind: 'event', event, position: eventPosition });
      },
      onState(state) {
        setLiveState(state);
        post({ kind: 'state', state });
      },
      onSignedOut,
    });
  }

  /** Checks that a tab reads the stream: browsers suspend hidden tabs, including the one that reads it. */
  function checkReader(): void {
    if (stream) return stream.retryNow();
    post({ kind: 'ask' });
    answerTimeout ??= setTimeout(() => {
      answerTimeout = undefined;
      if (!isClosed && !stream) requestLock(true);
    }, LEADER_TIMEOUT_MS);
  }

  requestLock(false);
  post({ kind: 'ask' });
  const unwatch = watchNetwork({ onReturn: checkReader, onOffline: () => stream?.disconnect() });
  return () => {
    isClosed = true;
    unwatch();
    clearTimeout(answerTimeout);
    lockRequest.abort();
    stream?.close();
    channel.close();
  };
}

// One line for all tabs of a browser: the tab that holds the lock listens, and tells the others what it hears.
import type { Ears, LiveEvent, LiveState } from './ears.ts';
import { keepStream, type Stream } from './stream.ts';

/** Whoever has signed in since in another tab is not listened to in this person's name. */
const addressOf = (userId: string) => `/api/me/live?of=${userId}`;
/** How long a tab that one returns to waits for a sign of life from the tab that listens, before it listens itself. */
const PATIENCE_MS = 1000;

/** What tabs say to each other. */
type Saying =
  | { kind: 'event'; event: LiveEvent; position: number | undefined }
  | { kind: 'state'; state: LiveState }
  | { kind: 'ask' }
  | { kind: 'here'; state: LiveState; position: number | undefined; counts: LiveEvent | undefined };

export interface TabsParts {
  userId: string;
  ears: Ears;
  onSignedOut: () => void;
}

/** Begins to listen, in this tab or by way of another; returns how to stop. */
export function openTabs(parts: TabsParts): () => void {
  return canShare() ? shareLine(parts) : keepOwnLine(parts);
}

/** Browsers keep locks from pages that came over an open network: there each tab has a line of its own. */
function canShare(): boolean {
  return typeof BroadcastChannel === 'function' && 'locks' in navigator && navigator.locks !== undefined;
}

function keepOwnLine({ userId, ears, onSignedOut }: TabsParts): () => void {
  const stream = keepStream({
    address: addressOf(userId),
    position: undefined,
    hear: (event) => ears.tell(event),
    onState: (state) => ears.setState(state),
    onSignedOut,
  });
  const forget = watchWays({ onReturn: () => stream.hurry(), onOffline: () => stream.drop() });
  return () => {
    forget();
    stream.close();
  };
}

function shareLine({ userId, ears, onSignedOut }: TabsParts): () => void {
  const name = `live ${userId}`;
  const channel = new BroadcastChannel(name);
  let position: number | undefined;
  let counts: LiveEvent | undefined;
  let stream: Stream | undefined;
  let turn = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const say: (saying: Saying) => void = channel.postMessage.bind(channel);

  function take(event: LiveEvent, place: number | undefined): void {
    // The tab that has just begun to listen may repeat what the one before it has told.
    const isKnown = place !== undefined && position !== undefined && place <= position;
    if (isKnown && event.topic !== 'hello') return;
    if (place !== undefined) position = place;
    if (event.topic === 'counts' || event.topic === 'hello') counts = { ...event, topic: 'counts' };
    ears.tell(event);
    if (event.topic === 'hello') ears.tell({ ...event, topic: 'counts' });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Saying>) => {
    if (data.kind === 'event') take(data.event, data.position);
    if (data.kind === 'state') ears.setState(data.state);
    if (data.kind === 'ask' && stream) say({ kind: 'here', state: ears.state, position, counts });
    if (data.kind === 'here') welcome(data);
  });

  /** Another tab listens. What came before it answered may have been missed here. */
  function welcome(here: Extract<Saying, { kind: 'here' }>): void {
    clearTimeout(patience);
    patience = undefined;
    const isBehind = position === undefined || position !== here.position;
    position = here.position;
    counts = here.counts;
    ears.setState(here.state);
    if (isBehind && here.counts) {
      ears.tell({ ...here.counts, topic: 'hello', isFresh: true });
      ears.tell(here.counts);
    }
  }

  /** Waits for its turn to listen; a tab that is stolen from waits anew. */
  function queue(steal: boolean): void {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const options: LockOptions = steal ? { steal: true } : { signal };
    navigator.locks
      .request(name, options, () => {
        if (isClosed || signal.aborted) return undefined;
        begin();
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      })
      .catch(() => undefined)
      .finally(() => {
        if (signal !== turn.signal || isClosed) return;
        stream?.close();
        stream = undefined;
        queue(false);
      });
  }

  function begin(): void {
    stream?.close();
    stream = keepStream({
      address: addressOf(userId),
      position,
      hear(event, place) {
        take(event, place);
        // This tab draws it first.
        setTimeout(() => isClosed || say({ kind: 'event', event, position: place }));
      },
      onState(state) {
        ears.setState(state);
        say({ kind: 'state', state });
      },
      onSignedOut,
    });
  }

  /** Browsers put tabs to sleep that nobody looks at, also the one that listens for the others. */
  function look(): void {
    if (stream) return stream.hurry();
    say({ kind: 'ask' });
    patience ??= setTimeout(() => {
      patience = undefined;
      if (!isClosed && !stream) queue(true);
    }, PATIENCE_MS);
  }

  queue(false);
  say({ kind: 'ask' });
  const forget = watchWays({ onReturn: look, onOffline: () => stream?.drop() });
  return () => {
    isClosed = true;
    forget();
    clearTimeout(patience);
    turn.abort();
    stream?.close();
    channel.close();
  };
}

/** Tells when the person or the network comes back, and when the network goes. */
function watchWays({ onReturn, onOffline }: { onReturn: () => void; onOffline: () => void }): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const onVisible = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  window.addEventListener('online', onReturn, { signal });
  window.addEventListener('offline', onOffline, { signal });
  return () => gone.abort();
}

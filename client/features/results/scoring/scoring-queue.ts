// The queue of a scorer's events: stored in the browser, sent in order, and again with the same ids after a lost network.
import type { NewScoringEvent, ScoringAnswer } from '#shared/features/results/scoring/contract.ts';
import { MAX_EVENTS } from '#shared/features/results/scoring/contract.ts';
import { createPause } from '../../../core/wait.ts';

export interface RefusedEvent {
  event: NewScoringEvent;
  reason: ScoringAnswer['refused'][number]['reason'];
}

export interface QueueSnapshot {
  /** Not yet confirmed by the server, in order. */
  events: readonly NewScoringEvent[];
  /** Events that the server did not count. */
  refused: readonly RefusedEvent[];
  /** `waiting` for the network; `stopped` when a retry cannot succeed until something changes. */
  phase: 'idle' | 'sending' | 'waiting' | 'stopped';
  /** Why it is stopped. */
  error: unknown;
}

export interface QueueOptions {
  post: (events: NewScoringEvent[]) => Promise<ScoringAnswer>;
  load: () => readonly NewScoringEvent[];
  save: (events: readonly NewScoringEvent[]) => void;
  onAnswer: (answer: ScoringAnswer) => void;
  /** Whether a retry cannot succeed: the server has refused. */
  isFinal: (error: unknown) => boolean;
}

export interface ScoringQueue {
  /** Begins to send what is stored, also after `stop`. */
  start(): void;
  add(event: NewScoringEvent): void;
  /** Retries at once: the network is back, or the user has returned to the page. */
  resume(): void;
  /** Deletes the events that cannot be sent. */
  discard(): void;
  dismissRefused(): void;
  stop(): void;
  read(): QueueSnapshot;
  subscribe(onChange: () => void): () => void;
}

export const emptyQueue: QueueSnapshot = { events: [], refused: [], phase: 'idle', error: undefined };

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 15_000;

export function openScoringQueue({ post, load, save, onAnswer, isFinal }: QueueOptions): ScoringQueue {
  const subscribers = new Set<() => void>();
  const pause = createPause();
  let snapshot = emptyQueue;
  let isStarted = false;
  let isBusy = false;

  function set(change: Partial<QueueSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const notify of subscribers) notify();
  }

  /** The queue with events of other tabs. An event that another tab has already sent is sent again; the server counts it once. */
  function withStored(): NewScoringEvent[] {
    const eventsById = new Map([...load(), ...snapshot.events].map((event) => [event.id, event]));
    return [...eventsById.values()];
  }

  function store(events: readonly NewScoringEvent[]): void {
    save(events);
    set({ events });
  }

  async function sendAll(): Promise<void> {
    if (isBusy || !isStarted) return;
    isBusy = true;
    let failures = 0;
    while (hasWork()) {
      const batch = snapshot.events.slice(0, MAX_EVENTS);
      if (failures === 0) set({ phase: 'sending', error: undefined });
      try {
        const answer = await post(batch);
        failures = 0;
        const sent = new Set(batch.map(({ id }) => id));
        const refused = answer.refused.flatMap(({ id, reason }) => {
          const event = batch.find((each) => each.id === id);
          return event ? [{ event, reason }] : [];
        });
        // The answer is applied before the events leave the queue; otherwise they would be missing from the score for a moment.
        onAnswer(answer);
        store(withStored().filter(({ id }) => !sent.has(id)));
        if (refused.length > 0) set({ refused: [...snapshot.refused, ...refused] });
      } catch (error) {
        if (isFinal(error)) {
          isBusy = false;
          return set({ phase: 'stopped', error });
        }
        set({ phase: 'waiting' });
        await pause.wait(Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS));
        failures += 1;
      }
    }
    isBusy = false;
    if (isStarted) set({ phase: 'idle' });
  }

  function hasWork(): boolean {
    return isStarted && snapshot.events.length > 0;
  }

  function resume(): void {
    pause.end();
    void sendAll();
  }

  return {
    start() {
      isStarted = true;
      const events = withStored();
      if (events.length > 0) set({ events });
      resume();
    },
    add(event) {
      store([...withStored(), event]);
      void sendAll();
    },
    resume,
    discard() {
      store([]);
      set({ phase: 'idle', error: undefined });
    },
    dismissRefused: () => set({ refused: [] }),
    stop() {
      isStarted = false;
      pause.end();
    },
    read: () => snapshot,
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

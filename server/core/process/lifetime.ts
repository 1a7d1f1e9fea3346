// The end of a process: what was opened is closed in reverse order, once, whether a signal or a failure asks for it.

/** Closes one thing. The signal fires when nobody wants to wait any longer. */
export type Ending = (hurry: AbortSignal) => Promise<unknown>;

export type Lifetime = {
  /** Fires when the end has begun; what takes long to start should give up then. */
  isEnding: AbortSignal;
  /** Adds what to do at the end, before what was added earlier. */
  atEnd(ending: Ending): void;
  /** Ends everything, also what was added meanwhile. Asking again returns the same end. */
  end(): Promise<void>;
  hurry(): void;
};

/** Begins a lifetime. An ending that fails is reported and does not keep the others from running. */
export function beginLifetime(report: (error: unknown) => void): Lifetime {
  const endings: Ending[] = [];
  const ending = new AbortController();
  const hurry = new AbortController();
  let end: Promise<void> | undefined;
  async function runEndings(): Promise<void> {
    ending.abort();
    for (let next = endings.pop(); next; next = endings.pop()) await next(hurry.signal).catch(report);
  }
  return {
    isEnding: ending.signal,
    atEnd: (next) => endings.push(next),
    end: () => (end ??= runEndings().finally(() => (end = undefined))),
    hurry: () => hurry.abort(),
  };
}

/** Signals closer to each other than this (ms) are one: a terminal, npm and the starter each pass on the same Ctrl-C. */
const sameSignal = 500;

/** Calls `first` on the first signal to stop, or when the starter that launched us is gone, and `again` on later ones. */
export function onStopSignals({ first, again }: { first: () => void; again: () => void }): void {
  let firstAt: number | undefined;
  const hear = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      first();
    } else if (performance.now() - firstAt > sameSignal) again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear);
  process.on('disconnect', hear);
}

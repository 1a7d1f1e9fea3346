// Shutdown of a process: closes in reverse order what was opened, once, after a signal or a failure.

/** Closes one resource. The signal is aborted when shutdown must not wait any longer. */
export type Ending = (hurry: AbortSignal) => Promise<unknown>;

export type Lifetime = {
  /** Aborted when shutdown begins; slow start-up steps should stop then. */
  isEnding: AbortSignal;
  /** Registers a function that runs at shutdown, before those registered earlier. */
  atEnd(ending: Ending): void;
  /** Closes everything, including what is registered meanwhile. Another call returns the same promise. */
  end(): Promise<void>;
  hurry(): void;
};

/** Creates a lifetime. A function that fails is reported and does not prevent the others from running. */
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

/** Signals within this many ms are one: a terminal, npm and the starter each pass on the same Ctrl-C. */
const sameSignal = 500;

/** Calls `first` on the first stop signal, or when the starter process has ended, and `again` on later signals. */
export function onStopSignals({ first, again }: { first: () => void; again: () => void }): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      first();
    } else if (performance.now() - firstAt > sameSignal) again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', onSignal);
}

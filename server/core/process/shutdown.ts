// Shutdown of a process: closes in reverse order what was opened, once, after a signal or a failure.

/** Closes one resource. The signal is aborted when shutdown must not wait any longer. */
export type CloseHook = (forced: AbortSignal) => Promise<unknown>;

export type Shutdown = {
  /** Aborted when shutdown begins; slow start-up steps should stop then. */
  signal: AbortSignal;
  /** Registers a function that runs at shutdown, before those registered earlier. */
  onClose(hook: CloseHook): void;
  /** Closes everything, including what is registered meanwhile. Another call returns the same promise. */
  run(): Promise<void>;
  /** Shutdown no longer waits. */
  force(): void;
};

/** A function that fails is reported and does not prevent the others from running. */
export function openShutdown(report: (error: unknown) => void): Shutdown {
  const hooks: CloseHook[] = [];
  const begun = new AbortController();
  const forced = new AbortController();
  let running: Promise<void> | undefined;
  async function runHooks(): Promise<void> {
    begun.abort();
    for (let hook = hooks.pop(); hook; hook = hooks.pop()) await hook(forced.signal).catch(report);
  }
  return {
    signal: begun.signal,
    onClose: (hook) => hooks.push(hook),
    run: () => (running ??= runHooks().finally(() => (running = undefined))),
    force: () => forced.abort(),
  };
}

/** Signals within this many ms are one: a terminal, npm and the starter each pass on the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;

/** Calls `first` on the first stop signal, or when the starter process has ended, and `again` on later signals. */
export function onStopSignals({ first, again }: { first: () => void; again: () => void }): void {
  let firstAt: number | undefined;
  const onSignal = () => {
    if (firstAt === undefined) {
      firstAt = performance.now();
      first();
    } else if (performance.now() - firstAt > SAME_SIGNAL_MS) again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('disconnect', onSignal);
}

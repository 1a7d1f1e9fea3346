// Lets works run a few at a time, in the order they came; each can be cancelled, waiting or running.

type Work = (signal: AbortSignal) => Promise<void>;

export class Lanes {
  readonly #width: number;
  readonly #waiting = new Map<string, Work>();
  readonly #running = new Map<string, AbortController>();

  /** @param width how many run at the same time */
  constructor(width: number) {
    this.#width = width;
  }

  /** The work settles its own failures: what it throws is nobody's to catch. */
  enter(name: string, work: Work): void {
    this.#waiting.set(name, work);
    this.#start();
  }

  cancel(name: string): void {
    this.#waiting.delete(name);
    this.#running.get(name)?.abort();
  }

  cancelAll(): void {
    this.#waiting.clear();
    for (const running of this.#running.values()) running.abort();
  }

  #start(): void {
    for (const [name, work] of this.#waiting) {
      if (this.#running.size >= this.#width) return;
      // The same name again, while its cancelled predecessor is still on its way out.
      if (this.#running.has(name)) continue;
      this.#waiting.delete(name);
      void this.#run(name, work);
    }
  }

  async #run(name: string, work: Work): Promise<void> {
    const running = new AbortController();
    this.#running.set(name, running);
    try {
      await work(running.signal);
    } finally {
      this.#running.delete(name);
      this.#start();
    }
  }
}

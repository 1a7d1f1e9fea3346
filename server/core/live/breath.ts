// Lines breathe, so that nothing between takes them for dead, and end with the session that opened them.
import type { Logger } from '../logger.ts';
import type { Line } from './line.ts';

const BREATH_MS = 25_000;
/** Few at a time: thousands that breathe at once would hold up whoever has something to say. */
const TICK_MS = 100;

export interface Breath {
  add(line: Line): void;
  remove(line: Line): void;
  /** How many there are. */
  count(): number;
  /** Ends them all. */
  close(): void;
}

/** @param findOpenSessions which of these sessions, by their tokens, still stand */
export function keepBreath(
  findOpenSessions: (tokens: string[]) => Promise<Set<string>>,
  logger: Logger,
): Breath {
  // When they are next looked after.
  const due = new Map<Line, number>();
  const ticking = setInterval(() => lookAfter(Date.now()), TICK_MS);
  ticking.unref();

  function lookAfter(now: number): void {
    const looked: Line[] = [];
    for (const [line, time] of due) if (time <= now) looked.push(line);
    for (const line of looked) {
      due.set(line, now + BREATH_MS);
      line.breathe();
    }
    if (looked.length > 0) void endThoseOut(looked);
  }

  async function endThoseOut(lines: readonly Line[]): Promise<void> {
    try {
      const open = await findOpenSessions(lines.map(({ token }) => token));
      for (const line of lines) if (!open.has(line.token)) line.end();
    } catch (error) {
      logger.warn({ err: error }, 'Sessions could not be looked up for their live lines');
    }
  }

  return {
    // At different times, however many have come at once.
    add: (line) => due.set(line, Date.now() + BREATH_MS * (0.5 + Math.random() / 2)),
    remove: (line) => due.delete(line),
    count: () => due.size,
    close() {
      clearInterval(ticking);
      for (const line of due.keys()) line.end();
    },
  };
}

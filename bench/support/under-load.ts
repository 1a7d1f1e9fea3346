// Times of a call: alone, and at a fixed rate over many connections.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './report.ts';

/** Number of calls under load, of which percentiles are taken. */
const CALLS = 300;
/** A slow call is made fewer times, so that measuring all calls takes only minutes. */
const LOAD_MS = 4000;
const MIN_CALLS = 50;
/** Number of consecutive calls, of which the fastest counts, because other load only slows calls down. */
const CALLS_ALONE = 31;

export async function timeAlone(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let left = CALLS_ALONE; left > 0; left -= 1) times.push(await timeOf(call));
  return Math.min(...times);
}

/**
 * Calls at a fixed rate that uses a third of a core, over this many open connections, without waiting for the previous call.
 * The time of a call starts when it is due.
 */
export async function timeUnderLoad(
  call: () => Promise<unknown>,
  connections: number,
  loadMs = LOAD_MS,
): Promise<number[]> {
  // Prepares the statement on every connection.
  await Promise.all(Array.from({ length: connections }, call));
  const alone: number[] = [];
  for (let i = 0; i < 9; i += 1) alone.push(await timeOf(call));
  const interval = Math.max(2, median(alone) * 3);
  const calls = Math.max(MIN_CALLS, Math.min(CALLS, Math.round(loadMs / interval)));
  return timeAtRate(call, { calls, interval });
}

/** @param options.interval milliseconds between two calls */
export async function timeAtRate(
  call: () => Promise<unknown>,
  { calls, interval }: { calls: number; interval: number },
): Promise<number[]> {
  const start = performance.now();
  const times = Array.from({ length: calls }, async (_, i) => {
    const due = start + i * interval;
    await pause(Math.max(0, due - performance.now()));
    // A timer may fire a little early.
    const from = Math.min(due, performance.now());
    await call();
    return performance.now() - from;
  });
  return Promise.all(times);
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

// How long visitors wait for a page: requests at a fixed rate, without waiting for the previous response.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Requests a page until `end` is settled.
 *
 * @param interval milliseconds between two requests
 * @param mayFail a request that is refused or fails counts as infinitely long
 * @returns the time of each request in milliseconds
 */
export async function measureLatency(
  url: string,
  { interval, end, mayFail = false }: { interval: number; end: Promise<unknown>; mayFail?: boolean },
): Promise<number[]> {
  const isOver = end.then(() => true);
  const requests: Promise<number>[] = [];
  const request = mayFail
    ? () => timeRequest(url).catch(() => Number.POSITIVE_INFINITY)
    : () => timeRequest(url);
  while (!(await Promise.race([isOver, pause(interval, false)]))) requests.push(request());
  return Promise.all(requests);
}

async function timeRequest(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}

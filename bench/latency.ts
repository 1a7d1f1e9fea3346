// How long visitors wait for a page: requests at a fixed rate, without waiting for the previous response.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Requests a page until `end` is settled.
 *
 * @param interval milliseconds between two requests
 * @returns the time of each request in milliseconds
 */
export async function measureLatency(
  url: string,
  { interval, end }: { interval: number; end: Promise<unknown> },
): Promise<number[]> {
  const isOver = end.then(() => true);
  const requests: Promise<number>[] = [];
  while (!(await Promise.race([isOver, pause(interval, false)]))) requests.push(timeRequest(url));
  return Promise.all(requests);
}

async function timeRequest(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}

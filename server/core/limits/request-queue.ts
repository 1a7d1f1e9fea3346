// Overload: how many requests run and wait at the same time, and the answer to the others.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusals } from '#shared/errors.ts';
import { fileFolderOf } from '../http/file-folders.ts';
import { errorPage } from '../http/errors/error-page.ts';
import { refusalBody, refuse } from '../http/refusal.ts';
import { RETRY_AFTER } from '../http/errors/unavailable.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

/**
 * Two hundred pages take about three seconds of one core. Sign-ins and searches also wait in queues of their own; each of these
 * is shorter than the concurrency here, so that a full one leaves room for other requests.
 */
const LIMITS = { concurrency: 80, waiting: 200, waitingPerGroup: 100, reserved: 60 };

/** For the calls of the API and the pages that are rendered; cached pages, files and live streams do not wait. */
export function createRequestQueue(): FairQueue {
  return createFairQueue({ ...LIMITS, whenFull: () => refuse('SERVICE_UNAVAILABLE') });
}

/** Answered even while the queue is full, besides files and what features declare: they cost little. */
const UNLIMITED =
  /^\/(?:healthz|readyz|metrics|[\w-]+\.(?:ico|js|png|svg|txt|webmanifest)|api\/(?:me\/)?live)/;

interface Overload {
  queue: Pick<FairQueue, 'isFull'>;
  /** Beginnings of addresses that features answer even while the queue is full. */
  unlimited: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/**
 * Refuses a request while the queue is full, and returns whether it did. Called before the framework sees the request, so that
 * refusing costs as little as possible.
 */
export function refuseWhenFull(
  { queue, unlimited, headers }: Overload,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url = '' } = request;
  if (!queue.isFull() || isUnlimited(url, unlimited)) return false;
  const { status, message } = refusals.SERVICE_UNAVAILABLE;
  const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  const [type, body] = wantsPage
    ? ['text/html; charset=utf-8', errorPage(message, status)]
    : ['application/json', JSON.stringify(refusalBody('SERVICE_UNAVAILABLE'))];
  response.writeHead(status, {
    ...headers,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...RETRY_AFTER,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

function isUnlimited(url: string, starts: readonly string[]): boolean {
  return (
    UNLIMITED.test(url) || fileFolderOf(url) !== undefined || starts.some((start) => url.startsWith(start))
  );
}

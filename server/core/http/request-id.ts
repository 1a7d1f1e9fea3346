// The id of a request: sent in X-Request-Id and written in every log line of the request.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { IsTrustedProxy } from './proxies.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w.:/+=-]{8,128}$/;
const current = new AsyncLocalStorage<string>();

/** The id that a trusted proxy has assigned to the request, or a new one: other clients could write any text into the log. */
export function requestIdOf({ headers, socket }: IncomingMessage, isTrusted: IsTrustedProxy): string {
  const received = headers[REQUEST_ID_HEADER];
  const isUsable =
    typeof received === 'string' && WELL_FORMED.test(received) && isTrusted(socket.remoteAddress);
  return isUsable ? received : crypto.randomUUID();
}

/** Runs the work of a request; all its log lines carry the id, also those of asynchronous work that continues later. */
export function runWithRequestId(id: string, work: () => void): void {
  current.run(id, work);
}

/** The id of the request that this code runs for; undefined outside requests. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

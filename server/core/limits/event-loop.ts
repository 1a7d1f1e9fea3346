// Turns of the event loop between pieces of expensive work. Node accepts one connection in each, so that without them the refused,
// the cheap and those who have left wait behind every rendering.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A hundred and fifty take about a millisecond when nothing else happens. */
const TURNS_BETWEEN_RENDERINGS = 15;
/** The request is read in one turn, that its connection was closed in the next, and the framework says so two later. */
const TURNS_TO_NOTICE_CLOSING = 4;

let last: Promise<void> = Promise.resolve();

/**
 * Resolves some turns after the caller before, for work that occupies the processor for milliseconds.
 *
 * @throws the signal's reason when the client has left meanwhile
 */
export async function waitForRendering(signal: AbortSignal): Promise<void> {
  last = last.then(() => (signal.aborted ? undefined : passTurns(TURNS_BETWEEN_RENDERINGS)));
  await last;
  signal.throwIfAborted();
}

/** @throws the signal's reason when the client has left already, as those have who waited long to be accepted */
export async function noticeClosing(signal: AbortSignal): Promise<void> {
  await passTurns(TURNS_TO_NOTICE_CLOSING);
  signal.throwIfAborted();
}

async function passTurns(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await nextTurn();
}

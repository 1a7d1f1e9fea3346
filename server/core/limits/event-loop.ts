// Turns of the event loop between pieces of expensive work. Node accepts one connection per turn: without these turns, requests
// that are cheap, are refused or whose client has left would wait behind every rendering.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** 150 turns take about a millisecond when nothing else happens. */
const TURNS_BETWEEN_RENDERINGS = 15;
/** A turn in which hundreds of open connections are answered takes as long as several renderings. */
const MAX_MS_BETWEEN_RENDERINGS = 10;
/** Node reads the request in one turn and the end of its connection in the next; the framework reports the end after two more. */
const TURNS_TO_NOTICE_CLOSING = 4;

let last: Promise<void> = Promise.resolve();

/**
 * Resolves some turns after the promise of the previous caller; for work that occupies the processor for milliseconds.
 *
 * @throws the signal's reason when the client has left meanwhile
 */
export async function waitForRendering(signal: AbortSignal): Promise<void> {
  last = last.then(() =>
    signal.aborted ? undefined : passTurns(TURNS_BETWEEN_RENDERINGS, MAX_MS_BETWEEN_RENDERINGS),
  );
  await last;
  signal.throwIfAborted();
}

/** @throws the signal's reason if the client has left already, as clients have that waited long for their connection */
export async function noticeClosing(signal: AbortSignal): Promise<void> {
  await passTurns(TURNS_TO_NOTICE_CLOSING);
  signal.throwIfAborted();
}

/** @param maxMs ends earlier, after the turn in which this time has passed */
async function passTurns(count: number, maxMs = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + maxMs;
  for (let left = count; left > 0 && performance.now() < end; left -= 1) await nextTurn();
}

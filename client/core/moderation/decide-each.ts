// Makes the same decision on several items: one request for each, a few in parallel, and a report of failures.
import type { Undo } from '#shared/features/decisions/contract.ts';
import { errorMessageOf, isRefusal } from '../failure.ts';

/** Higher concurrency would delay the requests of other users. */
const CONCURRENCY = 4;

export interface DecidedEach<Decision = Undo> {
  /** What each decision resolved to: how to undo it, if that is possible. */
  decided: Decision[];
  failed: { id: string; title: string; sentence: string }[];
  /** The last error of a request. */
  error?: unknown;
  /** The refusal of a request after the session has ended. */
  signedOut?: Error;
}

interface EachDecision<Item, Decision> {
  /** Resolves to the decision, or to the sentence of a failure; may reject. */
  decide: (item: Item) => Promise<Decision | string>;
  titleOf: (item: Item) => string;
  /** The sentence of an error; the server's by default. */
  sentenceOf?: (error: unknown) => string;
  onDone?: (done: number) => void;
}

/** Decides on each item and continues after a failure. */
export async function decideEach<Item extends { id: string }, Decision extends object = Undo>(
  items: readonly Item[],
  { decide, titleOf, sentenceOf = errorMessageOf, onDone }: EachDecision<Item, Decision>,
): Promise<DecidedEach<Decision>> {
  const report: DecidedEach<Decision> = { decided: [], failed: [] };
  const queue = [...items];
  let done = 0;
  function describeError(error: unknown): string {
    report.error = error;
    if (isRefusal(error, 'UNAUTHORIZED')) report.signedOut = error;
    return sentenceOf(error);
  }
  async function worker(): Promise<void> {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const outcome = await decide(item).catch(describeError);
      if (typeof outcome === 'string')
        report.failed.push({ id: item.id, title: titleOf(item), sentence: outcome });
      else report.decided.push(outcome);
      done += 1;
      onDone?.(done);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return report;
}

// The results of all queries: per kind, against the goals, and the worst of them.
import type { Finding } from '../support/report.ts';
import type { Result } from './score.ts';

const PRECISION_GOAL = 0.9;
const RECALL_GOAL = 0.95;
const NO_HIT_GOAL = 0.03;

interface Summary {
  queries: number;
  precision: number;
  recall: number;
  withoutHit: number;
}

export function printKinds(results: readonly Result[]): void {
  const kinds = Map.groupBy(results.filter(hasRelevant), ({ kind }) => kind);
  process.stdout.write(`${'kind'.padEnd(20)} queries  precision at 5  recall at 20  without a hit\n`);
  for (const [kind, ofKind] of kinds) {
    const { queries, precision, recall, withoutHit } = summarize(ofKind);
    const columns = [
      String(queries).padStart(7),
      precision.toFixed(3).padStart(14),
      recall.toFixed(3).padStart(12),
      percent(withoutHit).padStart(13),
    ];
    process.stdout.write(`${kind.padEnd(20)} ${columns.join('  ')}\n`);
  }
  const missing = results.filter((result) => !hasRelevant(result));
  const wrongResults = missing.filter(({ shown }) =>
    shown.slice(0, 5).some(({ relevance }) => relevance === 'wrong'),
  );
  process.stdout.write(
    `Of ${missing.length} queries for what is not on the site, ${wrongResults.length} show something else.\n\n`,
  );
}

export function findingsOf(results: readonly Result[]): Finding[] {
  const { queries, precision, recall, withoutHit } = summarize(results.filter(hasRelevant));
  const reference = `${queries} queries`;
  return [
    {
      name: 'mean precision of the first 5',
      figure: precision.toFixed(3),
      reference,
      goal: `≥ ${PRECISION_GOAL}`,
      isMet: precision >= PRECISION_GOAL,
    },
    {
      name: 'mean recall of the first 20',
      figure: recall.toFixed(3),
      reference,
      goal: `≥ ${RECALL_GOAL}`,
      isMet: recall >= RECALL_GOAL,
    },
    {
      name: 'queries without a hit',
      figure: percent(withoutHit),
      reference,
      goal: `≤ ${percent(NO_HIT_GOAL)}`,
      isMet: withoutHit <= NO_HIT_GOAL,
    },
  ];
}

export function printWorst(results: readonly Result[], count: number): void {
  const worst = results
    .filter((result) => scoreOf(result) < 1)
    .toSorted((one, other) => scoreOf(one) - scoreOf(other))
    .slice(0, count);
  for (const { kind, query, relevant, precision, recall, shown } of worst) {
    process.stdout.write(
      `\n${query} (${kind}): precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)} of ${relevant} ads; ${shown.length} shown\n`,
    );
    for (const { ad, relevance } of shown.slice(0, 5))
      process.stdout.write(`  ${relevance.padEnd(10)} ${ad.title} | ${ad.category} | ${ad.location}\n`);
  }
  process.stdout.write('\n');
}

function hasRelevant({ relevant }: Result): boolean {
  return relevant > 0;
}

/** From 0 to 1. Where nothing is relevant, an empty list is best. */
function scoreOf({ relevant, shown, precision, recall }: Result): number {
  if (relevant > 0) return (precision + recall) / 2;
  return shown.length === 0 ? 1 : precision;
}

function summarize(results: readonly Result[]): Summary {
  const mean = (valueOf: (result: Result) => number) =>
    results.reduce((sum, result) => sum + valueOf(result), 0) / results.length;
  return {
    queries: results.length,
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    withoutHit: mean(({ shown }) => (shown.length === 0 ? 1 : 0)),
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

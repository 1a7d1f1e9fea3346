// Prints results as a table: each figure, its reference from the same run, their ratio, and whether the goal is met.

export interface Finding {
  name: string;
  figure: string;
  /** What the figure is compared with. */
  reference: string;
  ratio?: number;
  goal: string;
  isMet: boolean;
}

/** Prints the findings. The process ends with 1 if a goal is missed. */
export function report(findings: Finding[]): void {
  const rows = [
    ['', 'figure', 'reference', 'ratio', 'goal'],
    ...findings.map(({ name, figure, reference, ratio, goal, isMet }) => [
      `${isMet ? '✓' : '✗'} ${name}`,
      figure,
      reference,
      ratio === undefined ? '' : ratio.toFixed(2),
      goal,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) {
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
  }
  const missed = findings.filter(({ isMet }) => !isMet);
  if (missed.length === 0) return;
  const names = missed.map(({ name, ratio }) => (ratio === undefined ? name : `${name} ${ratio.toFixed(1)}`));
  process.stdout.write(`Missed: ${names.join(', ')}\n`);
  process.exitCode = 1;
}

/**
 * Compares a time with its reference, both in milliseconds.
 *
 * @param goal maximum ratio of the time to the reference
 */
export function compareTimes(
  name: string,
  { time, reference, goal }: { time: number; reference: { name: string; time: number }; goal: number },
): Finding {
  const ratio = time / reference.time;
  return {
    name,
    figure: `${time.toFixed(2)} ms`,
    reference: `${reference.name} ${reference.time.toFixed(2)} ms`,
    ratio,
    goal: `≤ ${goal} ×`,
    isMet: ratio <= goal,
  };
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** @param rank from 0 to 100 */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length * rank) / 100)] ?? sorted.at(-1) ?? Number.NaN;
}

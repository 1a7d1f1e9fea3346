// How a measurement is told: the figure, its limit from the same run, the ratio, and whether the goal was met.

export interface Finding {
  name: string;
  figure: string;
  /** What it is measured against. */
  limit: string;
  ratio?: number;
  goal: string;
  isMet: boolean;
}

/** Prints the findings as a table and makes the process end with 1 when a goal was missed. */
export function report(findings: Finding[]): void {
  const rows = [
    ['', 'figure', 'limit', 'ratio', 'goal'],
    ...findings.map(({ name, figure, limit, ratio, goal, isMet }) => [
      `${isMet ? '✓' : '✗'} ${name}`,
      figure,
      limit,
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
  if (findings.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/** The middle one of an odd number of measurements. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

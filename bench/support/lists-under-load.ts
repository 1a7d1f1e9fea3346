// Lists against the simplest statement of the same kind, while they are read at a fixed rate.
import { compareTimes, type Finding, percentile } from './report.ts';
import { timeUnderLoad } from './under-load.ts';

export const CONNECTIONS = 50;
const PERCENTILE = 99;
/** How many times as long as the simplest statement a list may take: 20 ms on an idle machine. */
const GOAL = 25;

/** @param lists by name; each is measured right after the simplest statement, so that other load on the machine affects both */
export async function compareLists(
  lists: Record<string, () => Promise<unknown>>,
  readSimplest: () => Promise<unknown>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, read] of Object.entries(lists)) {
    const simplest = await timeUnderLoad(readSimplest, CONNECTIONS);
    const times = await timeUnderLoad(read, CONNECTIONS);
    findings.push(
      compareTimes(`${name}: p${PERCENTILE} under load`, {
        time: percentile(times, PERCENTILE),
        reference: { name: 'simplest list', time: percentile(simplest, PERCENTILE) },
        goal: GOAL,
      }),
    );
  }
  return findings;
}

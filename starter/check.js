// The checks that read the code without running it.
import { tool } from './places.js';
import { capture } from './run.js';
import { step } from './steps.js';

/** @typedef {{ passed: number, failed: number }} Count */

/** @type {[label: string, tool: string, args: string[]][]} */
const checks = [
  ['Types of shared', 'tsc', ['--project', 'shared']],
  ['Types of server', 'tsc', ['--project', 'server']],
  ['Types of client', 'tsc', ['--project', 'client']],
  ['Types of the journeys', 'tsc', ['--project', 'e2e']],
  ['Types of the starter', 'tsc', ['--project', 'starter']],
  ['Lint', 'oxlint', ['--deny-warnings']],
  [
    'Direction of imports',
    'depcruise',
    ['--output-type', 'err', 'client', 'server', 'shared', 'bench', 'e2e'],
  ],
  ['Format', 'oxfmt', ['--check']],
  ['Unused code', 'knip', []],
];

/**
 * Runs every check, says how each went, and shows what the failing ones found.
 *
 * @param {import('./node.js').Tools} tools
 * @returns {Promise<Count>}
 */
export async function checkCode({ node, env }) {
  let passed = 0;
  for (const [label, name, args] of checks) {
    const { code, output } = await step(label, () => capture(node, [tool(name), ...args], env));
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${label}\n${code === 0 ? '' : output}`);
    if (code === 0) passed += 1;
  }
  return { passed, failed: checks.length - passed };
}

// The checks that read the code without running it.
import { findNpm } from './node.js';
import { tool } from './paths.js';
import { capture } from './run.js';
import { step } from './steps.js';
import { checkVocabulary } from './vocabulary.js';

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

/** npm may leave packages for other platforms out of the lock file when the registry lacks them; `npm ci` then fails there. */
const lockFile = ['ci', '--dry-run', '--offline', '--no-audit', '--no-fund'];

/**
 * Runs every check, prints each result, and the findings of those that fail.
 *
 * @param {import('./node.js').Tools} tools
 * @returns {Promise<Count>}
 */
export async function checkCode(tools) {
  const { node, env } = tools;
  const [npm = '', ...npmArgs] = await findNpm(tools);
  const commands = [
    ...checks.map(([label, name, args]) => ({ label, run: () => capture(node, [tool(name), ...args], env) })),
    { label: 'Lock file', run: () => capture(npm, [...npmArgs, ...lockFile], env) },
    { label: 'Vocabulary', run: () => checkVocabulary(env) },
  ];
  let passed = 0;
  for (const { label, run } of commands) {
    const { code, output } = await step(label, run);
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${label}\n${code === 0 ? '' : output}`);
    if (code === 0) passed += 1;
  }
  return { passed, failed: commands.length - passed };
}

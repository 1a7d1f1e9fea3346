// The checks that read the code without running it.
import os from 'node:os';
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
  const { count, text } = await step('Checking the code', () => runChecks(tools));
  process.stdout.write(text);
  return count;
}

/**
 * Runs every check without printing anything.
 *
 * @param {import('./node.js').Tools} tools
 * @returns {Promise<{ count: Count, text: string }>} the text has a line for each check, and the findings of those that fail
 */
export async function runChecks(tools) {
  const { node, env } = tools;
  const [npm = '', ...npmArgs] = await findNpm(tools);
  const commands = [
    ...checks.map(([label, name, args]) => ({ label, run: () => capture(node, [tool(name), ...args], env) })),
    { label: 'Lock file', run: () => capture(npm, [...npmArgs, ...lockFile], env) },
    { label: 'Vocabulary', run: () => checkVocabulary(env) },
  ];
  const outcomes = await runConcurrently(commands.map(({ run }) => run));
  const lines = commands.map(({ label }, index) => {
    const { code = 1, output = '' } = outcomes[index] ?? {};
    return `${code === 0 ? '✓' : '✗'} ${label}\n${code === 0 ? '' : output}`;
  });
  const passed = outcomes.filter(({ code }) => code === 0).length;
  return { count: { passed, failed: commands.length - passed }, text: lines.join('') };
}

/**
 * Runs as many at a time as there are processors, because half of the checks use only one. Results are in the order of the
 * checks.
 *
 * @template T
 * @param {(() => Promise<T>)[]} runs
 * @returns {Promise<T[]>}
 */
async function runConcurrently(runs) {
  /** @type {T[]} */
  const results = [];
  let next = 0;
  const takeTurns = async () => {
    for (let index = next++; index < runs.length; index = next++) {
      const run = runs[index];
      if (run) results[index] = await run();
    }
  };
  await Promise.all(Array.from({ length: os.cpus().length }, takeTurns));
  return results;
}

// The full test suite: checks, a build, tests, and journeys in a browser.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildClient } from './build.js';
import { checkCode } from './check.js';
import { chromiumAdvice, findChromium } from './chromium.js';
import { tool } from './paths.js';
import { findRedis, redisAdvice } from './redis.js';
import { attach, StartError } from './run.js';

/** @typedef {import('./check.js').Count} Count */
/** @typedef {import('./node.js').Tools} Tools */

/**
 * Runs everything, also after a failure, and prints one line with the totals.
 *
 * @param {Tools} tools
 * @returns {Promise<number>} exit code
 */
export async function testAll(tools) {
  const counts = [
    await checkCode(tools),
    await countBuild(tools),
    await runServerTests(tools),
    await runJourneys(tools),
  ];
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0);
  const failed = sum('failed');
  process.stdout.write(`\n${sum('passed')} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

/**
 * @param {Tools} tools
 * @returns {Promise<Count>}
 */
async function countBuild(tools) {
  try {
    await buildClient(tools);
    process.stdout.write('✓ Build\n');
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stdout.write(`✗ Build\n${error.message}\n`);
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {Tools} tools
 * @returns {Promise<Count>}
 */
async function runServerTests(tools) {
  const redis = await findRedis(tools.env);
  const env = redis ? { ...tools.env, REDIS_SERVER_PATH: redis } : tools.env;
  // Without Redis, the tests that need it fail one by one.
  if (!redis) process.stdout.write(`✗ Redis\n${redisAdvice}\n`);
  return runTests({ ...tools, env }, ['shared', 'client', 'components', 'pages', 'server']);
}

/**
 * @param {Tools} tools
 * @returns {Promise<Count>}
 */
async function runJourneys(tools) {
  const chromium = await findChromium(tools.env);
  if (chromium) return runTests({ ...tools, env: { ...tools.env, CHROMIUM_PATH: chromium } }, ['journeys']);
  process.stdout.write(`✗ Journeys\n${chromiumAdvice}\n`);
  return { passed: 0, failed: 1 };
}

/**
 * @param {Tools} tools
 * @param {string[]} projects
 * @returns {Promise<Count>}
 */
async function runTests({ node, env }, projects) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-report-'));
  const report = path.join(folder, 'report.json');
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await attach(node, [tool('vitest'), 'run', ...chosen, ...reporters], env);
  const count = await readReport(report);
  await rm(folder, { recursive: true });
  // An error outside every test, or an interrupted run, must not count as success.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * Counts the tests in vitest's JSON report; zero if there is none.
 *
 * @param {string} report
 * @returns {Promise<Count>}
 */
export async function readReport(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, 'utf8'));
    const files = /** @type {{ status: string, assertionResults: { status: string }[] }[]} */ (testResults);
    // A file that cannot be loaded has no failed tests.
    const broken = files.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

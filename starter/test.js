// The full test suite: a build, tests, journeys in a browser, and checks beside them.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildClient } from './build.js';
import { runChecks } from './check.js';
import { chromiumAdvice, findChromium } from './chromium.js';
import { tool } from './paths.js';
import { findRedis, redisAdvice } from './redis.js';
import { attach, StartError } from './run.js';

/** @typedef {import('./check.js').Count} Count */
/** @typedef {import('./node.js').Tools} Tools */

/** The projects that need no browser. */
const projects = ['shared', 'client', 'components', 'pages', 'server'];

/**
 * Runs everything, also after a failure, and prints one line with the totals.
 *
 * @param {Tools} tools
 * @returns {Promise<number>} exit code
 */
export async function testAll(tools) {
  const built = await countBuild(tools);
  // The checks run beside the tests, which wait for the database and the browser now and then.
  const checking = runChecks(tools);
  const tested = await testOnServices(tools);
  const { count: checked, text } = await checking;
  process.stdout.write(`\n${text}`);
  const counts = [built, ...tested, checked];
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
 * Runs all projects in one run of Vitest, so that no worker waits for the last file of a project.
 *
 * @param {Tools} tools
 * @returns {Promise<Count[]>}
 */
async function testOnServices(tools) {
  const redis = await findRedis(tools.env);
  const chromium = await findChromium(tools.env);
  const env = {
    ...tools.env,
    ...(redis && { REDIS_SERVER_PATH: redis }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  // Without Redis, the tests that need it fail one by one.
  if (!redis) process.stdout.write(`✗ Redis\n${redisAdvice}\n`);
  if (chromium) return [await runTests({ ...tools, env }, [...projects, 'journeys'])];
  process.stdout.write(`✗ Journeys\n${chromiumAdvice}\n`);
  return [await runTests({ ...tools, env }, projects), { passed: 0, failed: 1 }];
}

/**
 * @param {Tools} tools
 * @param {string[]} chosen
 * @returns {Promise<Count>}
 */
async function runTests({ node, env }, chosen) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'baskettorget-report-'));
  const report = path.join(folder, 'report.json');
  const selection = chosen.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await attach(node, [tool('vitest'), 'run', ...selection, ...reporters], env);
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

// Builds the client if its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, tool } from './paths.js';
import { capture, failureOf } from './run.js';
import { step } from './steps.js';

const sources = ['client', 'shared', 'vite.config.ts', 'package-lock.json'];
const stamp = path.join(root, 'dist', 'sources.sha256');

const bundles = [
  ['build', '--logLevel', 'warn'],
  ['build', '--logLevel', 'warn', '--ssr', 'client/app/entry-server.tsx'],
];

/**
 * @param {import('./node.js').Tools} tools
 * @throws {StartError} with the bundler's output
 */
export async function buildClient({ node, env }) {
  const hash = await hashSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === hash) return;
  await rm(stamp, { force: true });
  const outcomes = await step('Building the client', () =>
    Promise.all(bundles.map((args) => capture(node, [tool('vite'), ...args], env))),
  );
  const failed = outcomes.find(({ code }) => code !== 0);
  if (failed) throw failureOf('The client could not be built:', failed.output);
  await writeFile(stamp, hash);
}

async function hashSources() {
  const files = (await Promise.all(sources.map((name) => listFiles(path.join(root, name))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  files.forEach((file, index) =>
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(contents[index] ?? ''),
  );
  return hash.digest('hex');
}

/**
 * @param {string} place a file, or a folder without its tests
 * @returns {Promise<string[]>}
 */
async function listFiles(place) {
  if ((await stat(place)).isFile()) return [place];
  const names = (await readdir(place)).filter((name) => !/\.test\.tsx?$/.test(name)).sort();
  return (await Promise.all(names.map((name) => listFiles(path.join(place, name))))).flat();
}

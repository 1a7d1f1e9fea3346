// Finds Node 24 and npm, or installs them from the npm registry.
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.js';
import { capture, failureOf, StartError } from './run.js';
import { step } from './steps.js';

const nodeVersion = '24.21.0';
const npmVersion = '11.19.1';

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Tools  the program, and an environment that finds it first */

/**
 * Finds Node 24: the running one, or one installed under .tools.
 *
 * @returns {Promise<Tools>}
 * @throws {StartError} when it can neither be installed nor run
 */
export async function findNode() {
  const node = isNewEnough(process.versions.node) ? process.execPath : await getNode();
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH ?? ''].join(path.delimiter) };
  return { node, env };
}

/**
 * Finds an npm that supports all of .npmrc: the one that runs this script when it is new enough, or one installed under .tools.
 *
 * @param {Tools} tools
 * @returns {Promise<string[]>} command and first arguments
 */
export async function findNpm({ node, env }) {
  const present = presentNpm(node);
  const [command = '', ...args] = present;
  const { code, output } = await capture(command, [...args, '--version'], env);
  const major = Number.parseInt(output.trim().split('\n').at(-1) ?? '', 10);
  if (code === 0 && major >= 11) return present;
  const folder = path.join(root, '.tools', `npm-${npmVersion}`);
  await getPackage(`npm@${npmVersion}`, { folder, label: `Getting npm ${npmVersion}` });
  return [node, path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')];
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 24 && minor >= 12;
}

/**
 * @param {string} node runs npm when npm has passed its own path
 */
const presentNpm = (node) =>
  process.env.npm_execpath?.endsWith('npm-cli.js') ? [node, process.env.npm_execpath] : ['npm'];

async function getNode() {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.join(root, '.tools', `node-${nodeVersion}`);
  const node = path.join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(node)) return node;
  await getPackage(`${name}@${nodeVersion}`, { folder, label: `Getting Node ${nodeVersion}` });
  const { code, output } = await capture(node, ['--version']);
  if (code === 0) return node;
  await rm(folder, { recursive: true, force: true });
  throw new StartError(
    `Node ${nodeVersion} does not run here (${output.trim()}): install a Node 24 yourself.`,
  );
}

/**
 * Installs into a temporary folder and renames it when complete, so that an interrupted start leaves no half-installed package.
 *
 * @param {string} what
 * @param {{ folder: string, label: string }} options
 */
async function getPackage(what, { folder, label }) {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const [command = '', ...args] = presentNpm(process.execPath);
  const { code, output } = await step(label, () =>
    capture(command, [
      ...args,
      'install',
      '--prefix',
      draft,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      what,
    ]),
  );
  if (code === 0) return rename(draft, folder);
  await rm(draft, { recursive: true, force: true });
  throw failureOf(`${what} could not be installed from the npm registry:`, output);
}

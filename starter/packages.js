// Installs the packages of the lock file unless they are installed.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findNpm } from './node.js';
import { root } from './paths.js';
import { capture, failureOf } from './run.js';
import { step } from './steps.js';

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked */
/** @typedef {Record<string, Locked>} Lock  by place, such as node_modules/pg */

/**
 * @param {import('./node.js').Tools} tools
 * @param {{ withDev: boolean }} options withDev: also development packages; those already installed are never removed
 * @throws {StartError} when npm fails
 */
export async function installPackages(tools, options) {
  const wanted = await readLock(path.join(root, 'package-lock.json'));
  // npm writes this file last, so an interrupted install counts as none.
  const installed = await readLock(path.join(root, 'node_modules', '.package-lock.json'));
  const withDev = options.withDev || Object.values(installed).some(({ dev }) => dev);
  if (areInstalled(wanted, { installed, withDev })) return;
  const [command = '', ...args] = await findNpm(tools);
  const { code, output } = await step('Installing packages', () =>
    capture(
      command,
      [...args, 'ci', '--no-audit', '--no-fund', ...(withDev ? [] : ['--omit=dev'])],
      tools.env,
    ),
  );
  if (code !== 0) throw failureOf('npm could not install the packages:', output);
}

/**
 * Whether everything in one lock file that this machine needs is in the other.
 *
 * @param {Lock} wanted
 * @param {{ installed: Lock, withDev: boolean }} options
 */
export function areInstalled(wanted, { installed, withDev }) {
  return Object.entries(wanted).every(([place, { version, integrity, ...kind }]) => {
    const present = installed[place];
    if (present) return present.version === version && present.integrity === integrity;
    // The project itself, packages for other platforms, and development packages.
    return place === '' || kind.optional || (!withDev && (kind.dev || kind.devOptional));
  });
}

/**
 * @param {string} file
 * @returns {Promise<Lock>} empty if the file does not exist
 */
async function readLock(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

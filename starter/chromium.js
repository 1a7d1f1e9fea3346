// Finds Chromium for the journeys, or installs it with apt.
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { capture } from './run.js';
import { step } from './steps.js';

/** Headless shell takes two thirds of the time of a full browser. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const chromiumAdvice =
  'There is no Chromium for the journeys: install one (on Debian: sudo apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} its path, or undefined when there is none and apt cannot help
 */
export async function findChromium(env) {
  // An explicit path must work.
  if (env.CHROMIUM_PATH) return (await runs(env.CHROMIUM_PATH)) ? env.CHROMIUM_PATH : undefined;
  const shell = await findRunning(placesOf([headlessShell], env));
  if (shell) return shell;
  await installHeadlessShell();
  return findRunning([...placesOf([headlessShell, ...names], env), ...macPlaces]);
}

/**
 * @param {string[]} programs
 * @param {NodeJS.ProcessEnv} env
 */
function placesOf(programs, { PATH = '' }) {
  const folders = new Set(['/usr/bin', ...PATH.split(path.delimiter)]);
  return programs.flatMap((program) => [...folders].map((folder) => path.join(folder, program)));
}

/** @param {string[]} places */
async function findRunning(places) {
  for (const place of places) if (await runs(place)) return place;
  return undefined;
}

/**
 * Some systems ship a program of that name that only prints how to install the browser.
 *
 * @param {string} place
 */
async function runs(place) {
  try {
    await access(place, constants.X_OK);
  } catch {
    return false;
  }
  return (await capture(place, ['--version'])).code === 0;
}

async function installHeadlessShell() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  await step('Installing Chromium', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await capture('apt-get', ['update'], env);
    await capture('apt-get', ['install', '--yes', '--no-install-recommends', headlessShell], env);
  });
}

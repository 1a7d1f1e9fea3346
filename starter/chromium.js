// Finds the browser for the journeys, or has apt install it.
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { capture } from './run.js';
import { step } from './steps.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const chromiumAdvice =
  'There is no Chromium for the journeys: install one (on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to it.';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} its path, or undefined when there is none and apt cannot help
 */
export async function findChromium(env) {
  // Whoever names one means that one.
  if (env.CHROMIUM_PATH) return (await runs(env.CHROMIUM_PATH)) ? env.CHROMIUM_PATH : undefined;
  return (await findPresent(env)) ?? ((await installChromium()) ? findPresent(env) : undefined);
}

/** @param {NodeJS.ProcessEnv} env */
async function findPresent({ PATH = '' }) {
  const folders = ['/usr/bin', ...PATH.split(path.delimiter)];
  const places = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...macPlaces];
  for (const place of new Set(places)) if (await runs(place)) return place;
  return undefined;
}

/**
 * Some systems ship a file of that name that only tells to install something else.
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

async function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return step('Installing Chromium', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const update = await capture('apt-get', ['update'], env);
    if (update.code !== 0) return false;
    const install = await capture(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'chromium'],
      env,
    );
    return install.code === 0;
  });
}

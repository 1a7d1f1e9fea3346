// Finds Redis for the tests of the live bus, or installs it with apt.
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { capture } from './run.js';
import { step } from './steps.js';

/**
 * Debian ships the redis-server program also as redis-check-rdb in redis-tools, a package that starts no service; it acts as
 * Redis when it is called redis-server.
 */
const names = ['redis-server', 'valkey-server', 'redis-check-rdb'];

export const redisAdvice =
  'There is no Redis for the tests of the live bus: install one (on Debian: sudo apt-get install redis-tools) or set REDIS_SERVER_PATH to a redis-server.';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} its path, or undefined when there is none and apt cannot help
 */
export async function findRedis(env) {
  // An explicit path must work.
  if (env.REDIS_SERVER_PATH) return (await runs(env.REDIS_SERVER_PATH)) ? env.REDIS_SERVER_PATH : undefined;
  return (await findPresent(env)) ?? ((await installRedis()) ? findPresent(env) : undefined);
}

/** @param {NodeJS.ProcessEnv} env */
async function findPresent({ PATH = '' }) {
  const folders = ['/usr/bin', ...PATH.split(path.delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const place of places) if (await runs(place)) return place;
  return undefined;
}

/** @param {string} place */
async function runs(place) {
  try {
    await access(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function installRedis() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  return step('Installing Redis', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const update = await capture('apt-get', ['update'], env);
    if (update.code !== 0) return false;
    const install = await capture(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'redis-tools'],
      env,
    );
    return install.code === 0;
  });
}

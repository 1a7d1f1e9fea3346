// Commands for operators: `seed` for load tests, `create-superadmin` and `remove-two-step` to regain access.
import { parseArgs } from 'node:util';
import { openAuth } from './core/auth.ts';
import { prepareDataDir } from './core/process/data-dir.ts';
import { tryLockDataDir } from './core/process/data-dir-lock.ts';
import { explainFailure } from './core/process/failure.ts';
import { beginLifetime, onStopSignals } from './core/process/lifetime.ts';
import { createLogger } from './core/process/logger.ts';
import { OperatorError } from './core/process/operator-error.ts';
import { loadSecret } from './core/crypto/secrets.ts';
import { parseSettings, type Settings } from './core/process/settings.ts';
import type { Database } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { seedLoadTestAds } from './database/seed/load-test-ads.ts';
import { removeTwoStepOf } from './features/accounts/two-step/operator-two-step.ts';
import { createSuperadmin } from './features/accounts/superadmin.ts';

type Parts = { settings: Settings; database: Database };
type Work = (parts: Parts) => Promise<void>;

const usage = `Use: npm run seed -- --ads N --seed S
     npm run admin -- create-superadmin E-MAIL
     npm run admin -- remove-two-step E-MAIL`;

const life = beginLifetime((error) => process.stderr.write(`${String(error)}\n`));
onStopSignals({ first: () => void leave(130), again: life.hurry });
let dataDir: string | undefined;
try {
  const work = readCommand(process.argv.slice(2));
  const settings = parseSettings(process.env);
  ({ dataDir } = settings);
  await work({ settings, database: await open(settings) });
  await leave(0);
} catch (error) {
  if (!life.isEnding.aborted) {
    const fault = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${explainFailure(error, dataDir) ?? fault}\n`);
    await leave(1);
  }
}

/** Invalid arguments are reported before anything is opened. */
function readCommand([command, ...args]: string[]): Work {
  if (command === 'seed') return readSeed(args);
  const [email, ...more] = args;
  if (email?.includes('@') && more.length === 0) {
    if (command === 'create-superadmin') return (parts) => makeSuperadmin(parts, email);
    if (command === 'remove-two-step') return (parts) => removeTwoStep(parts, email);
  }
  throw new OperatorError(usage);
}

function readSeed(args: string[]): Work {
  const options = { ads: { type: 'string' }, seed: { type: 'string', default: '1' } } as const;
  const values = parseOptions(() => parseArgs({ args, options }).values);
  const ads = Number(values.ads);
  const seed = Number(values.seed);
  const areValid = Number.isSafeInteger(ads) && ads > 0 && Number.isSafeInteger(seed);
  if (!areValid) throw new OperatorError(usage);
  return ({ database }) =>
    seedLoadTestAds(database, { ads, seed, onProgress: (written) => showProgress(written, ads) });
}

function parseOptions<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch {
    throw new OperatorError(usage);
  }
}

async function open(settings: Settings): Promise<Database> {
  await prepareDataDir(settings.dataDir);
  const opened = await openDatabase(settings, {
    logger: createLogger(settings.logLevel),
    signal: life.isEnding,
    asOwner: true,
  });
  life.atEnd((hurry) => close(opened, { folder: settings.dataDir, hurry }));
  await migrate(opened.background.pool);
  life.isEnding.throwIfAborted();
  return opened.background;
}

/** A cluster that was already running, or that a server has adopted since, keeps running. */
async function close(
  { database, background, cluster }: OpenDatabase,
  { folder, hurry }: { folder: string; hurry: AbortSignal },
): Promise<void> {
  if (!hurry.aborted) await Promise.all([database.close(), background.close()]);
  const unlock = cluster && !cluster.wasRunning ? tryLockDataDir(folder) : undefined;
  if (!unlock) return;
  await cluster?.stop();
  unlock();
}

async function makeSuperadmin({ settings, database }: Parts, email: string): Promise<void> {
  const secret = settings.secret ?? (await loadSecret(settings.dataDir, 'session-secret'));
  const made = await createSuperadmin({ settings, database, auth: openAuth(settings, secret) }, email);
  const password = made.password ?? '(the one the account has)';
  process.stdout.write(`Superadmin: ${made.email}\nPassword:   ${password}\n`);
}

async function removeTwoStep(parts: Parts, email: string): Promise<void> {
  await removeTwoStepOf(parts, email);
  process.stdout.write(`Two-step sign-in is removed from ${email}.\n`);
}

function showProgress(written: number, ads: number): void {
  const line = `${written.toLocaleString('en')} of ${ads.toLocaleString('en')} ads written`;
  process.stdout.write(process.stdout.isTTY ? `\r${line}${written < ads ? '' : '\n'}` : `${line}\n`);
}

async function leave(code: number): Promise<void> {
  await life.end();
  process.exit(code);
}

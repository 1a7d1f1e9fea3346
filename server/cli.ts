// Commands for operators: `seed` for load tests, `backup` and `restore`, `create-superadmin` and `remove-two-step` to regain access.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeBackup, describeRestored } from './backup/backup-texts.ts';
import { checkBackup, defaultBackupFolder, makeBackup } from './backup/make-backup.ts';
import { type Restore, restoreBackup } from './backup/restore-backup.ts';
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
type Work = (settings: Settings) => Promise<void>;

const usage = `Use: npm run seed -- --ads N --seed S
     npm run backup [-- FOLDER]
     npm run restore -- FOLDER [--move-old] [--erased FILE]
     npm run admin -- create-superadmin E-MAIL
     npm run admin -- remove-two-step E-MAIL`;

const life = beginLifetime((error) => process.stderr.write(`${String(error)}\n`));
onStopSignals({ first: () => void leave(130), again: life.hurry });
let dataDir: string | undefined;
try {
  const work = readCommand(process.argv.slice(2));
  const settings = parseSettings(process.env);
  ({ dataDir } = settings);
  const working = work(settings);
  // An interrupted backup deletes what it has written.
  life.atEnd(() => working.catch(() => undefined));
  await working;
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
  if (command === 'backup') return readBackup(args);
  if (command === 'restore') return readRestore(args);
  const [email, ...more] = args;
  if (email?.includes('@') && more.length === 0) {
    if (command === 'create-superadmin') return withDatabase((parts) => makeSuperadmin(parts, email));
    if (command === 'remove-two-step') return withDatabase((parts) => removeTwoStep(parts, email));
  }
  throw new OperatorError(usage);
}

function readSeed(args: string[]): Work {
  const options = { ads: { type: 'string' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseOptions(() => parseArgs({ args, options }));
  const ads = Number(values.ads);
  const seed = Number(values.seed);
  const areValid = Number.isSafeInteger(ads) && ads > 0 && Number.isSafeInteger(seed);
  if (!areValid) throw new OperatorError(usage);
  return withDatabase(({ database }) =>
    seedLoadTestAds(database, { ads, seed, onProgress: (written) => showProgress(written, ads) }),
  );
}

function readBackup(args: string[]): Work {
  const { positionals } = parseOptions(() => parseArgs({ args, options: {}, allowPositionals: true }));
  const [folder, ...more] = positionals;
  if (more.length > 0) throw new OperatorError(usage);
  return (settings) =>
    backUp(settings, folder ? path.resolve(folder) : defaultBackupFolder(settings.dataDir, new Date()));
}

function readRestore(args: string[]): Work {
  const options = { 'move-old': { type: 'boolean' }, erased: { type: 'string' } } as const;
  const { positionals, values } = parseOptions(() => parseArgs({ args, options, allowPositionals: true }));
  const [from, ...more] = positionals;
  if (!from || more.length > 0) throw new OperatorError(usage);
  const restore = { from: path.resolve(from), movesOld: values['move-old'] ?? false };
  const { erased } = values;
  return (settings) =>
    showRestored(settings, { ...restore, ...(erased && { erasedList: path.resolve(erased) }) });
}

function parseOptions<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch {
    throw new OperatorError(usage);
  }
}

function withDatabase(work: (parts: Parts) => Promise<void>): Work {
  return async (settings) => {
    await prepareDataDir(settings.dataDir);
    const { background: database } = await open(settings);
    await migrate(database.pool);
    life.isEnding.throwIfAborted();
    await work({ settings, database });
  };
}

/** Beside a server its database is used and left running; without one the folder is locked as by a server. */
async function open(settings: Settings): Promise<OpenDatabase> {
  const unlock = settings.databaseUrl ? undefined : tryLockDataDir(settings.dataDir);
  if (unlock) life.atEnd(async () => unlock());
  const opened = await openDatabase(settings, {
    logger: createLogger(settings.logLevel),
    signal: life.isEnding,
    asOwner: true,
  });
  const { database, background, cluster } = opened;
  if (unlock) life.atEnd(async () => cluster?.stop());
  life.atEnd(async (hurry) => {
    if (!hurry.aborted) await Promise.all([database.close(), background.close()]);
  });
  return opened;
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

async function backUp(settings: Settings, target: string): Promise<void> {
  await checkBackup(settings, target);
  const { ownerUrl } = await open(settings);
  const manifest = await makeBackup(settings, target, { url: ownerUrl, signal: life.isEnding });
  process.stdout.write(describeBackup(target, manifest));
}

async function showRestored(settings: Settings, restore: Restore): Promise<void> {
  const restored = await restoreBackup(settings, restore, life.isEnding);
  process.stdout.write(describeRestored(settings.dataDir, restored));
}

function showProgress(written: number, ads: number): void {
  const line = `${written.toLocaleString('en')} of ${ads.toLocaleString('en')} ads written`;
  process.stdout.write(process.stdout.isTTY ? `\r${line}${written < ads ? '' : '\n'}` : `${line}\n`);
}

async function leave(code: number): Promise<void> {
  await life.end();
  process.exit(code);
}

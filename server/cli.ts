// Commands for operators: `seed` for load tests, `backup` and `restore`, `create-superadmin` and `remove-two-step` to regain access.
import { describeBackup, describeRestored } from './backup/backup-texts.ts';
import { checkBackup, defaultBackupFolder, makeBackup } from './backup/make-backup.ts';
import { type Restore, restoreBackup } from './backup/restore-backup.ts';
import { type Command, readCommand } from './cli-arguments.ts';
import { openAuth } from './core/auth.ts';
import { prepareDataDir } from './core/process/data-dir.ts';
import { tryLockDataDir } from './core/process/data-dir-lock.ts';
import { explainFailure } from './core/process/failure.ts';
import { openShutdown, onStopSignals } from './core/process/shutdown.ts';
import { createLogger } from './core/process/logger.ts';
import { loadSecret } from './core/crypto/secrets.ts';
import { parseSettings, type Settings } from './core/process/settings.ts';
import type { Database } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { seedLoadTestAds } from './database/seed/load-test-ads.ts';
import { removeTwoStepOf } from './features/accounts/two-step/operator-two-step.ts';
import { createSuperadmin } from './features/accounts/superadmin.ts';

type Site = { settings: Settings; database: Database };
type Work = (settings: Settings) => Promise<void>;

const shutdown = openShutdown((error) => process.stderr.write(`${String(error)}\n`));
onStopSignals({ first: () => void leave(130), again: shutdown.force });
let dataDir: string | undefined;
try {
  // Invalid arguments are reported before anything is opened.
  const work = workOf(readCommand(process.argv.slice(2)));
  const settings = parseSettings(process.env);
  ({ dataDir } = settings);
  const working = work(settings);
  // The exit waits for the work: an interrupted backup first deletes the files it has written.
  shutdown.onClose(() => working.catch(() => undefined));
  await working;
  await leave(0);
} catch (error) {
  if (!shutdown.signal.aborted) {
    const fault = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${explainFailure(error, dataDir) ?? fault}\n`);
    await leave(1);
  }
}

function workOf(command: Command): Work {
  switch (command.name) {
    case 'seed':
      return withDatabase(({ database }) => seedAds(database, command));
    case 'backup':
      return (settings) =>
        backUp(settings, command.folder ?? defaultBackupFolder(settings.dataDir, new Date()));
    case 'restore':
      return (settings) => showRestored(settings, command.restore);
    case 'create-superadmin':
      return withDatabase((site) => makeSuperadmin(site, command.email));
    case 'remove-two-step':
      return withDatabase((site) => removeTwoStep(site, command.email));
  }
}

function withDatabase(work: (site: Site) => Promise<void>): Work {
  return async (settings) => {
    await prepareDataDir(settings.dataDir);
    const { background: database } = await open(settings);
    await migrate(database.pool);
    shutdown.signal.throwIfAborted();
    await work({ settings, database });
  };
}

/**
 * Opens the database. If a server runs on DATA_DIR, its database is used and left running; otherwise the command locks DATA_DIR
 * as a server would.
 */
async function open(settings: Settings): Promise<OpenDatabase> {
  const unlock = settings.databaseUrl ? undefined : tryLockDataDir(settings.dataDir);
  if (unlock) shutdown.onClose(async () => unlock());
  const opened = await openDatabase(settings, {
    logger: createLogger(settings.logLevel),
    signal: shutdown.signal,
    asOwner: true,
    restarts: unlock !== undefined,
  });
  const { database, background, cluster } = opened;
  if (unlock) shutdown.onClose(async () => cluster?.stop());
  shutdown.onClose(async (forced) => {
    if (!forced.aborted) await Promise.all([database.close(), background.close()]);
  });
  return opened;
}

function seedAds(database: Database, { ads, seed }: { ads: number; seed: number }): Promise<void> {
  return seedLoadTestAds(database, { ads, seed, onProgress: (written) => showProgress(written, ads) });
}

async function makeSuperadmin({ settings, database }: Site, email: string): Promise<void> {
  const secret = settings.secret ?? (await loadSecret(settings.dataDir, 'session-secret'));
  const created = await createSuperadmin({ settings, database, auth: openAuth(settings, secret) }, email);
  const password = created.password ?? '(the one the account has)';
  process.stdout.write(`Superadmin: ${created.email}\nPassword:   ${password}\n`);
}

async function removeTwoStep(site: Site, email: string): Promise<void> {
  await removeTwoStepOf(site, email);
  process.stdout.write(`Two-step sign-in is removed from ${email}.\n`);
}

async function backUp(settings: Settings, target: string): Promise<void> {
  await checkBackup(settings, target);
  const { ownerUrl } = await open(settings);
  const manifest = await makeBackup(settings, target, { url: ownerUrl, signal: shutdown.signal });
  process.stdout.write(describeBackup(target, manifest));
}

async function showRestored(settings: Settings, restore: Restore): Promise<void> {
  const restored = await restoreBackup(settings, restore, shutdown.signal);
  process.stdout.write(describeRestored(settings.dataDir, restored));
}

function showProgress(written: number, ads: number): void {
  const line = `${written.toLocaleString('en')} of ${ads.toLocaleString('en')} ads written`;
  process.stdout.write(process.stdout.isTTY ? `\r${line}${written < ads ? '' : '\n'}` : `${line}\n`);
}

async function leave(code: number): Promise<void> {
  await shutdown.run();
  process.exit(code);
}

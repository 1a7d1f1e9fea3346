// Creates a copy of a person's data: read in one snapshot, written to a file, and stored for download.
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { JobRun } from '../../core/jobs/jobs.ts';
import { queueMail } from '../../core/mail/outbox.ts';
import type { CopiedFile, CopiedRow } from '../../core/personal-data.ts';
import type { Services } from '../../core/http/request.ts';
import { openPictureFile } from '../pictures/actions.ts';
import { withTemporaryFile, removeExportFiles } from './export-files.ts';
import { type NamedPicture, namePictures } from './export-names.ts';
import { listOwnPictures, readRows } from './export-queries.ts';
import { README, writeReadme } from './export-readme.ts';
import { writeZip, type ZipWriter } from './export-zip.ts';
import { exportKey } from './keys.ts';
import { exportReadyMail } from './mails.ts';
import { findWaitingExport, isExportReady, markFailed, markReady, recordProgress } from './queries.ts';

/**
 * Creates a copy, unless it is already created or deleted. After a crash the job restarts from the beginning.
 *
 * @throws Error to be retried
 */
export async function makeExport(
  services: Services,
  id: string,
  { isLastTry, signal }: Pick<JobRun, 'isLastTry' | 'signal'>,
): Promise<void> {
  const userId = await findWaitingExport(services.database.kysely, id);
  if (userId === null) return;
  try {
    await withTemporaryFile(services, async (file) => {
      await writeCopy(services, { id, userId, file, signal });
      await publishCopy(services, id, file);
    });
  } catch (error) {
    if (!isLastTry) throw error;
    services.logger.error({ err: error, export: id }, 'A copy of personal data could not be created');
    await markFailed(services.database.kysely, id);
  }
}

interface Copy {
  id: string;
  userId: string;
  file: string;
  signal: AbortSignal;
}

async function writeCopy(services: Services, { id, userId, file, signal }: Copy): Promise<void> {
  const { database, settings, personalData } = services;
  const files = listFiles(personalData);
  const zip = writeZip(file, signal);
  try {
    const { pictures, step } = await database.kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const named = namePictures(await listOwnPictures(tx, userId));
        const advance = await openProgress(services, id, files.length + named.length + 1);
        const pathsOf = Map.groupBy(named, ({ ownerId }) => ownerId);
        const picturesOf = (ownerId: string) => (pathsOf.get(ownerId) ?? []).map(({ path }) => path);
        for (const { name, file: copied } of files) {
          const rows = readRows(tx, copied.query(userId));
          const written = asJson(rows, (row) => copied.complete?.(row, picturesOf) ?? row);
          await zip.add(`${name}.json`, Readable.from(written));
          await advance();
        }
        return { pictures: named, step: advance };
      });
    const missing = await addPictures(services, zip, { pictures, step });
    const readme = {
      madeAt: new Date(),
      publicUrl: settings.publicUrl,
      files,
      pictures: pictures.length,
      missing,
    };
    await zip.add(README, Readable.from([Buffer.from(writeReadme(readme))]));
    await zip.end();
    await step();
  } finally {
    zip.abort();
  }
}

/** Every file of a copy, in the order of the features. */
export function listFiles(personalData: Services['personalData']): { name: string; file: CopiedFile }[] {
  return personalData.flatMap(({ copied = {} }) =>
    Object.entries(copied).map(([name, file]) => ({ name, file })),
  );
}

/** Adds pictures one at a time. Returns the paths of those whose file no longer exists. */
async function addPictures(
  { storage }: Services,
  zip: ZipWriter,
  { pictures, step }: { pictures: NamedPicture[]; step: () => Promise<void> },
): Promise<string[]> {
  const missing: string[] = [];
  for (const { path, ...picture } of pictures) {
    const found = await openPictureFile(storage, picture);
    if (found) await zip.add(path, found.stream, { isPacked: true });
    else missing.push(path);
    await step();
  }
  return missing;
}

/** Counts steps, and stores the progress at each percent. */
async function openProgress({ database }: Services, id: string, total: number): Promise<() => Promise<void>> {
  let done = 0;
  await recordProgress(database.kysely, id, { done, total });
  return async () => {
    const before = Math.floor((100 * done) / total);
    done += 1;
    if (Math.floor((100 * done) / total) > before) await recordProgress(database.kysely, id, { done, total });
  };
}

async function* asJson(
  rows: AsyncIterable<CopiedRow>,
  complete: (row: CopiedRow) => CopiedRow,
): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const row of rows) {
    yield Buffer.from(before + JSON.stringify(complete(row), null, 2));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}

/** Stores the file before the row is updated, so that a ready copy always has its file. */
async function publishCopy(services: Services, id: string, file: string): Promise<void> {
  const { database, settings, storage } = services;
  const { size } = await stat(file);
  await storage.putFile(exportKey(id), file, 'application/zip');
  const isMarked = await database.kysely.transaction().execute(async (tx) => {
    const person = await markReady(tx, id, size);
    if (person) await queueMail(services, tx, exportReadyMail(person, settings.publicUrl));
    return person !== null;
  });
  if (isMarked || (await isExportReady(database.kysely, id))) return;
  // The person was erased meanwhile.
  await removeExportFiles(services, [id]);
}

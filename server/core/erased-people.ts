// The list of erased people: ids and times in a file beside the database, so that a restored backup can repeat the erasures.
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * One line for each person: the time and the id. A file rather than a table, since a restored backup of the database would lack
 * the erasures made after it.
 */
export const ERASED_PEOPLE_FILE = 'erased-people.txt';
/** Follows the id in a line if the person's public texts are erased too. */
const WITH_TEXTS = 'with-texts';

/** Appends a person to the list of this data folder; on disk when it returns. */
export async function recordErasure(
  dataDir: string,
  { userId, deletesTexts }: { userId: string; deletesTexts: boolean },
): Promise<void> {
  const line = `${new Date().toISOString()} ${userId}`;
  // An earlier release understands only the line without the suffix, so both lines are written.
  const lines = deletesTexts ? [line, `${line} ${WITH_TEXTS}`] : [line];
  await appendLines(path.join(dataDir, ERASED_PEOPLE_FILE), lines);
}

/** People in the list of this data folder, by id; none when there is no list. */
export async function readErased(dataDir: string): Promise<Map<string, { deletesTexts: boolean }>> {
  const people = new Map<string, { deletesTexts: boolean }>();
  for (const line of await readLines(path.join(dataDir, ERASED_PEOPLE_FILE))) {
    const [, userId = '', choice] = line.split(' ');
    people.set(userId, { deletesTexts: choice === WITH_TEXTS || people.get(userId)?.deletesTexts === true });
  }
  return people;
}

/** Adds the lines of another list that the one of this data folder lacks. Returns how many. */
export async function mergeErased(dataDir: string, otherList: string): Promise<number> {
  const file = path.join(dataDir, ERASED_PEOPLE_FILE);
  const known = new Set(await readLines(file));
  const missing = (await readLines(otherList)).filter((line) => !known.has(line));
  if (missing.length > 0) await appendLines(file, missing);
  return missing.length;
}

const LINE = /^\S+ [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?: with-texts)?$/;

/** Leaves out a line that was cut off by a crash. */
async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter((line) => LINE.test(line));
}

async function appendLines(file: string, lines: string[]): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    // Begins with a line break, so that a preceding line that a crash cut off does not spoil this one.
    await handle.writeFile(`\n${lines.join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

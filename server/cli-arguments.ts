// The arguments of the operator's commands.
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Restore } from './backup/restore-backup.ts';
import { OperatorError } from './core/process/operator-error.ts';

export type Command =
  | { name: 'seed'; ads: number; seed: number }
  /** `folder` is absolute; undefined for the default one. */
  | { name: 'backup'; folder: string | undefined }
  | { name: 'restore'; restore: Restore }
  | { name: 'create-superadmin' | 'remove-two-step'; email: string };

export const usage = `Use: npm run seed -- --ads N --seed S
     npm run backup [-- FOLDER]
     npm run restore -- FOLDER [--move-old] [--erased FILE]
     npm run admin -- create-superadmin E-MAIL
     npm run admin -- remove-two-step E-MAIL`;

/**
 * Reads the arguments after the file's name.
 *
 * @throws OperatorError with the usage
 */
export function readCommand([name, ...args]: string[]): Command {
  if (name === 'seed') return readSeed(args);
  if (name === 'backup') return readBackup(args);
  if (name === 'restore') return readRestore(args);
  const [email, ...more] = args;
  const isForAccount = name === 'create-superadmin' || name === 'remove-two-step';
  if (!isForAccount || !email?.includes('@') || more.length > 0) throw new OperatorError(usage);
  return { name, email };
}

function readSeed(args: string[]): Command {
  const options = { ads: { type: 'string' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseOptions(() => parseArgs({ args, options }));
  const ads = Number(values.ads);
  const seed = Number(values.seed);
  const areValid = Number.isSafeInteger(ads) && ads > 0 && Number.isSafeInteger(seed);
  if (!areValid) throw new OperatorError(usage);
  return { name: 'seed', ads, seed };
}

function readBackup(args: string[]): Command {
  const { positionals } = parseOptions(() => parseArgs({ args, options: {}, allowPositionals: true }));
  const [folder, ...more] = positionals;
  if (more.length > 0) throw new OperatorError(usage);
  return { name: 'backup', folder: folder ? path.resolve(folder) : undefined };
}

function readRestore(args: string[]): Command {
  const options = { 'move-old': { type: 'boolean' }, erased: { type: 'string' } } as const;
  const { positionals, values } = parseOptions(() => parseArgs({ args, options, allowPositionals: true }));
  const [from, ...more] = positionals;
  if (!from || more.length > 0) throw new OperatorError(usage);
  const restore = { from: path.resolve(from), movesOld: values['move-old'] ?? false };
  const { erased } = values;
  return { name: 'restore', restore: { ...restore, ...(erased && { erasedList: path.resolve(erased) }) } };
}

function parseOptions<Values>(parse: () => Values): Values {
  try {
    return parse();
  } catch {
    throw new OperatorError(usage);
  }
}

// What a feature stores about a person: how it is copied for them, and how it is erased.
import type { RawBuilder } from 'kysely';
import type { Connection } from '../database/connection.ts';
import type { Bus } from './bus/bus.ts';
import type { Logger } from './process/logger.ts';
import type { Storage } from './storage/storage.ts';

export interface PersonalData {
  /** Files of the copy, by name. */
  copied?: Readonly<Record<string, CopiedFile>>;
  /** Tables, and columns as `table.column`, that refer to a person and are not in the copy, each with the reason. */
  notCopied?: Readonly<Record<string, string>>;
  erasure?: Erasure;
}

export interface CopiedFile {
  /** What is in it, for the read-me of the copy. */
  description: string;
  /** One column `row` with Swedish names, without secrets and without other people's data. */
  query: (userId: string) => RawBuilder<unknown>;
  /** Puts codes into words, and adds the paths of pictures by the id of what has them. */
  complete?: (row: CopiedRow, picturesOf: (ownerId: string) => string[]) => CopiedRow;
}

export type CopiedRow = Record<string, unknown>;

export interface Erasure {
  /**
   * Removes what deleting the person's row leaves, in its transaction and before it. Returns what is to be done after the
   * commit: files to delete, cached pages to drop.
   */
  beforeRow?: (transaction: Connection, person: ErasedPerson) => Promise<AfterCommit | void>;
  /** Removes what nobody has any more once the row is deleted. */
  afterRow?: (transaction: Connection) => Promise<void>;
}

export interface ErasedPerson {
  userId: string;
  email: string;
}

export type AfterCommit = (services: { bus: Bus; storage: Storage; logger: Logger }) => Promise<void>;

// A feature's personal data: what the user's copy contains, and how it is erased.
import type { RawBuilder } from 'kysely';
import type { Connection, Database } from '../database/connection.ts';
import type { Bus } from './bus/bus.ts';
import type { DeferredTasks } from './jobs/deferred-tasks.ts';
import type { Live } from './live/live.ts';
import type { Logger } from './process/logger.ts';
import type { Settings } from './process/settings.ts';
import type { Storage } from './storage/storage.ts';

export interface PersonalData {
  /** Files of the copy, by name. */
  copied?: Readonly<Record<string, CopiedFile>>;
  /** Tables, and columns as `table.column`, that refer to a user and are not in the copy, each with the reason. */
  notCopied?: Readonly<Record<string, string>>;
  erasure?: Erasure;
}

export interface CopiedFile {
  /** Description of the file, for the copy's read-me. */
  description: string;
  /** One column `row` with Swedish names, without secrets and without other people's data. */
  query: (userId: string) => RawBuilder<unknown>;
  /** Replaces codes by texts, and adds the paths of pictures by their owner's id. */
  complete?: (row: CopiedRow, picturesOf: (ownerId: string) => string[]) => CopiedRow;
}

export type CopiedRow = Record<string, unknown>;

export interface Erasure {
  /**
   * Deletes data that is not deleted with the user's row, before it and in its transaction. Returns what to do after the commit:
   * files to delete, cached pages to invalidate.
   */
  beforeRow?: (transaction: Connection, person: ErasedPerson) => Promise<AfterCommit | void>;
  /** Deletes records that no longer belong to any user once the row is deleted. */
  afterRow?: (transaction: Connection) => Promise<void>;
}

export interface ErasedPerson {
  userId: string;
  email: string;
  /** Whether the address is proven to be the person's; otherwise rows that only have the address may be another person's. */
  isEmailConfirmed: boolean;
  /** Whether the person's public texts are deleted too; otherwise only their author's name is removed. */
  deletesTexts: boolean;
}

export type AfterCommit = (services: {
  bus: Bus;
  database: Database;
  deferredTasks: DeferredTasks;
  live: Live;
  storage: Storage;
  logger: Logger;
  settings: Settings;
}) => Promise<void>;

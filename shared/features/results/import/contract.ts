// Endpoints of importing results from CSV: a preview of what would change, and the import itself.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { withoutNul } from '../../../saved-text.ts';
import { RESULT_STATUSES } from '../rules.ts';
import { MAX_CSV_LENGTH } from './rules.ts';
import { importTexts } from './texts.ts';

const Csv = z
  .string(importTexts.empty)
  .check(withoutNul(), z.regex(/\S/, importTexts.empty), z.maxLength(MAX_CSV_LENGTH, importTexts.tooLong));

export const ROW_KINDS = ['new', 'changed', 'same', 'rejected'] as const;

export const ImportRow = z.object({
  /** The line of the row in the file. */
  line: z.number(),
  kind: z.enum(ROW_KINDS),
  home: z.string(),
  away: z.string(),
  league: z.string(),
  /** Null for a date that could not be read. */
  gameDate: z.nullable(z.string()),
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
  status: z.nullable(z.enum(RESULT_STATUSES)),
  /** What would change, or why the row is rejected; empty for others. */
  note: z.string(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportPreview = z.object({
  counts: z.object({ new: z.number(), changed: z.number(), same: z.number(), rejected: z.number() }),
  /** The first rows of each kind, in the order of the file. */
  rows: z.array(ImportRow),
  /** Teams and leagues that the import would create; a misspelt name shows up here. */
  newTeams: z.array(z.string()),
  newLeagues: z.array(z.string()),
  /** Identifies what was previewed: the import is refused if the results have changed since. */
  digest: z.string(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const tags = ['results', 'admin'];

export const importContract = {
  previewImport: oc
    .route({
      method: 'POST',
      path: '/admin/result-import-previews',
      summary: 'Reads a CSV file of results and returns which rows are new, changed and rejected',
      tags,
    })
    .input(z.object({ csv: Csv }))
    .output(ImportPreview),
  importResults: oc
    .route({
      method: 'POST',
      path: '/admin/result-imports',
      summary: 'Imports the new and changed rows of a previewed CSV file, all or none',
      tags,
    })
    .errors(mayRefuse('CONFLICT'))
    .input(z.object({ csv: Csv, digest: z.string().check(z.maxLength(100)) }))
    .output(z.object({ created: z.number(), changed: z.number() })),
};

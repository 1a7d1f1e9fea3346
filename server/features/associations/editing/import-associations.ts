// Imports associations from a CSV file: a preview of what would happen, and the import itself.
import type { ImportPreview, ImportRow } from '#shared/features/associations/editing/contract.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import type { Place } from '#shared/places/place.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { findSwedishTown } from '../../places/actions.ts';
import { publishAssociationChanged } from '../publish-changed.ts';
import { insertAssociation, listKnown } from './editing-queries.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { columnsOf } from './save-association.ts';

type AssessedRow = ImportRow & Pick<CsvRow, 'association'>;

/** @throws ORPCError UNPROCESSABLE_CONTENT for a file that cannot be read */
export async function previewImport(services: Services, csv: string): Promise<ImportPreview> {
  const { rows, ignoredColumns } = readCsv(csv);
  const assessed = await assess(services, rows);
  return { rows: assessed.map(({ association: _association, ...row }) => row), ignoredColumns };
}

/**
 * Creates the new ones, all or none; rows that are not valid or exist already are left out.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a file that cannot be read
 */
export async function importAssociations(
  actor: Actor,
  csv: string,
): Promise<{ created: number; skipped: number }> {
  const { rows } = readCsv(csv);
  const assessed = await assess(actor, rows);
  const created = assessed.flatMap(({ outcome, association }) =>
    outcome === 'new' && association ? [association] : [],
  );
  const towns = new Map<string, Place | null>();
  for (const { city } of created) if (!towns.has(city)) towns.set(city, await findSwedishTown(actor, city));
  const ids = await actor.database.kysely.transaction().execute(async (tx) => {
    const inserted: string[] = [];
    for (const association of created)
      inserted.push(await insertAssociation(tx, columnsOf(association, towns.get(association.city) ?? null)));
    const [first] = inserted;
    if (first !== undefined)
      await writeAuditEntry(tx, actor, {
        action: 'association.import',
        target: { type: 'association', id: first },
        after: { importedCount: inserted.length },
      });
    return inserted;
  });
  if (ids[0] !== undefined) await publishAssociationChanged(actor, ids[0]);
  return { created: ids.length, skipped: rows.length - ids.length };
}

/** One with the same name in the same town exists already, here or above in the file. */
async function assess({ database }: Services, rows: readonly CsvRow[]): Promise<AssessedRow[]> {
  const known = new Set((await listKnown(database)).map(keyOf));
  return rows.map(({ line, values, association, reason }) => {
    const row = { line, name: values.name ?? '', city: values.city ?? '', association };
    if (!association) return { ...row, outcome: 'invalid', reason };
    const key = keyOf(association);
    if (known.has(key)) return { ...row, outcome: 'exists', reason: 'Finns redan' };
    known.add(key);
    return { ...row, outcome: 'new', reason: '' };
  });
}

function keyOf({ name, city }: { name: string; city: string }): string {
  return `${foldPlaceName(name)}\n${foldPlaceName(city)}`;
}

// Imports associations from a CSV file: a preview of what would happen, and the import itself.
import { randomUUID } from 'node:crypto';
import type {
  ImportPreview,
  ImportRow,
  NewAssociation,
} from '#shared/features/associations/editing/contract.ts';
import type { County } from '#shared/places/counties.ts';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import type { Place } from '#shared/places/place.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { publishAssociationChanged } from '../publish-changed.ts';
import { insertAssociation, listKnown, lockImport } from './editing-queries.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { columnsOf, findTownInCounty, findTownOf } from './save-association.ts';

type AssessedRow = ImportRow & Pick<CsvRow, 'association' | 'county'>;

/** @throws ORPCError UNPROCESSABLE_CONTENT for a file that cannot be read */
export async function previewImport(services: Services, csv: string): Promise<ImportPreview> {
  const { rows, ignoredColumns } = readCsv(csv);
  const assessed = await assess(services.database.kysely, rows);
  return {
    rows: assessed.map(({ association: _association, county: _county, ...row }) => row),
    ignoredColumns,
  };
}

/**
 * Creates the new associations, all or none; rows that are not valid or exist already are left out.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a file that cannot be read
 */
export async function importAssociations(
  actor: Actor,
  csv: string,
): Promise<{ created: number; skipped: number }> {
  const { rows } = readCsv(csv);
  const towns = new Map<string, Place | null>();
  for (const row of rows)
    if (row.association && !towns.has(townKeyOf(row)))
      towns.set(townKeyOf(row), await findTownOfRow(actor, row.association, row.county));
  const ids = await actor.database.kysely.transaction().execute(async (tx) => {
    // Two imports of the same file at once would both find its associations new.
    await lockImport(tx);
    const created = (await assess(tx, rows)).flatMap((row) =>
      row.outcome === 'new' && row.association ? [{ ...row, association: row.association }] : [],
    );
    const inserted: string[] = [];
    for (const row of created) {
      const id = randomUUID();
      const town = towns.get(townKeyOf(row)) ?? null;
      // The county has chosen the town, so that a later edit does not choose a larger one of the same name.
      const placeId = row.county && row.association.city && town ? town.id : null;
      await insertAssociation(tx, {
        ...columnsOf({ ...row.association, placeId }, town, row.county ?? ''),
        id,
      });
      inserted.push(id);
    }
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

/** A row exists already if an association with its name and town is stored, or is in an earlier row. */
async function assess(connection: Connection, rows: readonly CsvRow[]): Promise<AssessedRow[]> {
  const known = new Set((await listKnown(connection)).map(keyOf));
  return rows.map(({ line, values, association, county, reason }) => {
    const row = { line, name: values.name ?? '', city: values.city ?? '', association, county };
    if (!association) return { ...row, outcome: 'invalid', reason };
    const key = keyOf(association);
    if (known.has(key)) return { ...row, outcome: 'exists', reason: 'Finns redan' };
    known.add(key);
    return { ...row, outcome: 'new', reason: '' };
  });
}

function townKeyOf({ association, county }: Pick<CsvRow, 'association' | 'county'>): string {
  return [association?.city, association?.postalCode, county].join('\n');
}

async function findTownOfRow(services: Services, association: NewAssociation, county: County | null) {
  const { city } = association;
  return county && city ? findTownInCounty(services, { city, county }) : findTownOf(services, association);
}

function keyOf({ name, city }: { name: string; city: string }): string {
  return `${foldPlaceName(name)}\n${foldPlaceName(city)}`;
}

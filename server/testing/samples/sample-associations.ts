// Associations for tests, written directly as rows.
import { randomUUID } from 'node:crypto';
import { NewAssociation, type AssociationInput } from '#shared/features/associations/editing/contract.ts';
import type { Database } from '../../database/connection.ts';
import { insertAssociation, saveHours } from '../../features/associations/editing/editing-queries.ts';
import { columnsOf } from '../../features/associations/editing/save-association.ts';

/** Inserts an association; returns its id. */
export async function insertAssociationRow(
  { kysely }: Pick<Database, 'kysely'>,
  input: Partial<AssociationInput> = {},
): Promise<string> {
  const association = NewAssociation.parse({ name: 'Ekstad Basket', ...input });
  const id = association.id ?? randomUUID();
  await insertAssociation(kysely, { ...columnsOf(association, null), id });
  await saveHours(kysely, id, association.hours);
  return id;
}

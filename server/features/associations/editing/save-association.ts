// Creates and changes associations. Source: spec 2 §5 Association, §7 associations.
import { randomUUID } from 'node:crypto';
import type {
  AssociationTable,
  AssociationTableSearch,
  EditedAssociation,
  NewAssociation,
} from '#shared/features/associations/editing/contract.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import type { County } from '#shared/places/counties.ts';
import type { Place } from '#shared/places/place.ts';
import { cityOfPostalCode, countyOfPlace } from '#shared/places/postal-codes.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { loadTableSearch } from '../../../core/search/name-search.ts';
import { writeAuditEntry } from '../../audit/actions.ts';
import { removePictureFiles, setLogo } from '../../pictures/actions.ts';
import { findChosenPlace, findSwedishTown } from '../../places/actions.ts';
import { countAssociations, logoSql } from '../list/list-queries.ts';
import { publishAssociationChanged } from '../publish-changed.ts';
import { searchColumns } from '../search-columns.ts';
import {
  type AssociationColumns,
  findEdited,
  insertAssociation,
  lockAssociation,
  saveHours,
  updateAssociation,
} from './editing-queries.ts';
import { listForTable } from './table-queries.ts';

const PAGE_SIZE = 25;

const tableColumns = `associations.id, name, contact_person as "contactPerson", phone, email, website_url as "websiteUrl",
  city, county, has_open_court as "hasOpenCourt", ${logoSql} as logo, is_sample as "isSample"`;

/** @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor */
export async function listForStaff(
  { database, answerCache }: Services,
  { search, county, court, ...page }: AssociationTableSearch,
): Promise<AssociationTable> {
  const found = await loadTableSearch({ database, answerCache }, search);
  const filter = { ...found, county, hasOpenCourt: court === 'open', findsPersons: true };
  const [{ rows, next, previous }, total] = await Promise.all([
    listForTable<AssociationTable['associations'][number]>(database, filter, {
      columns: tableColumns,
      size: PAGE_SIZE,
      ...page,
    }),
    countAssociations(database, filter),
  ]);
  return { associations: rows, total, next, previous };
}

/** @throws ORPCError NOT_FOUND */
export async function findForStaff({ database }: Services, id: string): Promise<EditedAssociation> {
  return (await findEdited(database.kysely, id)) ?? refuse('NOT_FOUND', associationTexts.notFound);
}

/**
 * Idempotent: for an id that exists, the association is returned as it is.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a logo that is not the actor's upload
 */
export async function createAssociation(
  actor: Actor,
  { id = randomUUID(), ...input }: NewAssociation,
): Promise<EditedAssociation> {
  const columns = columnsOf(input, await findTownOf(actor, input));
  const isCreated = await actor.database.kysely.transaction().execute(async (tx) => {
    if (!(await insertAssociation(tx, { ...columns, id }))) return false;
    await saveHours(tx, id, input.hours);
    await setLogo(tx, { associationId: id, userId: actor.viewer.id, id: input.logoId });
    const target = { type: 'association', id } as const;
    await writeAuditEntry(tx, actor, { action: 'association.create', target });
    return true;
  });
  if (isCreated) await publishAssociationChanged(actor, id);
  return findForStaff(actor, id);
}

/**
 * @param change.version the version that the change began with
 * @throws ORPCError NOT_FOUND; CONFLICT if it was changed since; UNPROCESSABLE_CONTENT for a logo that is not the actor's
 */
export async function changeAssociation(
  actor: Actor,
  { id, version, ...input }: NewAssociation & { id: string; version: number },
): Promise<EditedAssociation> {
  const town = await findTownOf(actor, input);
  const dropped = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = (await lockAssociation(tx, id)) ? await findEdited(tx, id) : null;
    if (!before) return refuse('NOT_FOUND', associationTexts.notFound);
    if (before.version !== version) refuse('CONFLICT', associationTexts.changedMeanwhile);
    const isMoved = input.city !== before.city || input.postalCode !== before.postalCode;
    // An import may have named the county of a town that is not known.
    const namedCounty = town || isMoved ? '' : before.county;
    await updateAssociation(tx, id, columnsOf(input, town, namedCounty));
    await saveHours(tx, id, input.hours);
    const logos = await setLogo(tx, { associationId: id, userId: actor.viewer.id, id: input.logoId });
    const changedFields = namesOfChanged(before, input);
    const target = { type: 'association', id } as const;
    await writeAuditEntry(tx, actor, { action: 'association.change', target, after: { changedFields } });
    return logos;
  });
  await publishAssociationChanged(actor, id);
  await removePictureFiles(actor, dropped);
  return findForStaff(actor, id);
}

/** The town of an association: the chosen one, or else by its name or by the postal code; null if none is known. */
export async function findTownOf(
  services: Services,
  { city, placeId, postalCode }: Pick<NewAssociation, 'city' | 'placeId' | 'postalCode'>,
): Promise<Place | null> {
  const chosen = await findChosenPlace(services, { placeId, name: city });
  if (chosen) return chosen;
  const named = await findSwedishTown(services, city, countyOfPlace({ postalCode, city }));
  return named ?? findSwedishTown(services, cityOfPostalCode(postalCode));
}

/** The town with this name in this county; null if the county has none. */
export async function findTownInCounty(
  services: Services,
  { city, county }: { city: string; county: County },
): Promise<Place | null> {
  const town = await findSwedishTown(services, city, county);
  return town?.county === county ? town : null;
}

/** The log names fields without their values, which are about people. */
function namesOfChanged(
  { logo, ...before }: EditedAssociation,
  { logoId, ...input }: NewAssociation,
): string {
  const values: Readonly<Record<string, unknown>> = { ...before, logoId: logo?.id ?? null };
  return Object.entries({ ...input, logoId })
    .filter(([field, value]) => JSON.stringify(values[field]) !== JSON.stringify(value))
    .map(([field]) => field)
    .join(', ');
}

/** @param namedCounty the one that a file has named; empty if the town decides */
export function columnsOf(input: NewAssociation, town: Place | null, namedCounty = ''): AssociationColumns {
  const { name, city, district, contactPerson, postalCode, latitude, longitude } = input;
  const isChosen = town !== null && town.id === input.placeId;
  const derivedCounty = isChosen ? town.county : (countyOfPlace({ postalCode, city }) ?? town?.county);
  const columns = {
    name,
    city,
    district,
    contact_person: contactPerson,
    description: input.description,
    phone: input.phone,
    email: input.email,
    website_url: input.websiteUrl,
    postal_code: postalCode,
    county: namedCounty || derivedCounty || '',
    federation: input.federation,
    has_open_court: input.hasOpenCourt,
    open_court_days: input.openCourtDays,
    open_court_info: input.openCourtInfo,
    place_id: isChosen ? town.id : null,
    is_placed: latitude !== null,
    latitude: latitude ?? town?.latitude ?? null,
    longitude: longitude ?? town?.longitude ?? null,
  };
  return { ...columns, ...searchColumns(columns) };
}

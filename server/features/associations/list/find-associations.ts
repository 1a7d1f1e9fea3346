// Lists associations, or their places for a map.
import type {
  AssociationList,
  AssociationPins,
  AssociationRow,
  AssociationSearch,
  ListedOpening,
} from '#shared/features/associations/list/contract.ts';
import { DISTRICTS } from '#shared/features/associations/rules.ts';
import { pinsOf } from '#shared/places/pins.ts';
import type { Corrected } from '#shared/search/corrected.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { loadCorrectedSearch } from '../../../core/search/name-search.ts';
import { requirePlace } from '../../places/actions.ts';
import { listByDistance } from './distance-queries.ts';
import { findOpenings } from './find-openings.ts';
import {
  type AssociationFilter,
  hasAssociation,
  listByName,
  listDistricts,
  listPins,
  logoSql,
} from './list-queries.ts';
import { hasOpenCourtSql } from './open-hours-queries.ts';

const PAGE_SIZE = 24;
const MAX_PINS = 2000;

type Reader = Pick<RequestContext, 'database' | 'answerCache' | 'viewer'>;
type ListedRow = Omit<AssociationRow, 'openings' | 'kilometres'> & { kilometres?: number | null };

const columns = `associations.id, name, city, county, district, ${logoSql} as logo, ${hasOpenCourtSql} as "hasOpenCourt",
  case when ${hasOpenCourtSql} then open_court_days else '' end as "openCourtDays", is_sample as "isSample"`;

/**
 * One page by name, or by distance from a place. Contact persons are found by signed-in users only.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid cursor; NOT_FOUND for an unknown place
 */
export async function findAssociations(
  context: RequestContext,
  { after, before, near, ...search }: AssociationSearch,
): Promise<AssociationList> {
  const { filter, openings, corrected } = await planList(context, search);
  const options = { columns, size: PAGE_SIZE, after, before };
  const page =
    near === undefined
      ? await listByName<ListedRow>(context.database, filter, options)
      : await listByDistance<ListedRow>(context.database, filter, {
          ...options,
          center: await requirePlace(context, near),
        });
  const associations = page.rows.map((row) =>
    Object.assign(row, {
      openings: openings?.get(row.id) ?? [],
      kilometres: typeof row.kilometres !== 'number' ? null : Math.round(row.kilometres * 10) / 10,
    }),
  );
  return { associations, corrected, next: page.next, previous: page.previous };
}

export async function findPins(context: Reader, search: AssociationSearch): Promise<AssociationPins> {
  const { filter, openings, corrected } = await planList(context, search);
  const rows = await listPins(context.database, filter, MAX_PINS + 1);
  const opened = openings ? rows.slice(0, MAX_PINS).map(({ id }) => openings.get(id) ?? []) : [];
  return {
    ...pinsOf(rows, MAX_PINS),
    openings: opened.map((each) => each.map(({ from, until, address }) => ({ from, until, address }))),
    corrected,
  };
}

async function planList(
  { database, answerCache, viewer }: Reader,
  { search, exact, county, district, open, at }: AssociationSearch,
): Promise<{
  filter: AssociationFilter;
  openings: Map<string, ListedOpening[]> | null;
  corrected: Corrected;
}> {
  const openings =
    open && open !== 'any' ? await findOpenings(database, { open, at, now: new Date() }) : null;
  const findsPersons = viewer !== null;
  const filter = {
    county,
    district,
    findsPersons,
    hasCurrentOpenCourt: open === 'any',
    ids: openings ? [...openings.keys()] : undefined,
  };
  const { words, corrected } = await loadCorrectedSearch(
    { database, answerCache },
    {
      search,
      exact,
      table: 'association_search_words',
      isFound: (found) => hasAssociation(database, { ...filter, words: found }),
      isKnown: (known) => hasAssociation(database, { findsPersons, words: known }),
    },
  );
  return { openings, filter: { ...filter, words }, corrected };
}

/** The districts of the federation, and others that associations name. */
export async function findDistricts({ database }: Pick<RequestContext, 'database'>): Promise<string[]> {
  const named = await listDistricts(database);
  return [...new Set([...DISTRICTS, ...named])].toSorted(new Intl.Collator('sv').compare);
}

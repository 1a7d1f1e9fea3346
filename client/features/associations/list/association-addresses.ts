// URLs of the list of associations.
import {
  type AssociationsAddress,
  parseAssociationsAddress,
  takesTime,
} from '#shared/features/associations/list/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query with the parameters in a fixed order, so that each list has one canonical URL. */
export function associationsHref(address: AssociationsAddress): string {
  return paths.associations + stringifySearch({ ...parseAssociationsAddress({ ...address }) });
}

/** The list of a search as it was typed, without correction. */
export function typedAssociationsHref(address: AssociationsAddress): string {
  return associationsHref({ ...changeAssociationsAddress(address, {}), exact: 'true' });
}

/** Changes the list and returns to its first page. An empty value removes a filter; a new text removes `exact`. */
export function changeAssociationsAddress(
  address: AssociationsAddress,
  change: Readonly<Record<string, string | undefined>>,
): AssociationsAddress {
  const { after: _after, before: _before, page: _page, ...rest } = address;
  const isOtherText = change['search'] !== undefined && change['search'] !== address.search;
  return parseAssociationsAddress({ ...rest, ...(isOtherText && { exact: undefined }), ...change });
}

/** URLs of the previous and next page, undefined at the ends. */
export function adjacentAssociationHrefs(
  address: AssociationsAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeAssociationsAddress(address, {});
  return adjacentPages(address.page, cursors, (params) => associationsHref({ ...start, ...params }));
}

const REFRESH_MS = 60_000;

/** How often a list is loaded again, in ms: a list of what is open now or today changes with the clock. */
export function refreshIntervalOf({ open, at }: AssociationsAddress): number | false {
  return open && takesTime(open) && at === undefined ? REFRESH_MS : false;
}

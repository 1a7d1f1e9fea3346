// Addresses of the back office's table of associations.
import {
  type AssociationTableAddress,
  parseAssociationTableAddress,
} from '#shared/features/associations/editing/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

/** Path and query; each table state has one address. */
export function associationTableHref(address: AssociationTableAddress): string {
  return paths.adminAssociations + stringifySearch({ ...parseAssociationTableAddress({ ...address }) });
}

/** The address with another search, at the first page. */
export function changeAssociationTable(
  address: AssociationTableAddress,
  change: Record<string, string | undefined>,
): AssociationTableAddress {
  const { after: _after, before: _before, page: _page, ...filters } = address;
  return parseAssociationTableAddress({ ...filters, ...change });
}

export function adjacentTableHrefs(
  address: AssociationTableAddress,
  cursors: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeAssociationTable(address, {});
  return adjacentPages(address.page, cursors, (place) => associationTableHref({ ...start, ...place }));
}

// Addresses of the list of messages to the operator.
import { type ContactAddress, parseContactAddress } from '#shared/features/contact/address.ts';
import { paths } from '#shared/paths.ts';
import { adjacentPages, type AdjacentPages } from '../../../core/adjacent-pages.ts';
import { stringifySearch } from '../../../core/search-params.ts';

export function contactHref(address: ContactAddress): string {
  return paths.adminContactMessages + stringifySearch({ ...parseContactAddress({ ...address }) });
}

/** The address with other filters, at the first page. */
export function changeContact(
  address: ContactAddress,
  change: Record<string, string | undefined>,
): ContactAddress {
  const { after: _after, before: _before, page: _page, ...filters } = address;
  return parseContactAddress({ ...filters, ...change });
}

export function adjacentContactHrefs(
  address: ContactAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeContact(address, {});
  return adjacentPages(address.page, places, (place) => contactHref({ ...start, ...place }));
}

// Addresses of the outbox.
import { type MailsAddress, parseMailsAddress } from '#shared/features/mails/address.ts';
import { paths } from '#shared/paths.ts';
import { type AdjacentPages, adjacentPages } from '../../core/adjacent-pages.ts';
import { stringifySearch } from '../../core/search-params.ts';

export function mailsHref(address: MailsAddress): string {
  return paths.adminMail + stringifySearch({ ...parseMailsAddress({ ...address }) });
}

/** The address with other filters, at the first page. An empty value clears a filter. */
export function changeMails(address: MailsAddress, change: Record<string, string>): MailsAddress {
  const { after: _after, before: _before, page: _page, ...filters } = address;
  return parseMailsAddress({ ...filters, ...change });
}

export function adjacentMailHrefs(
  address: MailsAddress,
  places: { next: string | null; previous: string | null },
): AdjacentPages {
  const start = changeMails(address, {});
  return adjacentPages(address.page, places, (place) => mailsHref({ ...start, ...place }));
}

// Search parameters of the security event list.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';

export interface SecurityAddress extends TablePageParams {
  /** A person, an IP address or a page. */
  search?: string;
  event?: string;
  /** The newest first by default. */
  sort?: 'oldest';
}

/** Fewer characters could be anywhere, and no index finds them. */
const MIN_SEARCH_LENGTH = 3;

export function isTooShortSearch(search: string | undefined): boolean {
  return Boolean(search) && Array.from(search ?? '').length < MIN_SEARCH_LENGTH;
}

export function parseSecurityAddress(params: Readonly<Record<string, unknown>>): SecurityAddress {
  return parseTableAddress(params, { event: /^[a-z_]{1,60}$/, sort: /^oldest$/ });
}

/** The parameters that the API takes. */
export function securitySearchOf(address: SecurityAddress): Omit<SecurityAddress, 'page'> {
  const { page: _page, ...search } = parseSecurityAddress({ ...address });
  return search;
}

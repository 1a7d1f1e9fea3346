// Search parameters of the security event list.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';

export interface SecurityAddress extends TablePageParams {
  event?: string;
}

export function parseSecurityAddress(params: Readonly<Record<string, unknown>>): SecurityAddress {
  const { search: _search, ...address } = parseTableAddress(params, { event: /^[a-z_]{1,60}$/ });
  return address;
}

/** The parameters that the API takes. */
export function securitySearchOf(address: SecurityAddress): Omit<SecurityAddress, 'page'> {
  const { page: _page, ...search } = parseSecurityAddress({ ...address });
  return search;
}

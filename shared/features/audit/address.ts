// Search parameters of the audit log.
import { isDay } from '../../stockholm-time.ts';
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';
import { ACTION_PATTERN } from './rules.ts';

export interface AuditAddress extends TablePageParams {
  /** Actor or target: a substring of a name or e-mail address, or an id. */
  search?: string;
  action?: string;
  /** Days in Stockholm, inclusive. */
  from?: string;
  to?: string;
  /** The newest first by default. */
  sort?: 'oldest';
}

const day = /^2\d{3}-\d\d-\d\d$/;

export function parseAuditAddress(params: Readonly<Record<string, unknown>>): AuditAddress {
  const address: AuditAddress = parseTableAddress(params, {
    action: ACTION_PATTERN,
    from: day,
    to: day,
    sort: /^oldest$/,
  });
  if (address.from && !isDay(address.from)) delete address.from;
  if (address.to && !isDay(address.to)) delete address.to;
  return address;
}

/** The parameters that the API takes. */
export function auditSearchOf(address: AuditAddress): Omit<AuditAddress, 'page'> {
  const { page: _page, ...search } = parseAuditAddress({ ...address });
  return search;
}

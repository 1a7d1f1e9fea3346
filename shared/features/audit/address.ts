// The address of the log.
import { parseTableAddress, type TablePlace } from '../../table-address.ts';
import type { AuditAction } from './actions.ts';

export interface AuditAddress extends TablePlace {
  /** Who did it, or to whom or what it was done: a piece of a name or an e-mail address, or an id. */
  search?: string;
  action?: AuditAction;
  /** Days in Stockholm, both included. */
  from?: string;
  to?: string;
}

const day = /^2\d{3}-\d\d-\d\d$/;

export function parseAuditAddress(params: Readonly<Record<string, unknown>>): AuditAddress {
  return parseTableAddress(params, { action: /^[a-z]+\.[a-z-]+$/, from: day, to: day });
}

/** The part of an address that is asked of the API. */
export function auditSearchOf(address: AuditAddress): Omit<AuditAddress, 'page'> {
  const { page: _page, ...search } = parseAuditAddress({ ...address });
  return search;
}

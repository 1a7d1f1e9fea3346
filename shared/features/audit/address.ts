// The address of the log: what it is asked for, and how far into it one has come.
import { AUDIT_ACTIONS, type AuditAction } from './rules.ts';

export interface AuditAddress {
  /** Who did it, or to whom or what it was done: a piece of a name or an e-mail address, or an id. */
  search?: string;
  action?: AuditAction;
  /** Days in Stockholm, both included. */
  from?: string;
  to?: string;
  after?: string;
  before?: string;
  page?: string;
}

/** Reads the address; what it does not understand is left out. */
export function parseAuditAddress(params: Record<string, unknown>): AuditAddress {
  const text = (name: string): string => {
    const given = params[name];
    return typeof given === 'string' ? given.trim() : '';
  };
  const day = (name: string): string => (isDay(text(name)) ? text(name) : '');
  const search = text('search').slice(0, 100);
  const action = AUDIT_ACTIONS.find((one) => one === text('action'));
  const [after, before] = [text('after'), text('before')];
  return {
    ...(search && { search }),
    ...(action && { action }),
    ...(day('from') && { from: day('from') }),
    ...(day('to') && { to: day('to') }),
    ...(after && after.length <= 200 && { after }),
    ...(before && before.length <= 200 && { before }),
    ...(/^[1-9]\d{0,5}$/.test(text('page')) && { page: text('page') }),
  };
}

/** The part of an address that is asked of the API. */
export function auditSearchOf({ page: _page, ...search }: AuditAddress): Omit<AuditAddress, 'page'> {
  return search;
}

function isDay(text: string): boolean {
  return /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

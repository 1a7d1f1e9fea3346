// Search parameters of the newsletter in the back office.
import { parseTableAddress } from '../../table-address.ts';
import { ISSUE_STATUSES } from './rules.ts';

export interface NewsletterAddress {
  /** Only issues in this status. */
  status?: (typeof ISSUE_STATUSES)[number];
}

const status = new RegExp(`^(${ISSUE_STATUSES.join('|')})$`);

/** Ignores invalid parameters. */
export function parseNewsletterAddress(params: Readonly<Record<string, unknown>>): NewsletterAddress {
  return parseTableAddress({ status: params['status'] }, { status });
}

// Search parameters of the outbox.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';
import type { MailStatus } from './rules.ts';

export interface MailsAddress extends TablePageParams {
  /** A substring of the recipient's address or of the subject. */
  search?: string;
  status?: MailStatus;
  /** The newest first by default. */
  sort?: 'oldest';
}

/** Ignores invalid parameters. */
export function parseMailsAddress(params: Readonly<Record<string, unknown>>): MailsAddress {
  return parseTableAddress(params, { status: /^(queued|sent|failed|held)$/, sort: /^oldest$/ });
}

/** The parameters that the API takes. */
export function mailsSearchOf(address: MailsAddress): Omit<MailsAddress, 'page'> {
  const { page: _page, ...search } = parseMailsAddress({ ...address });
  return search;
}

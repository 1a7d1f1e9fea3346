// Search parameters of the outbox.
import { parseTableAddress, type TablePageParams } from '../../table-address.ts';
import type { MailStatus } from './rules.ts';

export interface MailsAddress extends TablePageParams {
  status?: MailStatus;
}

/** Ignores invalid parameters. */
export function parseMailsAddress(params: Readonly<Record<string, unknown>>): MailsAddress {
  const { search: _search, ...address } = parseTableAddress(params, {
    status: /^(queued|sent|failed|held)$/,
  });
  return address;
}

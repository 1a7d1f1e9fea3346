// A stored mail server as the API sends it: never its password.
import type { StoredMailServer } from '#shared/features/mails/server/contract.ts';
import type { MailServerRow } from '../../../core/mail/mail-server-queries.ts';

export function viewMailServer(row: MailServerRow): StoredMailServer {
  const { host, port, security, username, sender, sealed_password: sealed } = row;
  return { host, port, security, username, hasPassword: sealed !== null, sender };
}

// Mails as the API sends them.
import type { ListedMail } from '#shared/features/mails/contract.ts';
import { mailPermissions } from '#shared/features/mails/rules.ts';
import type { MailRow } from './queries.ts';

export function viewMail(row: MailRow): ListedMail {
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    tries: row.tries,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    can: mailPermissions(row.status),
  };
}

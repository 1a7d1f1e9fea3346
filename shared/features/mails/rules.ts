// States of a mail in the outbox, and permitted actions.

export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'held'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Only held mails are readable: a queued mail contains links that grant access to an account. */
export function mailPermissions(status: MailStatus): { read: boolean; resend: boolean } {
  return { read: status === 'held', resend: status === 'failed' };
}

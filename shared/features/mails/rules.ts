// What a mail in the outbox can be, and what may be done with it.

export const MAIL_STATUSES = ['queued', 'sent', 'failed', 'held'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/**
 * Only what cannot reach anyone otherwise is read here: a mail on its way carries links that let in whoever reads them.
 */
export function mayWithMail(status: MailStatus): { read: boolean; resend: boolean } {
  return { read: status === 'held', resend: status === 'failed' };
}

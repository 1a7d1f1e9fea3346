// Texts of the outbox in the back office.
import type { MailStatus } from './rules.ts';

export const mailStatuses: Record<
  MailStatus,
  { label: string; tone: 'neutral' | 'success' | 'danger' | 'warning' }
> = {
  queued: { label: 'I kö', tone: 'neutral' },
  sent: { label: 'Skickat', tone: 'success' },
  failed: { label: 'Misslyckades', tone: 'danger' },
  held: { label: 'Ej skickat (ingen e-postserver)', tone: 'warning' },
};

export const mailTexts = {
  listFailed: 'Kunde inte hämta e-post',
  readFailed: 'Kunde inte hämta mejlet',
  resent: (count: number) =>
    count === 1 ? 'Mejlet är lagt i kön igen' : `${count} mejl är lagda i kön igen`,
  resendFailed: 'Kunde inte skicka mejlet igen',
  someNotResent: 'Kunde inte skicka alla igen',
  notReadable: 'Mejlet finns inte, eller så kan det inte läsas här.',
  notResendable: 'Mejlet finns inte, eller så är det redan skickat igen.',
} as const;

// Security events in Swedish. Source: spec 2 §8 Security warning toast, §9 Client-side security behaviour.

export const securityWords = {
  warning: 'Säkerhetsvarning',
  listFailed: 'Kunde inte hämta säkerhetshändelser',
  unconfirmed: 'Säkerhetskontrollen kunde inte bekräftas',
} as const;

/** Events that browsers may report. */
export const REPORTED_EVENTS = [
  'xss_attempt',
  'csrf_violation',
  'malware_detected',
  'csp_violation',
] as const;
export type ReportedEvent = (typeof REPORTED_EVENTS)[number];

/** Events with a warning to the user, and its text. */
export const warnings: Partial<Record<ReportedEvent, string>> = {
  xss_attempt: 'Ett skript som inte hör till sidan stoppades.',
  csrf_violation: 'En begäran som inte kunde bekräftas som din stoppades.',
  malware_detected: 'Innehåll från en främmande webbplats stoppades.',
};

export const eventLabels: Readonly<Record<string, string>> = {
  xss_attempt: 'Främmande skript stoppat',
  csrf_violation: 'Obekräftad begäran stoppad',
  malware_detected: 'Främmande innehåll stoppat',
  csp_violation: 'Brott mot innehållspolicyn',
  sign_in_failed: 'Misslyckad inloggning',
  sign_in_blocked: 'Avstängd försökte logga in',
  signed_in: 'Inloggning',
  registration_begun: 'Registrering påbörjad',
  registered: 'Registrering',
  devices_signed_out: 'Enheter utloggade',
  email_confirmed: 'E-postadress bekräftad',
  email_change_asked: 'Byte av e-postadress begärt',
  email_changed: 'E-postadress bytt',
  email_restored: 'E-postadress återställd',
  password_changed: 'Lösenord bytt',
  password_reset: 'Lösenord återställt',
  two_step_on: 'Tvåstegsinloggning på',
  two_step_off: 'Tvåstegsinloggning av',
  second_step_failed: 'Fel kod vid inloggning',
  recovery_code_used: 'Återställningskod använd',
  recovery_codes_renewed: 'Nya återställningskoder',
  passkey_added: 'Passnyckel tillagd',
  passkey_removed: 'Passnyckel borttagen',
  google_linked: 'Google kopplat till kontot',
  export_requested: 'Kopia av uppgifter begärd',
  erasure_requested: 'Radering av kontot begärd',
  erasure_regretted: 'Radering av kontot ångrad',
  mail_read: 'Mejl läst',
  mail_resent: 'Mejl skickat igen',
};

/** An event without a label is shown by its name. */
export function labelEvent(event: string): string {
  return eventLabels[event] ?? event;
}

// Security events in Swedish. Source: spec 2 §8 Security warning toast, §9 Client-side security behaviour.

export const securityTexts = {
  warning: 'Säkerhetsvarning',
  listFailed: 'Kunde inte hämta säkerhetshändelser',
  searchTooShort: 'Skriv minst tre tecken',
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

/** Events that show a warning to the user, with its text. */
export const warnings: Partial<Record<ReportedEvent, string>> = {
  xss_attempt: 'Ett skript som inte hör till sidan stoppades.',
  csrf_violation: 'En begäran som inte kunde bekräftas som din stoppades.',
  malware_detected: 'Innehåll från en främmande webbplats stoppades.',
};

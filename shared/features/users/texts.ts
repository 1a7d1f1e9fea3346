// Texts of user management. Source: spec 2 §3 profiles, §5, §8.
import { formatDate } from '../../format.ts';
import type { Role } from '../accounts/roles.ts';
import { MAX_REASON_LENGTH } from './rules.ts';

export const roleLabels: Record<Role, string> = {
  user: 'Användare',
  admin: 'Admin',
  superadmin: 'Superadmin',
};

/** Labels in the create dialog. */
export const newUserRoleLabels: Record<Role, string> = { ...roleLabels, user: 'Testanvändare' };

export const userTexts = {
  listFailed: 'Kunde inte hämta användare',
  roleFailed: 'Kunde inte uppdatera användarroll',
  hasAppealed: 'Personen har överklagat ett beslut. Avgör överklagandet först.',
  deleteFailed: 'Kunde inte ta bort användare',
  createFailed: 'Kunde inte skapa användare',
  blockFailed: 'Kunde inte stänga av användare',
  unblockFailed: 'Kunde inte häva avstängningen',

  closeForAgeFailed: 'Kunde inte stänga kontot',
  eraseForAgeFailed: 'Kunde inte radera kontot',
  birthYearFailed: 'Kunde inte nollställa födelseåret',

  roleChanged: 'Användarroll uppdaterad',
  deleted: 'Användare borttagen',
  created: 'Användare skapad',
  blocked: (count: number) => (count === 1 ? 'Användare avstängd' : `${count} användare avstängda`),
  unblocked: (count: number) => (count === 1 ? 'Avstängning hävd' : `${count} avstängningar hävda`),
  closedForAge: 'Kontot är stängt',
  birthYearForgotten: 'Födelseåret är nollställt',

  fieldsMissing: 'Alla fält måste fyllas i',
  emailTaken: 'E-postadressen är redan registrerad',
  notFound: 'Användaren finns inte',
  cannotDeleteSelf: 'Du kan inte ta bort dig själv',
  confirmDelete: 'Är du säker på att du vill ta bort denna användare? Detta går inte att ångra.',

  reasonMissing: 'Ange en anledning',
  reasonTooLong: `Anledningen får vara högst ${MAX_REASON_LENGTH} tecken`,
  endsInThePast: 'Välj ett datum från och med i dag',
} as const;

/** The reason that the owner of a closed account reads. */
export function closedForAgeText(minimumAge: number, erasableFrom: Date): string {
  return `Vi bedömer att du inte har fyllt ${minimumAge} år, som krävs för ett konto. Från ${formatDate(erasableFrom)} kan vi radera kontot, så ladda ner dina uppgifter före dess. Är beslutet fel, överklaga också före dess: då raderar vi inget medan vi prövar det.`;
}

/** The generic error message, for example for 'hämtning av användare'. */
export function unexpectedErrorText(operation: string): string {
  return `Ett fel inträffade vid ${operation}`;
}

/** The last day, "till och med 3 december 2026", or "tills vidare". */
export function describeEnd(until: Date | string | null): string {
  return until ? `till och med ${formatDate(new Date(new Date(until).getTime() - 1))}` : 'tills vidare';
}

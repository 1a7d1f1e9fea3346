// Error sentences about users. Source: spec 2 §8 Users.
import { unexpectedErrorText } from '#shared/features/users/texts.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';

const operations = {
  'Kunde inte hämta användare': 'hämtning av användare',
  'Kunde inte uppdatera användarroll': 'uppdatering av användarroll',
  'Kunde inte ta bort användare': 'borttagning av användare',
  'Kunde inte skapa användare': 'skapande av användare',
  'Kunde inte stänga av användare': 'avstängning av användare',
  'Kunde inte ta bort tvåstegsinloggning': 'borttagning av tvåstegsinloggning',
  'Kunde inte häva avstängningen': 'hävning av avstängningen',
  'Kunde inte stänga kontot': 'stängning av kontot',
  'Kunde inte radera kontot': 'radering av kontot',
  'Kunde inte nollställa födelseåret': 'nollställning av födelseåret',
};

/** The sentence with its reason, or the generic one for an unexpected error. */
export function failureSentence(failed: keyof typeof operations, error: unknown): string {
  const isUnforeseen = isRefusal(error, 'INTERNAL_SERVER_ERROR') || errorMessageOf(error, '') === '';
  return isUnforeseen ? unexpectedErrorText(operations[failed]) : `${failed}: ${errorMessageOf(error)}`;
}

// Texts about page settings. Source: spec 2 §8 Page settings, §9 Pages.
import { MAX_CLOSED_MESSAGE_LENGTH } from './rules.ts';

export const pageSettingTexts = {
  listFailed: 'Kunde inte hämta sidinställningar',
  saveFailed: 'Kunde inte uppdatera inställningar',
  saved: 'Inställningar uppdaterade',
  messageTooLong: `Meddelandet får vara högst ${MAX_CLOSED_MESSAGE_LENGTH} tecken`,
  timeUnclear: 'Ange datum och tid',
  timePast: 'Välj en tid framåt, högst ett år bort',
  timeOfOpenPage: 'Sidan är öppen. Stäng den först.',
} as const;

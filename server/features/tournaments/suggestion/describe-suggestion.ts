// The text of the message for a suggestion. Source: spec 1 §7, "a message with all suggestion fields and the image count".
import type { NewSuggestion } from '#shared/features/tournaments/suggestion/contract.ts';
import { suggestedLevelLabels } from '#shared/features/tournaments/suggestion/rules.ts';

export function describeSuggestion(
  suggestion: Omit<NewSuggestion, 'id' | 'csrfToken' | 'humanCheckId' | 'placeId'>,
): string {
  const { level, prizePool, pictureIds } = suggestion;
  const fields: [string, string][] = [
    ['Turnering', suggestion.name],
    ['Beskrivning', suggestion.description],
    ['Nivå', level ? suggestedLevelLabels[level] : ''],
    ['Startdatum', suggestion.startDate],
    ['Slutdatum', suggestion.endDate],
    ['Stad', suggestion.location],
    ['Adress', suggestion.address],
    ['Prispott', prizePool === null ? '' : `${prizePool} kr`],
    ['Webbplats', suggestion.website],
    ['Kontaktens e-post', suggestion.contactEmail],
    ['Kontaktens telefon', suggestion.contactPhone],
    ['Arrangör', suggestion.organizerName],
    ['Antal bilder', String(pictureIds.length)],
  ];
  return fields.map(([label, value]) => `${label}: ${value || 'Ej angivet'}`).join('\n');
}

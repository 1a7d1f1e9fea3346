// Texts about news sources. Source: spec 2 §8 News and News sources; the rest in the same style.
import { DAYS_UNTIL_SWITCHED_OFF, MIN_MINUTES_BETWEEN_FETCHES } from './rules.ts';

export const newsSourceTexts = {
  listFailed: 'Fel vid hämtning av nyhetskällor',
  saveFailed: 'Fel vid sparande av nyhetskälla',
  deleteFailed: 'Fel vid radering av nyhetskälla',
  updateFailed: 'Fel vid uppdatering av nyhetskälla',
  updated: 'Nyhetskälla uppdaterad',
  created: 'Nyhetskälla skapad',
  deleted: 'Nyhetskälla raderad',
  activated: (count: number) => (count === 1 ? 'Nyhetskälla aktiverad' : `${count} nyhetskällor aktiverade`),
  deactivated: (count: number) =>
    count === 1 ? 'Nyhetskälla inaktiverad' : `${count} nyhetskällor inaktiverade`,
  fetchFailed: 'Fel vid hämtning av nyheter',
  nothingNew: 'Inga nya nyheter hittades',

  historyFailed: 'Kunde inte visa hämtningshistoriken',
  testFailed: 'Kunde inte testa källan',
  nameMissing: 'Skriv ett namn',
  urlMissing: 'Skriv flödets adress',
  urlInvalid: 'Adressen måste börja med http:// eller https://',
  urlWithPassword: 'Adressen får inte innehålla användarnamn eller lösenord',
  urlTaken: 'Det finns redan en nyhetskälla med den adressen',
  categoryMissing: 'Välj en kategori',
  hoursInvalid: 'Skriv ett helt antal timmar från 1 till 168',
  notFound: 'Nyhetskällan hittades inte',
  changedMeanwhile:
    'Någon annan har ändrat källan medan du redigerade. Fälten som du inte har ändrat visar källan som den är nu. Se över den och spara igen.',
  noneActive: 'Ingen nyhetskälla är aktiv. Aktivera en för att hämta nyheter.',
  fetchedRecently: `Alla källor är nyss hämtade. Varje källa frågas högst var ${MIN_MINUTES_BETWEEN_FETCHES}:e minut.`,
  switchedOff: `Källan har inte gått att läsa på ${DAYS_UNTIL_SWITCHED_OFF} dagar och är avstängd.`,
} as const;

/** Shown to the admin who pressed the button. Source: spec 2 §8. */
export function fetchedText(totalCreated: number): string {
  return totalCreated === 0
    ? newsSourceTexts.nothingNew
    : `Nyheter hämtade! ${totalCreated} nya artiklar skapade.`;
}

/** Shown after an automatic fetch. Source: spec 2 §8. */
export function fetchedInBackgroundText(totalCreated: number): string {
  return `${totalCreated} nya nyheter hämtade och väntar på granskning`;
}

/** Progress of a run: "3 av 6 källor, 14 nya". */
export function progressText(run: {
  sourcesDone: number;
  sourceCount: number;
  totalCreated: number;
}): string {
  return `${run.sourcesDone} av ${run.sourceCount} källor, ${run.totalCreated} nya`;
}

/** Whether a request to a source succeeded. */
export const fetchResults = { ok: 'Lyckades', failed: 'Misslyckades' } as const;

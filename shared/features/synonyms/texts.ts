// Texts about synonyms and searches without hits.
import { MAX_SYNONYMS, MAX_SYNONYM_WORDS, MIN_SYNONYMS } from './rules.ts';
import { spellNumber } from '../../spell-number.ts';

export const synonymTexts = {
  wordMissing: 'Skriv ett ord med bokstäver eller siffror',
  tooManyWords: `Ett namn kan ha högst ${MAX_SYNONYM_WORDS} ord`,
  tooFew: `Skriv minst ${spellNumber(MIN_SYNONYMS)} ord, med komma emellan`,
  tooMany: `En rad kan ha högst ${MAX_SYNONYMS} ord`,
  notFound: 'Synonymerna hittades inte',
  changedMeanwhile:
    'Någon annan har ändrat synonymerna medan du redigerade. Se över dem och spara igen om din version ska gälla.',
  listFailed: 'Kunde inte hämta synonymer',
  missedFailed: 'Kunde inte hämta sökningar utan träff',
  saveFailed: 'Kunde inte spara synonymerna',
  deleteFailed: 'Kunde inte ta bort synonymerna',
  created: 'Synonymer tillagda',
  updated: 'Synonymer uppdaterade',
  deleted: (count: number) =>
    count === 1 ? 'Synonymer borttagna' : `${count} rader med synonymer borttagna`,
} as const;

/** What a row of synonyms means. */
export const directionTexts = {
  same: 'Alla hittar varandra',
  kinds: 'Det första hittar de andra',
} as const;

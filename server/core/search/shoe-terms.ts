// Where shoes are worn: ads for basketball shoes rarely mention the hall, because it is where the game is played.
import { MENTIONED, STRONG } from './document-terms.ts';
import { termOf } from './stem.ts';

const outdoorUses = ['utomhus', 'ute', 'utebana', 'uteplan', 'asfalt', 'betong', 'street', 'outdoor'];
const INDOORS = 'inomhus';
const outdoorTerms = outdoorUses.map(termOf);
const indoorTerms = new Set([INDOORS, 'inne', 'indoor'].map(termOf));
const shoe = STRONG + termOf('sko');

/** The rest of a clause after "aldrig" or the like: "aldrig på asfalt". */
const NEGATED = /(?<!\p{L})(?:aldrig|inte|ej)\s[^.,;:!?]*/giu;
const OUTDOOR_WORD = new RegExp(`(?<!\\p{L})(?:${outdoorUses.join('|')})(?:en|n)?(?!\\p{L})`, 'giu');

/** The text without the places where shoes were never worn: "aldrig på asfalt" does not mean that they are for asphalt. */
export function withoutNegatedUse(description: string): string {
  return description.replace(NEGATED, (clause) => clause.replace(OUTDOOR_WORD, ''));
}

/** Whether the terms are those of shoes. */
export function areShoes(terms: readonly string[]): boolean {
  return terms.includes(shoe);
}

/** The terms of shoes: for indoors unless their texts mention outdoors, and only for outdoors if their title does. */
export function withUse(terms: readonly string[]): string[] {
  if (!outdoorTerms.some((term) => terms.includes(term))) return [...terms, termOf(INDOORS)];
  const isOutdoorTitle = outdoorTerms.some((term) => hasInTitle(terms, term));
  return terms.filter((term) => !isOutdoorTitle || !indoorTerms.has(term) || hasInTitle(terms, term));
}

function hasInTitle(terms: readonly string[], term: string): boolean {
  return terms.includes(STRONG + term) || terms.includes(MENTIONED + term);
}

// Words for people and presents, as in "present till basketkille".
import { commonModifiers, purposes } from './lexicon.ts';

const PERSON =
  /^(?:kill(?:e|en|ar)|grabb(?:en|ar)?|tjej(?:en|er)?|flick(?:a|an|or)|pojk(?:e|en|ar)|son|dotter|barn)$/u;
/** Those who may be of any age, with men and boys, for whom nearly everything is. */
const ANYONE =
  /^(?:kill(?:e|en|ar)|grabb(?:en|ar)?|spelare|spelaren|fan|fans|fantast|fantasten|n[öo]rd|[äa]lskare|tok|tokig|intresserad|intresserade)$/u;

const GIFT =
  /^(?:(?:jul|födelsedags|fodelsedags)?present(?:en|er|tips|idé|ide)?|julklapp(?:en|ar|stips)?|(?:jul)?g[åa]va)$/u;
export const PRESENT = 'present';

/** The longest first: "basketbollkille". */
const gameNames = [...commonModifiers].toSorted((one, other) => other.length - one.length);

/**
 * "kille" of "basketkille", since everything on the site is for those who play; "basket" of "basketfantast" after "till" or a
 * present, since it says nothing else; "present" of "julklapp". Other words unchanged.
 *
 * @param before the word before it
 */
export function personOrPresentOf(word: string, before: string): string {
  if (GIFT.test(word)) return PRESENT;
  const game = gameNames.find((name) => word.startsWith(name)) ?? '';
  const person = word.slice(game.length);
  if (game === '') return word;
  if ((purposes.has(before) || GIFT.test(before)) && ANYONE.test(person)) return game;
  return PERSON.test(person) ? person : word;
}

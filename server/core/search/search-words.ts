// Reads what a person has typed: words, each with its terms, and exact phrases in quotes.
import { withFreeDelivery } from './free-delivery.ts';
import { commonModifiers, purposes, typedStopTerms } from './lexicon.ts';
import { type Alternative, meaningOfJoined, type Synonyms } from './meaning.ts';
import { mayBeMissing } from './optional-units.ts';
import { PRESENT } from './persons.ts';
import { isShirt, teamsOfPlayer } from './player-teams.ts';
import { splitTypedCompound } from './stem.ts';
import { withoutPrices } from './typed-price.ts';
import { OR, type Unit, unitsOf } from './typed-units.ts';
import { fold } from '#shared/search/tokens.ts';

const MAX_WORDS = 12;
/** Largest number of stop words, in a search that has no other words. */
const MAX_EMPTY_WORDS = 3;
const MAX_ALTERNATIVES = 10;
const MAX_PHRASES = 6;
/** Words of the longest name that has synonyms: "3 mot 3". */
const MAX_NAME = 3;
const OF = 'av';
/** A phrase has at least two characters, as a search has; `"a" boll` are two words. The database uses the same pattern. */
export const PHRASE = /["”“] ?([^"”“ ][^"”“]*[^"”“ ]) ?["”“]/gu;

export interface SearchWord {
  /** As typed. */
  text: string;
  alternatives: readonly Alternative[];
  /** How many alternatives, from the first on, mean what was typed; the others mean nearly the same. */
  close: number;
  /** Whether the word is optional, because it fits nearly every document. */
  isOptional: boolean;
}

export interface TypedSearch {
  /** At least one of them is not optional. */
  words: readonly SearchWord[];
  /** Texts in quotes, which a document must contain literally. */
  phrases: readonly string[];
}

/**
 * Reads a search. Stop words, such as "säljes", are left out unless there are no others.
 *
 * @param typed with single spaces, as `plainText` returns it
 */
export function readSearch(typed: string, synonyms: Synonyms): TypedSearch {
  const phrases: string[] = [];
  const rest = typed.replace(PHRASE, (_whole, phrase: string) => {
    phrases.push(phrase);
    return ' ';
  });
  const words = wordsOf(withoutPrices(withFreeDelivery(rest)), synonyms);
  const significant = words.filter(({ text }) => !typedStopTerms.has(text));
  const chosen = significant.length > 0 ? significant.slice(0, MAX_WORDS) : words.slice(0, MAX_EMPTY_WORDS);
  const hasOthers = chosen.some(({ isOptional }) => !isOptional);
  return {
    words: hasOthers
      ? chosen
      : chosen.map((word) => Object.assign(word, { isOptional: isForPresent(word, chosen) })),
    phrases: phrases.slice(0, MAX_PHRASES),
  };
}

/** Few ads say that they are a present: "present till basketkille" is for boys in any case. */
function isForPresent({ text }: SearchWord, all: readonly SearchWord[]): boolean {
  return text === PRESENT && all.some((other) => other.text !== PRESENT);
}

/** The terms of a name, by which its synonyms are found. */
export function nameOf(text: string): string[] {
  return unitsOf(text, new Map()).map((unit) => unit.term ?? unit.close[0]?.[0] ?? '');
}

function wordsOf(text: string, synonyms: Synonyms): SearchWord[] {
  const units = joinChoices(joinNames(unitsOf(text, synonyms), synonyms));
  const isForShirt = units.some((unit) => isShirt(unit.text));
  return units.map((unit, index) => {
    // Two words may be written as one: "match tröja".
    const joined = [[units[index - 1], unit] as const, [unit, units[index + 1]] as const].flatMap(
      ([first, last]) =>
        first?.isJoinable && last?.isJoinable ? [meaningOfJoined(first.text, last.text, synonyms)] : [],
    );
    const forUse = meaningForUse(units, index, synonyms);
    const close = [unit, ...joined].flatMap((meaning) => meaning.close);
    const ofTeam = isForShirt ? teamsOfPlayer(unit) : [];
    // "förvaring av bollar" means no album for cards.
    const others = forUse.length > 0 ? [] : unit.near;
    const near = [...ofTeam, ...others, ...joined.flatMap((meaning) => meaning.near), ...forUse];
    const alternatives = withoutRepeats([...close, ...near]).slice(0, MAX_ALTERNATIVES);
    return {
      text: unit.text,
      alternatives,
      close: Math.min(withoutRepeats(close).length, alternatives.length),
      isOptional: mayBeMissing(units, index),
    };
  });
}

/** The synonyms of the compound that a word and its use are: "ställning för bollar" is a "bollställ". */
function meaningForUse(units: readonly Unit[], index: number, synonyms: Synonyms): readonly Alternative[] {
  const [unit, relation, use] = units.slice(index, index + 3);
  const isForUse = purposes.has(relation?.text ?? '') || relation?.text === OF;
  if (!unit?.isJoinable || !use?.isJoinable || !isForUse) return [];
  // "basketbollar" are "bollar" here.
  const parts = splitTypedCompound(use.text);
  const used = parts && commonModifiers.has(parts.modifier) ? fold(parts.head) : (use.term ?? use.text);
  return meaningOfJoined(used, unit.text, synonyms).near;
}

/** Makes one unit of each run of words that has synonyms as a whole: "lebron james". */
function joinNames(units: readonly Unit[], synonyms: Synonyms): Unit[] {
  const joined: Unit[] = [];
  for (let index = 0; index < units.length;) {
    const name = nameAt(units, index, synonyms);
    joined.push(...(name ? [name.unit] : units.slice(index, index + 1)));
    index += name?.length ?? 1;
  }
  return joined;
}

function nameAt(
  units: readonly Unit[],
  index: number,
  synonyms: Synonyms,
): { unit: Unit; length: number } | null {
  for (let length = MAX_NAME; length > 1; length -= 1) {
    const parts = units.slice(index, index + length);
    const terms = parts.flatMap(({ term }) => term ?? []);
    if (terms.length !== length) continue;
    // Also "boll tung", in the order of a list.
    const orders = length === 2 ? [terms, terms.toReversed()] : [terms];
    const name = orders.find((order) => synonyms.has(order.join(' ')));
    const [last, ...others] = name?.toReversed() ?? [];
    if (name && last !== undefined) {
      const text = parts.map((part) => part.text).join(' ');
      const near = synonyms.get(name.join(' ')) ?? [];
      return { unit: { text, term: null, close: [[last, ...others]], near, isJoinable: false }, length };
    }
  }
  return null;
}

/** "nike eller adidas" is one word with the meanings of both. */
function joinChoices(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const [or, before] = [joined.at(-1), joined.at(-2)];
    if (or?.text !== OR || !before) {
      joined.push(unit);
      continue;
    }
    const text = [before, or, unit].map((part) => part.text).join(' ');
    const [close, near] = [
      [...before.close, ...unit.close],
      [...before.near, ...unit.near],
    ];
    joined.splice(-2, 2, { text, term: null, close, near, isJoinable: false });
  }
  return joined;
}

/** Leaves out each alternative that contains all terms of an earlier one, since it finds nothing more. */
function withoutRepeats(alternatives: readonly Alternative[]): Alternative[] {
  const chosen: Alternative[] = [];
  for (const one of alternatives) {
    const isMet = chosen.some((other) => other.every((term) => one.includes(term)));
    if (!isMet) chosen.push(one);
  }
  return chosen;
}

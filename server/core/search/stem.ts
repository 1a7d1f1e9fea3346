// Reduces the forms of a Swedish word to one: boll, bollar, bollen and bollarna to boll.
import { foreignModifiers, otherSports } from './foreign-parts.ts';
import {
  basketlessParts,
  bodyParts,
  compoundHeads,
  invariableWords,
  irregularForms,
  places,
  propertyWords,
  stopWords,
} from './lexicon.ts';
import { fold } from '#shared/search/tokens.ts';

/** Longer words are found only as substrings of a text: searches do not contain them, and stemming them would take long. */
export const MAX_TERM_LENGTH = 40;
const MIN_STEM = 3;
/** Not of a word in -ss or -us. */
const GENITIVE = /(?<=[^su])s$/;
/** Endings in the order in which they are cut, each at most once, with the letters that must remain. */
const endings: readonly { ending: RegExp; rest: number }[] = [
  { ending: GENITIVE, rest: MIN_STEM },
  // "bollarna", "skorna" after their plural.
  { ending: /(?<=[aeo]r)na$/, rest: MIN_STEM },
  // With four letters left: "paket" and "basket" are not definite forms.
  { ending: /(?:or|ar|er|en|an)$|(?<=....)et$/, rest: MIN_STEM },
  { ending: /[ae]$/, rest: MIN_STEM },
];
/** The ending of neuter adjectives: "roligt" is a form of "rolig". */
const NEUTER_BARE = /(?<=ig|isk)t$/;
const DOUBLED = /mm(?:et|en)s?$/;
/** Adjectives in -bar with their forms, such as "vändbart"; not plurals such as "klubbar". */
const ADJECTIVE = /^(.{2,}[^b]bar)[at]?$/;
/** "graderat" is a form of "graderad". */
const NEUTER_PARTICIPLE = /(?<=er|mn|agn|am)at$/;

/**
 * The stem of a word in lower case. Light: it joins the forms that searches and texts use, and leaves words alone that
 * it would confuse. Snowball's Swedish stemmer misses sko/skor and kort/kortet.
 */
export function stem(word: string): string {
  // "bara" is not a form of "bar".
  if (/\d/.test(word) || isKnownName(word) || stopWords.has(word)) return word;
  // "dotterns" is the genitive of an irregular form.
  const base = irregularForms.get(word) ?? irregularForms.get(word.replace(GENITIVE, ''));
  if (base !== undefined) return base;
  const adjective = ADJECTIVE.exec(word)?.[1];
  if (adjective !== undefined) return adjective;
  const common = word.replace(NEUTER_BARE, '').replace(NEUTER_PARTICIPLE, 'ad');
  const rest = cutEndings(common);
  // "rummet" is a form of "rum".
  return DOUBLED.test(common) && rest.endsWith('mm') ? rest.slice(0, -1) : rest;
}

function cutEndings(word: string): string {
  return endings.reduce((rest, { ending, rest: minimum }) => {
    // "jordans" is Jordan's, not a form of jord.
    if (isKnownName(rest)) return rest;
    const shorter = rest.replace(ending, '');
    return [...shorter].length >= minimum ? shorter : rest;
  }, word);
}

/** Whether a word is a name, also with missing or superfluous diacritics: "västeras". */
export function isKnownName(word: string): boolean {
  return invariableWords.has(word) || invariableWords.has(fold(word));
}

export interface Compound {
  /** Stem of the last part, which names the item. */
  head: string;
  /** Stem of the first part. */
  modifier: string;
  /** The first part as it is written, with a linking s. */
  first: string;
}

const headStems = new Set([...compoundHeads].map((head) => stem(head)));
const propertyStems = new Set([...propertyWords].map((property) => stem(property)));
const foldedHeadStems = new Set([...headStems].map(fold));
/** The first three letters of all heads in any form. Other possible last parts need not be stemmed. */
const headStarts = new Set(
  [...headStems, ...[...irregularForms].flatMap(([form, base]) => (headStems.has(base) ? form : []))]
    .flatMap((form) => [form, fold(form)])
    .map((form) => form.slice(0, 3)),
);
const MAX_ENDING_LENGTH = 6;
const MAX_LAST_LENGTH = MAX_ENDING_LENGTH + Math.max(...[...headStems].map((head) => head.length));
const thingTerms = new Set(
  [...compoundHeads, ...invariableWords]
    .filter((word) => !propertyWords.has(word) && !places.has(word))
    .map((word) => fold(stem(word))),
);
/** Irregular forms without diacritics: "sommarlager" may be typed for "sommarläger". */
const irregularWithoutMarks = new Map([...irregularForms].map(([form, base]) => [fold(form), base]));

/** The parts of a compound whose last part is known: "basketskorna" is basket + sko. Null for any other word. */
export function splitCompound(word: string): Compound | null {
  return split(word, (last) => {
    const head = stem(last);
    return headStems.has(head) ? head : null;
  });
}

/** Like `splitCompound`, for a word that may have been typed without diacritics. */
export function splitTypedCompound(word: string): Compound | null {
  // "7 åring" is an age, not a "ring".
  if (word.includes(' ')) return null;
  const exact = splitCompound(word);
  if (exact || fold(word) !== word) return exact;
  return split(word, (last) => {
    const head = stem(irregularWithoutMarks.get(last) ?? last);
    return foldedHeadStems.has(fold(head)) ? head : null;
  });
}

/** The last part of a compound as it was typed: "klubba" of "hockeyklubba". Null for any other word. */
export function lastPartOf(word: string): string | null {
  const parts = splitTypedCompound(word);
  const lasts = parts ? [...word].map((_, start) => word.slice(start)) : [];
  return (
    lasts.find((last) => fold(stem(irregularWithoutMarks.get(last) ?? last)) === fold(parts?.head ?? '')) ??
    null
  );
}

/** One term for all forms of a word; of a compound, also with and without a linking s. */
export function termOf(word: string): string {
  const parts = splitCompound(word);
  return fold(parts ? parts.modifier + parts.head : stem(word));
}

/** The term of a word that may have been typed without diacritics. */
export function typedTermOf(word: string): string {
  const parts = splitTypedCompound(word);
  return fold(parts ? parts.modifier + parts.head : stem(irregularWithoutMarks.get(word) ?? word));
}

/** Parts that end in s themselves, such as "svets", are compared with it: "svet" is another word. */
const ENDS_IN_S = /.{4}s$/;
const foreignStems = new Set(
  [...foreignModifiers].filter((part) => !ENDS_IN_S.test(part)).map((part) => stem(part)),
);

/** Whether a compound with this first part is something that basketball has no use for: "tennisboll", "solglasögon". */
export function isForeign({ modifier, first }: Compound): boolean {
  return (
    foreignStems.has(modifier) ||
    foreignModifiers.has(first) ||
    // The s of "tennis", which was cut off as a linking s, is added back.
    [...otherSports].some((sport) => `${fold(modifier)}s`.startsWith(sport))
  );
}

/** Whether a word is one of the nouns and names of the lexicon itself. */
export function isKnownNoun(word: string): boolean {
  return isKnownName(word) || headStems.has(stem(word));
}

/** Whether this is the term of an item or a brand, not of a property or a place. */
export function isItemTerm(term: string): boolean {
  return thingTerms.has(term);
}

/** Whether a word states a colour or another property: "röda", "marinblå", "väggmonterad". */
export function statesProperty(word: string): boolean {
  return propertyStems.has(splitTypedCompound(word)?.head ?? stem(word));
}

/** Whether a word is a part of the body for which the site sells protection. */
export function isBodyPart(word: string): boolean {
  return bodyParts.has(stem(word));
}

/** Whether a word names an item, rather than a property or a place: a known noun, a compound of one, or a name. */
export function namesItem(word: string): boolean {
  const head = splitTypedCompound(word)?.head ?? stem(word);
  return (
    (isKnownName(word) && !places.has(word) && !propertyStems.has(word)) ||
    (headStems.has(head) && !propertyStems.has(head))
  );
}

function split(word: string, headOf: (last: string) => string | null): Compound | null {
  if (word.length > MAX_TERM_LENGTH || isKnownName(word) || irregularForms.has(word)) return null;
  // "flaskorna" is a form of "flaska", not a compound of "skorna".
  const base = stem(word);
  if (base !== word && headStems.has(base) && !split(base, headOf)) return null;
  // The longest head first: "armband" before "band".
  for (let start = Math.max(3, word.length - MAX_LAST_LENGTH); start <= word.length - 3; start += 1) {
    const first = word.slice(0, start);
    const head = headStarts.has(word.slice(start, start + 3)) ? headOf(word.slice(start)) : null;
    // "turnering" is not a compound of "ring".
    if (head === null || (head === 'ring' && first.endsWith('e'))) continue;
    // A linking s: träning-s-byxor.
    const modifier =
      first.length > 4 && first.endsWith('s') && !invariableWords.has(first) ? first.slice(0, -1) : first;
    const parts = split(modifier, headOf);
    const plain = withoutBasket(modifier);
    return { head, modifier: parts ? parts.modifier + parts.head : stemOfFirst(plain), first };
  }
  return null;
}

/** "barn" of "barnbasket" in "barnbasketskor". */
function withoutBasket(part: string): string {
  const rest = part.replace(/basket(?:boll)?$/, '');
  return basketlessParts.has(rest) ? rest : part;
}

/** "domare" loses its e as a first part: "domarpipa". */
function stemOfFirst(part: string): string {
  const agent = part.endsWith('ar') ? irregularForms.get(`${part}e`) : undefined;
  return agent ?? stem(part);
}

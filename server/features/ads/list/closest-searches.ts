// Where no ad has all words of a search, searches for most of them: leaves out the least significant words.
import {
  amountHeads,
  audienceParts,
  itemsForAnyAge,
  numberedClothes,
  places,
  staffParts,
} from '../../../core/search/lexicon.ts';
import { omissionsOf } from '../../../core/search/omitted-words.ts';
import type { SearchWord, TypedSearch } from '../../../core/search/search-words.ts';
import { sizeTerm } from '#shared/search/size-terms.ts';
import { fold } from '#shared/search/tokens.ts';
import {
  isBodyPart,
  isForeign,
  isKnownName,
  isItemTerm,
  lastPartOf,
  namesItem,
  splitTypedCompound,
  typedTermOf,
} from '../../../core/search/stem.ts';

/** At most this many texts, since each takes a separate search. */
const MAX_TRIED = 8;

/**
 * The texts to search for instead, the closest first; none if no part of the search names an item. A size is
 * never left out, since another size is of no use, but a half one may be a whole one; nor is the main item, or a brand, if no
 * ad has it.
 *
 * @param unknown texts of the words that no ad has
 */
export function closestSearches({ words, phrases }: TypedSearch, unknown: readonly string[]): string[] {
  const required = words.filter(({ isOptional }) => !isOptional);
  const lacking = required.filter(({ text }) => unknown.includes(text));
  // No ad has the main item or a brand: nothing else can be shown for "puma boll" without puma or "keps adidas" without keps,
  // but "bollar" can for "bollar skola".
  const mainItem = required.find((word) => isItem(word) && !isKnownName(word.text));
  const lacksEssentialWord = lacking.some(
    (word) => headOf(word) === word.text && (word === mainItem || isKnownName(word.text)),
  );
  if (phrases.length > 0 || lacksEssentialWord) return [];
  const compounds = required.filter((word) => headOf(word) !== word.text);
  const droppable = required
    .filter((word) => !isSize(word) || isOnTheBack(word, required))
    // Of words with the same weight, the last is left out first: the first names the item ("böcker coaching").
    .toReversed()
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const secondary = lacking.filter((word) => word !== mainItem && headOf(word) !== word.text);
  const generalisations = [
    { generalised: lacking, partOf: headOf },
    // "skor kardborreband" shows shoes with "kardborre".
    ...(secondary.length > 0 ? [{ generalised: secondary, partOf: firstOf }] : []),
    { generalised: compounds, partOf: headOf },
  ];
  const texts = omissionsOf(droppable).flatMap((less) =>
    generalisations.flatMap(({ generalised, partOf }) => {
      const rest = words.filter((word) => !less.includes(word));
      const isPossible = rest.every((word) => !lacking.includes(word) || headOf(word) !== word.text);
      const parts = rest.map((word) => (generalised.includes(word) ? partOf(word) : word.text));
      return isPossible && rest.some((word) => isSought(word) || isNameOfTeam(word, required))
        ? [...new Set(parts)].join(' ')
        : [];
    }),
  );
  const typed = words.map(({ text }) => text).join(' ');
  const whole = words.map(inWholeSizes).join(' ');
  return [...new Set([whole, ...texts])].filter((text) => text !== typed).slice(0, MAX_TRIED);
}

/** "skola" alone is no search for "bollar skola", nor is an age, which is of many items, for "overall 7 år". */
function isSought(word: SearchWord): boolean {
  return !word.isOptional && !isSize(word) && (isItem(word) || isBodyPart(word.text));
}

/** "dolphins" of "norrköping dolphins": where no ad has both, the place may be missing. */
function isNameOfTeam(word: SearchWord, required: readonly SearchWord[]): boolean {
  return (
    required.length > 1 &&
    required.every((other) => other === word || places.has(other.text)) &&
    !(places.has(word.text) || isSize(word) || isAudience(word))
  );
}

/** Whether two words are a compound unrelated to basketball, and no ad has the first of them: "sim kort". */
export function isForeignApart({ words }: TypedSearch, unknown: readonly SearchWord[]): boolean {
  return words.some(({ text }, index) => {
    const next = words[index + 1]?.text;
    const parts = next === undefined ? null : splitTypedCompound(text + next);
    return unknown.some((word) => word.text === text) && parts !== null && isForeign(parts);
  });
}

/**
 * The last part of a compound: "boll" of "leksaksboll". Returns other words unchanged, also compounds with a name, an
 * audience or an item unrelated to basketball: "lebronskor", "barnvagn", "fotboll".
 */
function headOf({ text }: SearchWord): string {
  const parts = splitTypedCompound(text);
  // Other shoes may do for "ungdomsskor" and "damskor", but those of adults not for "barnskor".
  const isForAnyone = itemsForAnyAge.includes(parts?.head ?? '') && parts?.modifier !== 'barn';
  const isOfPeople =
    parts && ((audienceParts.has(parts.modifier) && !isForAnyone) || staffParts.has(parts.modifier));
  if (!parts || isKnownName(parts.modifier) || isForeign(parts) || isOfPeople) return text;
  // Where there is no "bollset", any ball is nearer than another set.
  if (amountHeads.has(parts.head)) return namesItem(parts.first) ? parts.first : text;
  return lastPartOf(text) ?? text;
}

/** The first part of a compound, with a linking s: "kardborre" of "kardborreband". */
function firstOf({ text }: SearchWord): string {
  return splitTypedCompound(text)?.first ?? text;
}

/** A bare number counts as a size if shoes or clothes have it; other numbers may be models or amounts. */
function isSize({ text, alternatives: [first] }: SearchWord): boolean {
  const isOther = /^\d+$/.test(text) && !(isWithin(text, 16, 52) || isWithin(text, 86, 182));
  return (first?.[0].startsWith('sz') ?? false) && !isOther;
}

/** "42/43" of "42.5", since makers differ by half a size. Any other word as it is. */
function inWholeSizes({ text, alternatives: [first] }: SearchWord): string {
  return text.replace(/(\d\d)\.5$/, (half, whole: string) =>
    first?.[0] === sizeTerm(half) ? `${whole}/${Number(whole) + 1}` : half,
  );
}

/** Whether a number is that of a player rather than a size: "bulls linne 23". Clothes with such sizes have letters or heights. */
function isOnTheBack({ text }: SearchWord, all: readonly SearchWord[]): boolean {
  return (
    isWithin(text, 0, 35) &&
    all.some(({ alternatives }) => alternatives.some(([main]) => numberedTerms.has(main)))
  );
}

const numberedTerms = new Set(numberedClothes.map((word) => fold(typedTermOf(word))));

function isWithin(number: string, from: number, to: number): boolean {
  return Number(number) >= from && Number(number) <= to;
}

/** Whether a word, or one of its meanings, is an item or a brand. */
export function isItem({ text, alternatives }: SearchWord): boolean {
  return namesItem(text) || alternatives.some(([main]) => isItemTerm(main));
}

/** "set" and "miniset", but not "bollset". */
function isAmountOfAnything({ text }: SearchWord): boolean {
  const parts = splitTypedCompound(text);
  return amountHeads.has(parts?.head ?? text) && !(parts && namesItem(parts.first));
}

/** Also "womens", which means "dam". */
function isAudience({ text, alternatives }: SearchWord): boolean {
  return [typedTermOf(text), ...alternatives.map(([main]) => main)].some((term) => audienceParts.has(term));
}

/** How significant a word is for the search: an item more than a brand, a place more than a colour. */
function weightOf(word: SearchWord): number {
  // "vita jordan dam" rather shows white Jordans than white shoes of another brand; a "set" is one of anything.
  if (isAudience(word) || isAmountOfAnything(word)) return 0;
  // "gamla" means "retro" too, but "ryggsäck" names the item.
  // "michael jordan" is a name too, by its last term.
  const isName = isKnownName(word.text) || isKnownName(word.alternatives[0]?.[0] ?? '');
  if (isItem(word)) return isName ? 2 : namesItem(word.text) ? 4 : 3;
  return places.has(word.text) ? 1 : 0;
}

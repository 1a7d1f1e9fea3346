// Corrects a word that no document has: by the known words that are near it.
import { commonModifiers } from './lexicon.ts';
import { namesItem } from './stem.ts';

/** A word as documents write it. */
export interface KnownWord {
  word: string;
  /** In lower case without diacritics. */
  folded: string;
  /** Number of documents that have it. */
  docs: number;
}

/** Up to this length only one edit is allowed, and the first letter must be right. */
const SHORT = 5;
/** From this length on two edits are allowed. */
const LONG = 7;
/** Shorter words are too easily turned into others. */
const MIN_LENGTH = 3;
/** No known word is longer. */
const MAX_LENGTH = 40;
/** How much more frequent a word must be to outweigh an edit: e⁴, some fifty times. */
const EDIT_COST = 4;
const FIRST_LETTER_COST = 3;
/** Added to each number of documents: that one has a word and another five says little. */
const SMOOTHING = 2;
/** Added for an item or a brand, which searches name more often than texts do: "hardn" is "harden" rather than "hård". */
const ITEM_BONUS = 2;
/** A word of three letters is near too many items. */
const MIN_LENGTH_OF_BONUS = 4;
/** The cost in edits of a word with the same sound: less than one wrong letter. */
const SAME_SOUND = 0.5;
/** Added to the edits between two different sounds, for the differences in spelling. */
const ALIKE_COST = 0.25;
/** Vowels are confused more easily than other letters. */
const VOWEL_COST = 0.75;
const VOWEL = /^[aeiouy]$/;

/** Whether a word may be corrected: numbers and models are left alone. */
export function mayCorrect(word: string): boolean {
  const { length } = [...word];
  return length >= MIN_LENGTH && length <= MAX_LENGTH && /^\p{L}+$/u.test(word);
}

/** Whether only known words with the same first letter and nearly the same length can replace this one. */
export function isShort(folded: string): boolean {
  return folded.length <= SHORT;
}

/**
 * The best replacement of a word: near and frequent, or two words written as one. Null if there is none.
 *
 * @param folded without diacritics, since many users type none
 */
export function chooseCorrection(
  folded: string,
  { near, halves }: { near: readonly KnownWord[]; halves: readonly KnownWord[] },
): string | null {
  const split = chooseSplit(folded, halves);
  const word = chooseScored(folded, near);
  // A missing space is one edit.
  const splitScore = split ? Math.log(docsOf(split)) - EDIT_COST : -Infinity;
  if (split && splitScore >= (word?.score ?? -Infinity)) return split.map((half) => half.word).join(' ');
  return word?.known.word ?? null;
}

/** The best replacement by one word. */
export function chooseWord(folded: string, candidates: readonly KnownWord[]): KnownWord | null {
  return chooseScored(folded, candidates)?.known ?? null;
}

function chooseScored(folded: string, candidates: readonly KnownWord[]) {
  const sound = soundOf(folded);
  const scored = candidates.flatMap((known) => {
    const target = soundOf(known.folded);
    const sounds = editDistance(sound, target);
    // "konvers" sounds like "converse".
    const alike = sounds === 0 ? SAME_SOUND : sounds + ALIKE_COST;
    const edits = Math.min(editDistance(folded, known.folded), alike);
    const isSameStart = target.charAt(0) === sound.charAt(0);
    const isNear = isShort(folded)
      ? edits > 0 && edits <= 1 && isSameStart
      : edits > 0 && edits <= (lengthOfRest(folded, known.folded) < LONG ? 1 : 2);
    if (!isNear) return [];
    const score =
      Math.log(known.docs + SMOOTHING) -
      EDIT_COST * edits -
      (isSameStart ? 0 : FIRST_LETTER_COST) +
      (folded.length >= MIN_LENGTH_OF_BONUS && namesItem(known.word) ? ITEM_BONUS : 0);
    return [{ known, score }];
  });
  return scored.toSorted((one, other) => other.score - one.score)[0] ?? null;
}

/** How many letters say what is meant: without a beginning that fits everything, which both words may have. */
function lengthOfRest(folded: string, known: string): number {
  const beginnings = [...commonModifiers].filter((part) => folded.startsWith(part) && known.startsWith(part));
  return folded.length - Math.max(0, ...beginnings.map(({ length }) => length));
}

/** Spellings and their sound, in Swedish and in English as Swedes hear it; applied in this order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch|skj|stj|sh|sj|ch/g, '$$'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/oo/g, 'u'],
  // "naik", "najk", "tailor".
  [/[ae][ijy]/g, 'i'],
  [/ee|y/g, 'i'],
  [/(.)\1/g, '$1'],
  // "korj" sounds like "korg", "färj" like "färg".
  [/(?<=[lr])g$/, 'j'],
  // "nike", "converse": the last letter is silent.
  [/(?<=.[^aeiou])e$/, ''],
];

function soundOf(folded: string): string {
  return SOUNDS.reduce((spelling, [letters, sound]) => spelling.replace(letters, sound), folded);
}

/** The letters that sound like this one at the beginning of a word. */
export function lettersAlike(letter: string): string[] {
  const sound = soundOf(letter);
  return [...new Set([letter, ...'ckqvwszyi'].filter((other) => soundOf(other) === sound))];
}

/** Whether two words begin with the same sound. */
export function startsAlike(folded: string, other: string): boolean {
  return soundOf(folded).charAt(0) === soundOf(other).charAt(0);
}

/** All ways to write a word as two: "underarmour" as "under armour". */
export function splitsOf(folded: string): [string, string][] {
  return Array.from({ length: Math.max(0, folded.length - 2 * MIN_LENGTH + 1) }, (_, index) => {
    const start = index + MIN_LENGTH;
    return [folded.slice(0, start), folded.slice(start)];
  });
}

/** The split whose rarer word is the most frequent; null if no split consists of two known words. */
export function chooseSplit(folded: string, known: readonly KnownWord[]): [KnownWord, KnownWord] | null {
  const byFolded = new Map(
    known.toSorted((one, other) => one.docs - other.docs).map((each) => [each.folded, each]),
  );
  const found = splitsOf(folded).flatMap(([first, last]): [KnownWord, KnownWord][] => {
    const [one, other] = [byFolded.get(first), byFolded.get(last)];
    return one && other ? [[one, other]] : [];
  });
  return found.toSorted((one, other) => docsOf(other) - docsOf(one))[0] ?? null;
}

function docsOf([one, other]: readonly [KnownWord, KnownWord]): number {
  return Math.min(one.docs, other.docs);
}

/**
 * How many letters must be inserted, deleted, replaced or transposed to turn one word into the other
 * (optimal string alignment); one vowel for another counts less than one.
 */
export function editDistance(one: string, other: string): number {
  const [rows, columns] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns.length + 1 }, (_, column) => column);
  rows.forEach((letter, index) => {
    const row = [index + 1];
    columns.forEach((otherLetter, column) => {
      const isSwapped = letter === columns[column - 1] && rows[index - 1] === otherLetter;
      row.push(
        Math.min(
          at(last, column + 1) + 1,
          at(row, column) + 1,
          at(last, column) + replacementCost(letter, otherLetter),
          isSwapped ? at(beforeLast, column - 1) + 1 : Infinity,
        ),
      );
    });
    [beforeLast, last] = [last, row];
  });
  return last.at(-1) ?? 0;
}

function replacementCost(one: string, other: string): number {
  if (one === other) return 0;
  return VOWEL.test(one) && VOWEL.test(other) ? VOWEL_COST : 1;
}

function at(line: readonly number[], place: number): number {
  return line[place] ?? Infinity;
}

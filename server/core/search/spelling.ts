// Corrects a word that no document has: by the known words that are near it.

/** A word as documents write it. */
export interface KnownWord {
  word: string;
  /** In lower case without the marks of letters. */
  folded: string;
  /** Number of documents that have it. */
  docs: number;
}

/** Up to this length one edit is allowed, and the first letter is right. */
const SHORT = 5;
/** From this length on two edits are allowed. */
const LONG = 7;
/** Shorter words are too easily turned into others. */
const MIN_LENGTH = 3;
/** No known word is longer. */
const MAX_LENGTH = 40;
/** How much more frequent a word must be to outweigh an edit: e³, some twenty times. */
const EDIT_COST = 3;
const FIRST_LETTER_COST = 3;

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
 * The best replacement of a word: near and frequent. Null if there is none.
 *
 * @param folded without the marks of letters, since many type none
 */
export function chooseWord(folded: string, candidates: readonly KnownWord[]): KnownWord | null {
  const scored = candidates.flatMap((known) => {
    const [heard, meant] = [soundOf(folded), soundOf(known.folded)];
    const letters = editDistance(folded, known.folded);
    // Letters that sound alike are one edit together: "konvers".
    const edits = Math.min(letters, Math.max(1, editDistance(heard, meant)));
    const isSameStart = meant.charAt(0) === heard.charAt(0);
    const isNear = isShort(folded)
      ? edits === 1 && isSameStart
      : edits > 0 && edits <= (folded.length < LONG ? 1 : 2);
    const score = Math.log(known.docs) - EDIT_COST * edits - (isSameStart ? 0 : FIRST_LETTER_COST);
    return isNear ? [{ known, score }] : [];
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.known ?? null;
}

/** How letters are heard, whichever is written. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ck|c|q/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/oo/g, 'u'],
  [/ee|y/g, 'i'],
  [/(.)\1/g, '$1'],
];

function soundOf(folded: string): string {
  return SOUNDS.reduce((heard, [letters, sound]) => heard.replace(letters, sound), folded);
}

/** The letters that a word may begin with which begins with this one by ear. */
export function lettersAlike(letter: string): string[] {
  const sound = soundOf(letter);
  return [...new Set([letter, ...'ckqvwszyi'].filter((other) => soundOf(other) === sound))];
}

/** All ways to write a word as two: "underarmour" as "under armour". */
export function splitsOf(folded: string): [string, string][] {
  return Array.from({ length: Math.max(0, folded.length - 2 * MIN_LENGTH + 1) }, (_, index) => {
    const start = index + MIN_LENGTH;
    return [folded.slice(0, start), folded.slice(start)];
  });
}

/** The split whose rarer word is the most frequent; null unless both words of one are known. */
export function chooseSplit(folded: string, known: readonly KnownWord[]): [KnownWord, KnownWord] | null {
  const byFolded = new Map(
    known.toSorted((one, other) => one.docs - other.docs).map((each) => [each.folded, each]),
  );
  const found = splitsOf(folded).flatMap(([first, last]): [KnownWord, KnownWord][] => {
    const [one, other] = [byFolded.get(first), byFolded.get(last)];
    return one && other ? [[one, other]] : [];
  });
  const docsOf = ([one, other]: [KnownWord, KnownWord]): number => Math.min(one.docs, other.docs);
  return found.toSorted((one, other) => docsOf(other) - docsOf(one))[0] ?? null;
}

/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into the other
 * (optimal string alignment).
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
          at(last, column) + (letter === otherLetter ? 0 : 1),
          isSwapped ? at(beforeLast, column - 1) + 1 : Infinity,
        ),
      );
    });
    [beforeLast, last] = [last, row];
  });
  return last.at(-1) ?? 0;
}

function at(line: readonly number[], place: number): number {
  return line[place] ?? Infinity;
}

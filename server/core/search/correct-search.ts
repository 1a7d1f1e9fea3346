// Corrects a search that found nothing, by the words of the texts that were searched.
import { PHRASE, type SearchWord } from './search-words.ts';
import {
  chooseCorrection,
  editDistance,
  isShort,
  type KnownWord,
  lettersAlike,
  mayCorrect,
  splitsOf,
  startsAlike,
} from './spelling.ts';
import { typedStopTerms, units } from './lexicon.ts';
import { isForeign, namesItem, splitTypedCompound } from './stem.ts';
import type { Query } from '../../database/statement-timeout.ts';
import { fold } from '#shared/search/tokens.ts';

/** How many known words are compared letter by letter: the nearest by trigrams, or for a short word the most frequent. */
const COMPARED = { nearest: 200, short: 500 };
/** A phonetic spelling may be longer or shorter than the correct one: "hudi" for "hoodie". */
const LENGTH_DIFFERENCE = 2;

/** A part of a search that is corrected as a whole, or left alone: a phrase, or a run of letters. */
export const PART = new RegExp(`${PHRASE.source}|\\p{L}+`, 'gu');

/** Tables of the words of all texts of a kind, which a job counts. */
export type WordTable =
  | 'search_words'
  | 'forum_search_words'
  | 'news_search_words'
  | 'association_search_words'
  | 'tournament_search_words';

/** Each word takes lookups of its own. If more words are wrong, the rest is too little to search for. */
export const MAX_CORRECTED = 4;

/** What a table says of the words of a search. */
export interface Spelling {
  /** Words that no text has, in lower case as typed. */
  unknown: readonly string[];
  /** Of these, the ones that another word replaces. */
  corrections: ReadonlyMap<string, string>;
  /** Number of texts that have a known word, by its text without accents. */
  docs: ReadonlyMap<string, number>;
}

interface TypedWords {
  table: WordTable;
  words: readonly Pick<SearchWord, 'text'>[];
}

/** The text with each word that the table does not have replaced by one that it has; null if there is none, and for too many. */
export async function correctSearch(
  query: Query,
  { table, typed, words }: TypedWords & { typed: string },
): Promise<string | null> {
  return correctTyped(typed, await readSpelling(query, { table, words }));
}

/** Null if nothing is corrected. */
export function correctTyped(typed: string, { corrections }: Spelling): string | null {
  return corrections.size === 0
    ? null
    : typed.replace(PART, (part) => corrections.get(part.toLowerCase()) ?? part);
}

/** @param isFound whether texts have another form of a word that the table does not have */
export async function readSpelling(
  query: Query,
  { table, words }: TypedWords,
  isFound?: (word: string) => Promise<boolean>,
): Promise<Spelling> {
  const candidates = words.flatMap(({ text }) => text.split(' ')).filter(mayCorrect);
  const known = await findKnown(readerOf(query, table), candidates.map(fold));
  const docs = new Map<string, number>();
  for (const { folded, docs: count } of known) docs.set(folded, Math.max(count, docs.get(folded) ?? 0));
  const missing = candidates.filter((text) => !docs.has(fold(text)));
  const corrections = new Map<string, string>();
  if (missing.length > MAX_CORRECTED) return { unknown: missing, corrections, docs };
  const unknown: string[] = [];
  for (const text of missing) {
    if (await isFound?.(text)) continue;
    unknown.push(text);
    const corrected = await correctWord(query, table, text);
    // Few words occur in a list, so that another beginning makes another word: "natten" is not "sätten".
    if (corrected !== null && startsAlike(fold(text), fold(corrected))) corrections.set(text, corrected);
  }
  return { unknown, corrections, docs };
}

/** The known word, or two words, that an unknown word most likely means; null for none. */
export async function correctWord(query: Query, table: WordTable, word: string): Promise<string | null> {
  const folded = fold(word);
  const parts = splitTypedCompound(folded);
  if (parts && isForeign(parts)) return null;
  const readTerms = readerOf(query, table);
  // "låter" is not "liter", which only states amounts.
  const near = (await findNear(readTerms, folded)).filter(
    (known) => !typedStopTerms.has(known.folded) && (!units.has(known.word) || namesItem(known.word)),
  );
  // A compound is corrected only by one edit or to the same last part after the same first letter: "gympapåse" is not corrected to
  // "gympasal", nor "lagväska" to "ryggväska", but "bakset" as "basket". It is not split, since its parts are words already.
  if (parts) {
    const alike = near.filter(
      (known) =>
        editDistance(folded, known.folded) <= 1 ||
        (startsAlike(folded, known.folded) &&
          fold(splitTypedCompound(known.word)?.head ?? '') === fold(parts.head)),
    );
    return chooseCorrection(folded, { near: alike, halves: [] });
  }
  const halves = splitsOf(folded).flat();
  return chooseCorrection(folded, {
    near,
    // "värvar" is not "var var".
    halves: await findKnown(
      readTerms,
      halves.filter((half) => !typedStopTerms.has(half)),
    ),
  });
}

type ReadTerms = (condition: string, values: unknown[]) => Promise<KnownWord[]>;

function readerOf(query: Query, table: WordTable): ReadTerms {
  return async (condition, values) => {
    const text = `select word, folded, docs from ${table} ${condition}`;
    return (await query<KnownWord>({ text, values })).rows;
  };
}

function findKnown(readTerms: ReadTerms, folded: readonly string[]): Promise<KnownWord[]> {
  return readTerms('where folded = any($1::text[])', [folded]);
}

function findNear(readTerms: ReadTerms, folded: string): Promise<KnownWord[]> {
  if (!isShort(folded)) return readTerms(`order by folded <-> $1 limit ${COMPARED.nearest}`, [folded]);
  return readTerms(
    `where left(folded, 1) = any($1::text[]) and length(folded) between $2 and $3 order by docs desc limit ${COMPARED.short}`,
    [lettersAlike(folded.charAt(0)), folded.length - LENGTH_DIFFERENCE, folded.length + LENGTH_DIFFERENCE],
  );
}

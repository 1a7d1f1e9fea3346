// Corrects a search that found nothing, by the words of the texts that were searched.
import { PHRASE, type SearchWord } from './search-words.ts';
import {
  chooseSplit,
  chooseWord,
  isShort,
  type KnownWord,
  lettersAlike,
  mayCorrect,
  splitsOf,
} from './spelling.ts';
import type { Query } from '../../database/statement-timeout.ts';
import { fold } from '#shared/search/tokens.ts';

/** Of the nearest words by trigrams, how many are compared letter by letter. */
const NEAREST = 200;

/** A part of a search that is corrected as a whole, or left alone: a phrase, or a run of letters. */
const PART = new RegExp(`${PHRASE.source}|\\p{L}+`, 'gu');

/** Tables of the words of all texts of a kind, which a job counts. */
export type WordTable = 'forum_search_words' | 'news_search_words';

/** The text with each word that the table does not have replaced by one that it has; null if there is none. */
export async function correctSearch(
  query: Query,
  { table, typed, words }: { table: WordTable; typed: string; words: readonly SearchWord[] },
): Promise<string | null> {
  const readTerms: ReadTerms = async (condition, values) => {
    const text = `select word, folded, docs from ${table} ${condition}`;
    return (await query<KnownWord>({ text, values })).rows;
  };
  const candidates = words.map(({ text }) => text).filter(mayCorrect);
  const known = new Set((await findKnown(readTerms, candidates.map(fold))).map(({ folded }) => folded));
  const corrections = new Map<string, string>();
  for (const text of candidates) {
    const corrected = known.has(fold(text)) ? null : await correctWord(readTerms, fold(text));
    if (corrected !== null) corrections.set(text, corrected);
  }
  if (corrections.size === 0) return null;
  return typed.replace(PART, (part) => corrections.get(part.toLowerCase()) ?? part);
}

type ReadTerms = (condition: string, values: unknown[]) => Promise<KnownWord[]>;

async function correctWord(readTerms: ReadTerms, folded: string): Promise<string | null> {
  const split = chooseSplit(folded, await findKnown(readTerms, splitsOf(folded).flat()));
  // Two words that both exist are likelier than a misspelling of a third.
  if (split) return split.map(({ word }) => word).join(' ');
  return chooseWord(folded, await findNear(readTerms, folded))?.word ?? null;
}

function findKnown(readTerms: ReadTerms, folded: readonly string[]): Promise<KnownWord[]> {
  return readTerms('where folded = any($1::text[])', [folded]);
}

function findNear(readTerms: ReadTerms, folded: string): Promise<KnownWord[]> {
  if (!isShort(folded)) return readTerms(`order by folded <-> $1 limit ${NEAREST}`, [folded]);
  return readTerms('where left(folded, 1) = any($1::text[]) and length(folded) between $2 and $3', [
    lettersAlike(folded.charAt(0)),
    folded.length - 1,
    folded.length + 1,
  ]);
}

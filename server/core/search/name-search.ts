// Reads a search of short texts, such as the names of clubs: each word finds its other forms, and longer words that contain it.
// A search that finds nothing is corrected.
import * as z from 'zod/mini';
import { foldPlaceName } from '#shared/places/fold-place-name.ts';
import type { Corrected } from '#shared/search/corrected.ts';
import type { Query } from '../../database/statement-timeout.ts';
import type { Services } from '../http/request.ts';
import { anywhere, quoteTerm, strongly } from './conditions.ts';
import { correctSearch, type WordTable } from './correct-search.ts';
import { STRONG } from './document-terms.ts';
import type { Synonyms } from './meaning.ts';
import { readSearch } from './search-words.ts';
import { loadSynonyms } from './synonyms.ts';

/** As `readSearch` returns it. */
const AGE_CLASS = /^[a-z] \d+$/;

/** A word of a search. A row is found by its terms or by its text; tsqueries are for the terms. */
export interface NameWord {
  text: string;
  /** A tsquery: the row has the word in some form. */
  anywhere: string;
  /** A tsquery: the title or group of the row has it. */
  strongly: string;
  /** Lower case without accents: the text of the row contains all of these. */
  parts: readonly string[];
}

export async function loadNameSearch(
  services: Pick<Services, 'database' | 'answerCache'>,
  search = '',
): Promise<NameWord[]> {
  return search === '' ? [] : readNameSearch(search, await loadSynonyms(services));
}

/** A search of a table of the back office: a whole id, as the command palette links to, or words. */
export async function loadTableSearch(
  services: Pick<Services, 'database' | 'answerCache'>,
  search = '',
): Promise<{ words: NameWord[]; ids?: string[] }> {
  if (z.guid().safeParse(search).success) return { words: [], ids: [search] };
  return { words: await loadNameSearch(services, search) };
}

/** Shorter words are mostly abbreviations, each of which is one letter from another: BBK and IBK are different clubs. */
const MIN_CORRECTED = 4;

interface CorrectableSearch {
  search?: string | undefined;
  exact?: 'true' | undefined;
  table: WordTable;
  /** Whether the list has a row with these words. */
  isFound: (words: readonly NameWord[]) => Promise<boolean>;
  /** The same whatever the filters of the list. */
  isKnown: (words: readonly NameWord[]) => Promise<boolean>;
}

/** The words of a search, or those of its corrected spelling if only that is found. */
export async function loadCorrectedSearch(
  services: Pick<Services, 'database' | 'answerCache'>,
  { search = '', exact, table, isFound, isKnown }: CorrectableSearch,
): Promise<{ words: NameWord[]; corrected: Corrected }> {
  const words = await loadNameSearch(services, search);
  const asTyped = { words, corrected: null };
  if (words.length === 0 || exact || (await isFound(words))) return asTyped;
  const unknown: NameWord[] = [];
  for (const word of words)
    if (word.text.length >= MIN_CORRECTED && !(await isKnown([word]))) unknown.push(word);
  const query: Query = (statement) => services.database.pool.query(statement);
  const shown = await correctSearch(query, { table, typed: search, words: unknown });
  if (shown === null) return asTyped;
  const corrections = await loadNameSearch(services, shown);
  return (await isFound(corrections)) ? { words: corrections, corrected: { shown, typed: search } } : asTyped;
}

/** The required words: "basket" beside others is optional, and stop words are left out. */
export function readNameSearch(search: string, synonyms: Synonyms): NameWord[] {
  // As in the stored text, every sign is a space: a hyphen or a quotation mark must not join words that their rows have apart.
  const typed = search.replaceAll(/['’‘´`]/gu, '').replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, ' ');
  const written = new Set(foldPlaceName(search).split(' '));
  return readSearch(typed.trim(), synonyms)
    .words.filter(({ isOptional }) => !isOptional)
    .map((word) => {
      const folded = foldPlaceName(word.text);
      const joined = folded.replaceAll(' ', '');
      // "P12" is read as an age, which is a size of clothes; here it is the name of a class.
      if (AGE_CLASS.test(folded) && written.has(joined)) {
        return {
          text: joined,
          anywhere: quoteTerm(joined),
          strongly: quoteTerm(STRONG + joined),
          parts: [joined],
        };
      }
      return {
        text: word.text,
        anywhere: anywhere([word]).join(),
        strongly: strongly([word]).join(),
        parts: folded.split(' '),
      };
    });
}

// Corrects the words of a search that found nothing.
import type { Services } from '../../../core/http/request.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { PHRASE, type SearchWord } from '../../../core/search/search-words.ts';
import { chooseSplit, chooseWord, mayCorrect, splitsOf } from '../../../core/search/spelling.ts';
import { isForeign, isKnownNoun, namesThing, splitTypedCompound } from '../../../core/search/stem.ts';
import { fold, tokensOf } from '#shared/search/tokens.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import { areTermsCounted, countSearchTerms, findKnownTerms, findNearTerms } from './spelling-queries.ts';

/** A part of a search that is corrected as a whole, or left alone: a phrase, or a run of letters. */
const PART = new RegExp(`${PHRASE.source}|\\p{L}+`, 'gu');

/** Each is looked up by itself. Where more are wrong, the others say too little. */
const MOST_CORRECTED = 4;

/**
 * The text with each of these words replaced by a known one, or left out if what remains still says what is searched
 * for. Null if there is nothing to correct.
 *
 * @param typed with single spaces, as `plainText` returns it
 * @param unknown words that no ad has
 */
export async function correctSpelling(
  query: Query,
  typed: string,
  unknown: readonly SearchWord[],
): Promise<string | null> {
  const corrections = new Map<string, string>();
  if (unknown.length === 0 || unknown.length > MOST_CORRECTED) return null;
  // Before the words are counted, none is known.
  if (!(await areTermsCounted(query))) return null;
  for (const { text } of unknown) {
    const corrected = mayCorrect(text) && !isKnownNoun(text) ? await correctWord(query, fold(text)) : null;
    corrections.set(text, corrected ?? (mayLeaveOut(text) ? '' : text));
  }
  const shown = plainText(typed.replace(PART, (part) => corrections.get(part.toLowerCase()) ?? part));
  const isCorrected = [...corrections].some(([text, correction]) => text !== correction);
  const hasLost = [...corrections.values()].includes('');
  return isCorrected && (!hasLost || saysWhat(shown)) ? shown : null;
}

/** "james" in "lebron james": neither a thing nor a brand, which nothing else can stand for. */
function mayLeaveOut(word: string): boolean {
  return mayCorrect(word) && !namesThing(word);
}

function saysWhat(text: string): boolean {
  return tokensOf(text).some((token) => namesThing(token.text));
}

async function correctWord(query: Query, folded: string): Promise<string | null> {
  const parts = splitTypedCompound(folded);
  if (parts && isForeign(parts)) return null;
  // Two words that both exist are likelier than a misspelling of a third. The parts of a compound were searched for.
  const split = parts ? null : chooseSplit(folded, await findKnownTerms(query, splitsOf(folded).flat()));
  if (split) return split.map(({ word }) => word).join(' ');
  const near = await findNearTerms(query, folded);
  // "gympapåse" is not meant as "gympasal".
  const alike = near.filter(({ word }) => !parts || splitTypedCompound(word)?.head === parts.head);
  return chooseWord(folded, alike)?.word ?? null;
}

/** Counts the words every hour, and at once on a site where they never were. */
export function spellingJobs({ database: { kysely, pool } }: Pick<Services, 'database'>): Job[] {
  return [
    { name: 'count-search-words', schedule: '17 * * * *', run: () => countSearchTerms(kysely) },
    {
      name: 'count-first-search-words',
      schedule: '* * * * *',
      run: async () => {
        if (!(await areTermsCounted((statement) => pool.query(statement)))) await countSearchTerms(kysely);
      },
    },
  ];
}

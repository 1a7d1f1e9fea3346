// Corrects the words of a search that found nothing.
import type { Services } from '../../../core/http/request.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { correctWord, MAX_CORRECTED, PART } from '../../../core/search/correct-search.ts';
import { amountUnits, typedStopTerms } from '../../../core/search/lexicon.ts';
import type { SearchWord } from '../../../core/search/search-words.ts';
import { mayCorrect } from '../../../core/search/spelling.ts';
import { isBodyPart, isKnownNoun, namesItem } from '../../../core/search/stem.ts';
import { tokensOf } from '#shared/search/tokens.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type { Query } from '../../../database/statement-timeout.ts';
import { areTermsCounted, countSearchTerms } from './spelling-queries.ts';

/**
 * The text with each of these words replaced by a known one, or left out if what remains still names an item. Null if there
 * is nothing to correct.
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
  if (unknown.length === 0 || unknown.length > MAX_CORRECTED) return null;
  for (const { text } of unknown) {
    const isCorrectable = mayCorrect(text) && !isKnownNoun(text);
    const corrected = isCorrectable ? await correctWord(query, 'search_words', text) : null;
    corrections.set(text, corrected ?? (mayLeaveOut(text) ? '' : text));
  }
  const withoutAmounts = typed.replace(AMOUNT, (amount, unit: string) =>
    corrections.get(unit.toLowerCase()) === '' ? '' : amount,
  );
  const replaced = plainText(
    withoutAmounts.replace(PART, (part) => corrections.get(part.toLowerCase()) ?? part),
  );
  const shown = withoutLooseEnd(replaced);
  const isCorrected = [...corrections].some(([text, correction]) => text !== correction);
  const hasLost = [...corrections.values()].includes('');
  if (!isCorrected || (hasLost && !hasItemWord(shown))) return null;
  // Until the words of ads have been counted, every word seems unknown, so none may be left out.
  return hasLost && !(await areTermsCounted(query)) ? null : shown;
}

/** A number with its unit, which are left out together: "24 sekunders" of "24 sekunders klocka". */
const AMOUNT = new RegExp(String.raw`(?<![\p{L}\d])\d+ (${[...amountUnits].join('|')})(?!\p{L})`, 'giu');

/** Without the words that led to one that was left out: "paket för" of "paket för nybörjare". */
function withoutLooseEnd(text: string): string {
  const words = text.split(' ');
  const last = words.findLastIndex((word) => !typedStopTerms.has(word.toLowerCase()));
  return words.slice(0, last + 1).join(' ');
}

/** "james" in "lebron james" may be left out; an item or a brand may not, since it is essential to the search. */
function mayLeaveOut(word: string): boolean {
  return mayCorrect(word) && !namesItem(word);
}

function hasItemWord(text: string): boolean {
  return tokensOf(text).some((token) => namesItem(token.text) || isBodyPart(token.text));
}

/** Counts the words every hour, and within a minute on a site where they have never been counted. */
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

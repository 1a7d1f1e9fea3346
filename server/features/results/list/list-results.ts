// Lists results, page by page.
import type { ResultList, ResultSearch } from '#shared/features/results/list/contract.ts';
import { RESULTS_PER_PAGE } from '#shared/features/results/rules.ts';
import { decodeCursor } from '../../../core/http/cursor.ts';
import type { Services } from '../../../core/http/request.ts';
import { viewResult } from '../view.ts';
import { readResults } from './list-queries.ts';

/** Limited, so that the first page has played matches too. */
const COMING_MATCHES = 3;

/** @throws ORPCError UNPROCESSABLE_CONTENT if the cursor is not valid */
export async function listResults(
  { database }: Pick<Services, 'database'>,
  { after, ...search }: ResultSearch,
): Promise<ResultList> {
  const rows = await readResults(database, {
    ...search,
    after: after === undefined ? null : decodeCursor(after, 'uuid'),
    coming: COMING_MATCHES,
    limit: RESULTS_PER_PAGE + 1,
  });
  // The next page has only finished matches, so a page has all others, even if there are many, and ends with a finished one.
  const first = rows.findIndex(({ status }) => status === 'finished');
  const length = search.part === 'coming' ? 0 : first < 0 ? rows.length : first + 1;
  const shown = rows.slice(0, Math.max(RESULTS_PER_PAGE, length));
  const hasMore = rows.length > shown.length;
  return { results: shown.map(viewResult), next: hasMore ? (shown.at(-1)?.cursor ?? null) : null };
}

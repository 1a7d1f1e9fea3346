// Counts what visitors search for, found or not, after the response: without cookies, and without storing their addresses.
import { type AdList, type AdSearch, WIDENED } from '#shared/features/ads/list/ad-search.ts';
import { plainText } from '#shared/features/ads/list/search-text.ts';
import type { RequestContext, Services } from '../../../core/http/request.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { isProgram } from '../../../core/views/readers.ts';
import type { Database } from '../../../database/connection.ts';
import { mayBePersonal } from './personal-text.ts';
import { countSearchVisits, insertSearchVisits, type SearchVisit } from './search-visit-queries.ts';

/** Long enough to finish typing: the page searches at every pause, and only the final text counts. */
const DELAY_MS = 5_000;
const MAX_DELAY_MS = 30_000;
/** Maximum number of visitors counted between two writes; limits memory. */
const MAX_VISITORS = 5_000;
const MAX_TEXTS = 10;
const LENGTHS = { from: 2, to: 60 };

interface Visitor extends Omit<SearchVisit, 'texts'> {
  texts: SearchVisit['texts'][number][];
}
/** The searches that are not written yet, by network: a program can invent any number of browsers and IPv6 addresses. */
const pending = new WeakMap<Database, Map<string, Visitor>>();

type Counting = Pick<RequestContext, 'database' | 'deferredTasks' | 'ip' | 'userAgent'>;

/** Counts the first page of a search, with its text as corrected. A search that is empty because of filters is not counted. */
export function countSearch(
  { database, deferredTasks, ip, userAgent }: Counting,
  search: AdSearch,
  { ads, corrected }: Pick<AdList, 'ads' | 'corrected'>,
): void {
  const text = plainText(corrected?.shown ?? search.search ?? '').toLowerCase();
  const isNext = search.after !== undefined || search.before !== undefined;
  const isLong = text.length < LENGTHS.from || text.length > LENGTHS.to;
  const found = ads.length > 0;
  const isExcluded = !found && WIDENED.some((name) => search[name] !== undefined);
  if (isNext || isLong || isExcluded || isProgram(userAgent) || mayBePersonal(text)) return;
  const visitors = pending.get(database) ?? new Map<string, Visitor>();
  pending.set(database, visitors);
  const network = networkOf(ip);
  const visitor = visitors.get(network) ?? { network, texts: [] };
  if (visitors.size >= MAX_VISITORS && !visitors.has(network)) return;
  visitors.set(network, visitor);
  addText(visitor.texts, { text, found });
  deferredTasks.do('count-searches', () => writeVisits(database, visitors), DELAY_MS, MAX_DELAY_MS);
}

/** A text that continues or shortens the last one replaces it: the visitor was still typing. */
function addText(texts: Visitor['texts'], visit: Visitor['texts'][number]): void {
  const last = texts.at(-1)?.text;
  const isSame = last !== undefined && (visit.text.startsWith(last) || last.startsWith(visit.text));
  if (isSame) texts[texts.length - 1] = visit;
  else if (texts.length < MAX_TEXTS) texts.push(visit);
}

async function writeVisits(database: Database, visitors: Map<string, Visitor>): Promise<void> {
  const written = [...visitors.values()];
  // Cleared first: if the database fails, the searches are not counted, so that no IP addresses remain in memory.
  visitors.clear();
  if (written.length > 0) await insertSearchVisits(database, written);
}

/** Counts popular and missed searches every hour, after the words of ads. */
export function searchVisitJobs({ database: { kysely } }: Pick<Services, 'database'>): Job[] {
  return [{ name: 'count-search-visits', schedule: '27 * * * *', run: () => countSearchVisits(kysely) }];
}

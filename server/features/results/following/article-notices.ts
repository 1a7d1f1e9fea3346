// Notifies followers of new articles that name their team or league.
import { newsPath } from '#shared/paths.ts';
import type { Services } from '../../../core/http/request.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import type { LiveEvent } from '../../../core/live/topics.ts';
import type { Connection } from '../../../database/connection.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import {
  type FollowedName,
  listFollowedNames,
  listFollowers,
  type NamedArticle,
  takeNewArticles,
} from './follow-queries.ts';
import { notifyAll } from './notify-all.ts';

const ARTICLES_PER_RUN = 50;
const TITLE_LENGTH = 120;
/** Shorter names are left out: they are also ordinary words, or initials of something else. */
const MIN_NAME_LENGTH = 3;

export function articleNoticeJobs(services: Services): Job[] {
  return [{ name: 'notify-of-articles', schedule: '* * * * *', run: () => notifyOfArticles(services) }];
}

/** Notifies of each article once. Articles older than a day are left out, since they are no longer news. */
export async function notifyOfArticles(services: Services): Promise<void> {
  if (!(await isPageOpen(services, 'news'))) return;
  const live = await services.database.kysely.transaction().execute(async (tx) => {
    const articles = await takeNewArticles(tx, ARTICLES_PER_RUN);
    if (articles.length === 0) return [];
    const names = await listFollowedNames(tx);
    const events: LiveEvent[] = [];
    for (const article of articles) events.push(...(await notifyOfArticle(tx, article, names)));
    return events;
  });
  await services.live.publish(live);
}

async function notifyOfArticle(
  tx: Connection,
  { id, title, text }: NamedArticle,
  names: readonly FollowedName[],
): Promise<LiveEvent[]> {
  const named = names.filter((followed) => isNamedIn(text, followed.names));
  if (named.length === 0) return [];
  const idsOf = (kind: FollowedName['kind']) =>
    named.flatMap((followed) => (followed.kind === kind ? [followed.id] : []));
  const followers = await listFollowers(tx, { teamIds: idsOf('team'), leagueIds: idsOf('league') });
  const data = { text: title.slice(0, TITLE_LENGTH), href: newsPath(id) };
  return notifyAll(tx, followers, { event: 'result.article', data });
}

/** Whether a text contains one of these names as whole words, also in the genitive: "Luleås". */
export function isNamedIn(text: string, names: readonly string[]): boolean {
  const plain = text.toLowerCase();
  return names.some((name) => {
    if (name.length < MIN_NAME_LENGTH) return false;
    const escaped = RegExp.escape(name.toLowerCase());
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}s?(?![\\p{L}\\p{N}])`, 'u').test(plain);
  });
}

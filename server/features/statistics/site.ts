// Statistics of the whole site: visitors, views, created rows, pages, referrers and devices.
import { type SiteStatistics, TOP_LISTED } from '#shared/features/statistics/contract.ts';
import { compareDays, type Period } from '#shared/features/statistics/periods.ts';
import { pageNames } from '#shared/features/statistics/page-names.ts';
import { formatDay } from '#shared/format.ts';
import { adPath, associationPath, newsPath, postPath, resultPath, tournamentPath } from '#shared/paths.ts';
import type { Services } from '../../core/http/request.ts';
import { findPageTitles, REST, sumByDay, sumByValue } from './site-count-queries.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

const pathOf: Record<string, ((id: string) => string) | undefined> = {
  ad: adPath,
  post: postPath,
  news: newsPath,
  match: resultPath,
  association: associationPath,
  tournament: tournamentPath,
};

/** The period until today in Sweden, each figure beside that of the period before. */
export async function readSiteStatistics(
  { database }: Pick<Services, 'database'>,
  period: Period,
): Promise<SiteStatistics> {
  const today = formatDay(new Date());
  const range = { today, days: Number(period) };
  const [days, hours, pages, referrers, devices] = await Promise.all([
    sumByDay(database, range),
    sumByValue(database, { dimension: 'hour', by: 'count', limit: HOURS.length }, range),
    sumByValue(database, { dimension: 'page', by: 'count', limit: TOP_LISTED }, range),
    sumByValue(database, { dimension: 'referrer', by: 'visitors', limit: TOP_LISTED }, range),
    sumByValue(database, { dimension: 'device', by: 'visitors', limit: TOP_LISTED }, range),
  ]);
  const counted = (dimension: string, figure: 'count' | 'visitors' = 'count') => {
    const counts = new Map(
      days.filter((row) => row.dimension === dimension).map((row) => [row.day, row[figure]]),
    );
    const points = compareDays(counts, today, range.days);
    const sum = (side: 'now' | 'before') => points.reduce((total, point) => total + point[side], 0);
    return { total: { now: sum('now'), before: sum('before') }, days: points };
  };
  const byHour = new Map(hours.map((sums) => [sums.key, sums]));
  return {
    visitors: counted('hour', 'visitors'),
    views: counted('hour'),
    signUps: counted('sign-up'),
    ads: counted('ad'),
    messages: counted('message'),
    posts: counted('post'),
    hours: HOURS.map((name) => named(byHour.get(name) ?? { key: name, now: 0, before: 0 })),
    pages: await namePages(database, pages),
    referrers: referrers.filter(({ key }) => key !== REST).map(named),
    devices: devices.map(named),
  };
}

const named = ({ key, now, before }: { key: string; now: number; before: number }) => ({
  name: key,
  now,
  before,
});

async function namePages(
  database: Services['database'],
  pages: { key: string; now: number; before: number }[],
) {
  const titles = await findPageTitles(
    database,
    pages.map(({ key }) => key),
  );
  return pages.map(({ key, ...sums }) => {
    const [kind = '', subject = ''] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
    const isOfSite = kind === 'page' || kind === 'section';
    const title = titles.get(key);
    return {
      name: isOfSite ? (pageNames[subject] ?? subject) : (title ?? 'Sidan finns inte längre'),
      // Sections have no page of their own.
      path: kind === 'page' ? subject : title ? (pathOf[kind]?.(subject) ?? '') : '',
      ...sums,
    };
  });
}

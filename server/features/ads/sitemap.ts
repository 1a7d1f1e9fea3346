// The ad pages listed in the sitemap.
import { adPath } from '#shared/paths.ts';
import { sitemapRecords } from '../../core/http/sitemap/record-queries.ts';
import { indexedAdsSql } from './sitemap-queries.ts';

export const adRecords = sitemapRecords({
  name: 'ads',
  indexedSql: indexedAdsSql,
  pathOf: ({ id }) => adPath(id),
});

// The ad pages listed in the sitemap.
import { adPath } from '#shared/paths.ts';
import type { SitemapRecords } from '../../core/http/sitemap/sitemap.ts';
import { listPublicAdAddresses, listSitemapStarts } from './sitemap-queries.ts';

export const adRecords: SitemapRecords = {
  name: 'ads',
  listStarts: listSitemapStarts,
  async list(database, part) {
    const ads = await listPublicAdAddresses(database, part);
    return ads.map(({ id, updatedAt }) => ({ path: adPath(id), updatedAt }));
  },
};

// The endpoints of the statistics of the back office.
import { adminOnly, endpoint } from '../../core/http/endpoint.ts';
import { readMarketplaceOverview, readMarketplaceStatistics } from './marketplace.ts';
import { readSiteStatistics } from './site.ts';

const { statistics } = endpoint;

export const statisticsRoutes = {
  marketplaceOverview: statistics.marketplaceOverview
    .use(adminOnly)
    .handler(({ context }) => readMarketplaceOverview(context)),
  marketplace: statistics.marketplace
    .use(adminOnly)
    .handler(({ context, input }) => readMarketplaceStatistics(context, input.period)),
  site: statistics.site
    .use(adminOnly)
    .handler(({ context, input }) => readSiteStatistics(context, input.period)),
};

// Routes of the back office for statistics.
import { createRoute } from '@tanstack/react-router';
import { figureTexts } from '#shared/features/reports/figures.ts';
import { parseStatisticsAddress } from '#shared/features/statistics/periods.ts';
import { paths } from '#shared/paths.ts';
import { periodOf } from '../../features/statistics/statistics-addresses.ts';
import { adminHead, adminRoute, fallbacks, loadPage } from './admin-frame-route.tsx';

const marketplaceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'marketplace',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.statistics.marketplaceOverview.queryOptions())),
  head: () => adminHead('Marknadsplats', paths.adminMarketplace),
}).lazy(() => import('../../pages/admin/marketplace.tsx').then((page) => page.Route));

const marketplaceAnalyticsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'marketplace/analytics',
  ...fallbacks,
  validateSearch: parseStatisticsAddress,
  loaderDeps: ({ search }) => ({ period: periodOf(search) }),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.statistics.marketplace.queryOptions({ input: deps }))),
  head: () => adminHead('Marknadsstatistik', paths.adminMarketplaceAnalytics),
}).lazy(() => import('../../pages/admin/marketplace-analytics.tsx').then((page) => page.Route));

const analyticsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'analytics',
  ...fallbacks,
  validateSearch: parseStatisticsAddress,
  loaderDeps: ({ search }) => ({ period: periodOf(search) }),
  loader: ({ context: { api, queryClient }, deps }) =>
    loadPage(queryClient.ensureQueryData(api.statistics.site.queryOptions({ input: deps }))),
  head: () => adminHead('Statistik och analys', paths.adminAnalytics),
}).lazy(() => import('../../pages/admin/analytics.tsx').then((page) => page.Route));

const yearlyFiguresRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'yearly-figures',
  ...fallbacks,
  loader: ({ context: { api, queryClient } }) =>
    loadPage(queryClient.ensureQueryData(api.reports.yearlyFigures.queryOptions())),
  head: () => adminHead(figureTexts.title, paths.adminYearlyFigures),
}).lazy(() => import('../../pages/admin/yearly-figures.tsx').then((page) => page.Route));

export const statisticsRoutes = [
  marketplaceRoute,
  marketplaceAnalyticsRoute,
  analyticsRoute,
  yearlyFiguresRoute,
] as const;

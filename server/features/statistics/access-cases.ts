// Access cases of statistics: staff only.
import { type AccessCases, staff } from '../../testing/access.ts';

const get = (url: `/api/admin/${string}`) => () => ({ method: 'GET', url }) as const;

export const accessCases: AccessCases = {
  endpoints: {
    'statistics.marketplaceOverview': [get('/api/admin/marketplace'), staff()],
    'statistics.marketplace': [get('/api/admin/marketplace/analytics?period=7'), staff()],
    'statistics.site': [get('/api/admin/analytics'), staff()],
  },
  addresses: {
    'GET /api/admin/marketplace/analytics.csv': [get('/api/admin/marketplace/analytics.csv'), staff()],
  },
};

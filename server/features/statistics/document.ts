// OpenAPI texts of statistics that the contract does not contain.
import { StatisticsPeriod } from '#shared/features/statistics/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';
import { statisticsPaths } from './category-export.ts';

export const statisticsDocument: FeatureDocument = {
  tag: { name: 'statistics', description: 'Counts for staff: the marketplace, and views of the site' },
  paths: statisticsPaths,
  examples: [exampleOf(StatisticsPeriod, { period: '30' })],
};

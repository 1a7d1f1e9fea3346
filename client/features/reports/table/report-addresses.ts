// Addresses of the report table.
import { parseReportsAddress } from '#shared/features/reports/address.ts';
import { paths } from '#shared/paths.ts';
import { listAddresses } from '../../../core/list-addresses.ts';

export const {
  hrefOf: reportsHref,
  change: changeReports,
  adjacentHrefs: adjacentReportHrefs,
} = listAddresses({
  path: paths.adminReports,
  parse: parseReportsAddress,
  opening: ['report'],
});

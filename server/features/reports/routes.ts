// The reports endpoints.
import { reportTexts } from '#shared/features/reports/texts.ts';
import { adminOnly, endpoint, signedInOrSuspended } from '../../core/http/endpoint.ts';
import { appealDecision, decideAppeal, findOwn } from './appeals/appeals.ts';
import { changePriority, decide, investigate } from './decisions/decisions.ts';
import { readReport } from './decisions/read-report.ts';
import { readYearlyFigures } from './figures/figures.ts';
import { createReport } from './reporting/create-report.ts';
import { countWaiting, listReports } from './decisions/staff-queries.ts';
import { viewRow } from './decisions/view.ts';

const { reports } = endpoint;
const toRead = signedInOrSuspended(reportTexts.signInToRead);

export const reportsRoutes = {
  create: reports.create.handler(({ context, input }) => createReport(context, input)),
  find: reports.find.use(toRead).handler(({ context, input }) => findOwn(context, context.viewer, input.id)),
  appeal: reports.appeal.use(toRead).handler(({ context, input }) => appealDecision(context, input)),
  list: reports.list.use(adminOnly).handler(async ({ context: { database, viewer }, input }) => {
    const { rows, ...cursors } = await listReports(database, { ...input, viewer });
    return { ...cursors, reports: rows.map(({ report }) => viewRow(report, viewer)) };
  }),
  counts: reports.counts.use(adminOnly).handler(({ context }) => countWaiting(context.database)),
  findForStaff: reports.findForStaff
    .use(adminOnly)
    .handler(({ context, input }) => readReport(context, input.id)),
  investigate: reports.investigate
    .use(adminOnly)
    .handler(({ context, input }) => investigate(context, input)),
  setPriority: reports.setPriority
    .use(adminOnly)
    .handler(({ context, input }) => changePriority(context, input)),
  decide: reports.decide.use(adminOnly).handler(({ context, input }) => decide(context, input)),
  yearlyFigures: reports.yearlyFigures
    .use(adminOnly)
    .handler(async ({ context }) => ({ years: await readYearlyFigures(context.database) })),
  decideAppeal: reports.decideAppeal
    .use(adminOnly)
    .handler(({ context, input }) => decideAppeal(context, input)),
};

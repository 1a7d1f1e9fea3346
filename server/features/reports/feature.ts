// Registers reports.
import { defineFeature } from '../../core/feature.ts';
import { undoAppealDecision } from './appeals/undo-appeal.ts';
import { reportsDocument } from './document.ts';
import { reportJobs } from './content/retention.ts';
import { registerFigureExport } from './figures/figure-export.ts';
import { reportsRoutes } from './routes.ts';
import { undoReportDecision } from './decisions/undo-decision.ts';
import { reportPersonalData } from './personal-data-queries.ts';
import { reportFile } from './decisions/table-file.ts';

export const reportsFeature = defineFeature({
  document: reportsDocument,
  routes: { reports: reportsRoutes },
  http: registerFigureExport,
  tableFiles: [reportFile],
  jobs: reportJobs,
  personalData: reportPersonalData,
  undo: { report: undoReportDecision, appeal: undoAppealDecision },
});

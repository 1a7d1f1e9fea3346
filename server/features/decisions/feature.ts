// Registers the undoing of decisions.
import { defineFeature } from '../../core/feature.ts';
import { decisionsDocument } from './document.ts';
import { decisionsRoutes } from './routes.ts';
import { decisionJobs } from './undo.ts';

export const decisionsFeature = defineFeature({
  document: decisionsDocument,
  routes: { decisions: decisionsRoutes },
  jobs: decisionJobs,
  personalData: { notCopied: { undoable_decisions: 'deleted after a minute' } },
});

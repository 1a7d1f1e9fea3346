// Registers the audit log.
import { defineFeature } from '../../core/feature.ts';
import { auditDocument } from './document.ts';
import { auditPersonalData } from './personal-data-queries.ts';
import { auditRoutes } from './routes.ts';
import { auditFile, ownDecisionsFile } from './table-file.ts';

export const auditFeature = defineFeature({
  document: auditDocument,
  routes: { audit: auditRoutes },
  tableFiles: [auditFile, ownDecisionsFile],
  personalData: auditPersonalData,
});

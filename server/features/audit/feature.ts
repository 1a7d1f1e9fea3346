// Registers the audit log.
import { defineFeature } from '../../core/feature.ts';
import { auditDocument } from './document.ts';
import { registerAuditExport } from './export-route.ts';
import { auditRoutes } from './routes.ts';
import { auditPersonalData } from './personal-data-queries.ts';

export const auditFeature = defineFeature({
  document: auditDocument,
  routes: { audit: auditRoutes },
  http: (app, { services, contextOf }) => registerAuditExport(app, { ...services, contextOf }),
  personalData: auditPersonalData,
});

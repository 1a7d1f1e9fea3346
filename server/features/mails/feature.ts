// Registers the outbox of the back office.
import { defineFeature } from '../../core/feature.ts';
import { mailsDocument } from './document.ts';
import { mailsRoutes } from './routes.ts';
import { mailServerRoutes } from './server/routes.ts';
import { mailPersonalData } from './personal-data-queries.ts';
import { mailFile } from './table-file.ts';

export const mailsFeature = defineFeature({
  document: mailsDocument,
  routes: { mails: mailsRoutes, mailServer: mailServerRoutes },
  tableFiles: [mailFile],
  personalData: mailPersonalData,
});

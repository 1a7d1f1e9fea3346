// Registers security events.
import { defineFeature } from '../../core/feature.ts';
import { securityDocument } from './document.ts';
import { deleteOldSecurityEvents } from './queries.ts';
import { securityRoutes } from './routes.ts';
import { securityFile } from './table-file.ts';

export const securityFeature = defineFeature({
  document: securityDocument,
  routes: { security: securityRoutes },
  tableFiles: [securityFile],
  jobs: ({ database }) => [
    {
      name: 'delete-old-security-events',
      schedule: '47 3 * * *',
      run: () => deleteOldSecurityEvents(database),
    },
  ],
});

// Registers security events.
import { defineFeature } from '../../core/feature.ts';
import { securityDocument } from './document.ts';
import { deleteOldSecurityEvents } from './queries.ts';
import { securityRoutes } from './routes.ts';

export const securityFeature = defineFeature({
  document: securityDocument,
  routes: { security: securityRoutes },
  jobs: ({ database }) => [
    {
      name: 'delete-old-security-events',
      schedule: '47 3 * * *',
      run: () => deleteOldSecurityEvents(database),
    },
  ],
});

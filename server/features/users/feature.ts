// Registers user management.
import { defineFeature } from '../../core/feature.ts';
import { usersDocument } from './document.ts';
import { usersRoutes } from './routes.ts';
import { suspensionJobs, undoSuspension } from './suspension.ts';

export const usersFeature = defineFeature({
  document: usersDocument,
  routes: { users: usersRoutes },
  jobs: suspensionJobs,
  undo: { suspension: undoSuspension },
});

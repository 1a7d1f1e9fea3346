// Registers user management.
import { defineFeature } from '../../core/feature.ts';
import { usersDocument } from './document.ts';
import { usersRoutes } from './routes.ts';
import { suspensionJobs, undoSuspension } from './suspension.ts';
import { userFile } from './table-file.ts';

export const usersFeature = defineFeature({
  document: usersDocument,
  routes: { users: usersRoutes },
  tableFiles: [userFile],
  jobs: suspensionJobs,
  undo: { suspension: undoSuspension },
});

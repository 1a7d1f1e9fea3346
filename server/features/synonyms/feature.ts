// Registers synonyms.
import { defineFeature } from '../../core/feature.ts';
import { undoSynonymsDeletion } from './actions.ts';
import { synonymsDocument } from './document.ts';
import { synonymsRoutes } from './routes.ts';
import { missedSearchFile, synonymFile } from './table-file.ts';

export const synonymsFeature = defineFeature({
  document: synonymsDocument,
  routes: { synonyms: synonymsRoutes },
  tableFiles: [synonymFile, missedSearchFile],
  undo: { synonyms: undoSynonymsDeletion },
});

// Registers the support chat.
import { defineFeature } from '../../core/feature.ts';
import { supportChatDocument } from './document.ts';
import { supportChatPersonalData } from './personal-data-queries.ts';
import { supportChatRoutes } from './routes.ts';
import { replyFile } from './table-file.ts';

export const supportChatFeature = defineFeature({
  document: supportChatDocument,
  routes: { supportChat: supportChatRoutes },
  tableFiles: [replyFile],
  personalData: supportChatPersonalData,
});

// Registers the support chat.
import { defineFeature } from '../../core/feature.ts';
import { supportChatDocument } from './document.ts';
import { supportChatPersonalData } from './personal-data-queries.ts';
import { supportChatRoutes } from './routes.ts';

export const supportChatFeature = defineFeature({
  document: supportChatDocument,
  routes: { supportChat: supportChatRoutes },
  personalData: supportChatPersonalData,
});

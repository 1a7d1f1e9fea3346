// Registers messages.
import { defineFeature } from '../../core/feature.ts';
import { messagesDocument } from './document.ts';
import { messageTopics, recordDelivered } from './live-topics.ts';
import { unreadMessages } from './inbox/queries.ts';
import { messagesRoutes } from './routes.ts';
import { messageJobs } from './unread-mail/unread-mail.ts';
import { messagePersonalData } from './personal-data-queries.ts';

export const messagesFeature = defineFeature({
  document: messagesDocument,
  routes: { messages: messagesRoutes },
  jobs: messageJobs,
  live: { topics: messageTopics, counts: { messages: unreadMessages }, onDelivered: recordDelivered },
  personalData: messagePersonalData,
});

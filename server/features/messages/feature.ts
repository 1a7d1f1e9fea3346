// What messages provide.
import { defineFeature } from '../../core/feature.ts';
import { messagesDocument } from './document.ts';
import { messageTopics, noteDelivered } from './live-words.ts';
import { unreadMessages } from './queries.ts';
import { messagesRoutes } from './routes.ts';
import { messageJobs } from './summary.ts';
import { registerWriting } from './writing-route.ts';
import { messagePersonalData } from './personal-data-queries.ts';

export const messagesFeature = defineFeature({
  document: messagesDocument,
  routes: { messages: messagesRoutes },
  http: (app, { services }) => registerWriting(app, services),
  jobs: messageJobs,
  live: { topics: messageTopics, counts: { messages: unreadMessages }, onDelivered: noteDelivered },
  personalData: messagePersonalData,
});

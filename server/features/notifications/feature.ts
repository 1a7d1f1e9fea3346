// Registers the notification centre.
import { defineFeature } from '../../core/feature.ts';
import { notificationsDocument } from './document.ts';
import { notificationJobs } from './jobs.ts';
import { notificationTopics } from './live-topics.ts';
import { registerOneClick } from './mail-choice.ts';
import { ensurePushKeys } from './push.ts';
import { unreadNotificationsSql } from './queries.ts';
import { notificationsRoutes } from './routes.ts';
import { notificationPersonalData } from './personal-data-queries.ts';

export const notificationsFeature = defineFeature({
  document: notificationsDocument,
  routes: { notifications: notificationsRoutes },
  http: (app, { services }) => registerOneClick(app, services),
  jobs: notificationJobs,
  live: { topics: () => notificationTopics, counts: { notifications: unreadNotificationsSql } },
  start: ensurePushKeys,
  personalData: notificationPersonalData,
});

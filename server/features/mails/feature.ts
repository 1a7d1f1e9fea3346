// What the outbox in the back office provides.
import { defineFeature } from '../../core/feature.ts';
import { mailsRoutes } from './routes.ts';

export const mailsFeature = defineFeature({
  routes: { mails: mailsRoutes },
});

// What the outbox in the back office provides.
import { defineFeature } from '../../core/feature.ts';
import { mailsRoutes } from './routes.ts';
import { mailPersonalData } from './personal-data-queries.ts';

export const mailsFeature = defineFeature({
  routes: { mails: mailsRoutes },
  personalData: mailPersonalData,
});

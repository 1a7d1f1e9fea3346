// Registers the newsletter.
import { DAYS_TO_CONFIRM, ISSUE_SCHEDULE } from '#shared/features/newsletter/rules.ts';
import { NEWSLETTER_DELIVERY_DAYS } from '#shared/privacy/retention-times.ts';
import { defineFeature } from '../../core/feature.ts';
import { newsletterDocument } from './document.ts';
import { deleteOldIssues } from './issue-queries.ts';
import { makeWeeklyIssue } from './office.ts';
import { newsletterPersonalData } from './personal-data-queries.ts';
import { newsletterRoutes } from './routes.ts';
import { sendIssues } from './send-issues.ts';
import { registerOneClick } from './subscribe.ts';
import { deleteUnconfirmed } from './subscriber-queries.ts';
import { issueFile } from './table-file.ts';

export const newsletterFeature = defineFeature({
  document: newsletterDocument,
  routes: { newsletter: newsletterRoutes },
  tableFiles: [issueFile],
  http: (app, { services }) => registerOneClick(app, services),
  jobs: (services) => [
    { name: 'make-newsletter', schedule: ISSUE_SCHEDULE, run: () => makeWeeklyIssue(services) },
    {
      name: 'send-newsletter',
      schedule: '* * * * *',
      callsOut: true,
      run: ({ signal }) => sendIssues(services, { signal }),
    },
    {
      name: 'delete-unconfirmed-subscribers',
      schedule: '41 3 * * *',
      async run() {
        await deleteUnconfirmed(services.database.kysely, DAYS_TO_CONFIRM);
        await deleteOldIssues(services.database.kysely, NEWSLETTER_DELIVERY_DAYS);
      },
    },
  ],
  sharedAnswers: { newsletter: { state: 'site-settings' } },
  personalData: newsletterPersonalData,
});

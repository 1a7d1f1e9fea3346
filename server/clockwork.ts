// What the house does by the clock, once over all nodes.
import type { Job } from './core/jobs.ts';
import { liveJobs } from './core/live/jobs.ts';
import { mailJobs } from './core/mail/outbox.ts';
import type { Services } from './core/request.ts';
import { forgetExpired } from './features/accounts/actions.ts';
import { resetJobs } from './features/accounts/password-reset.ts';
import { forgetRemovedAds } from './features/ads/removal.ts';
import { messageJobs } from './features/messages/unread-mail/unread-mail.ts';
import { notificationJobs } from './features/notifications/jobs.ts';
import { renewalJobs } from './features/ads/renewal.ts';
import { reviewJobs } from './features/deals/reviews.ts';
import { personalDataJobs } from './features/personal-data/jobs.ts';
import { reportJobs } from './features/reports/retention.ts';
import { savedSearchJobs } from './features/saved-searches/jobs.ts';
import { sweepPictures } from './features/pictures/sweep.ts';

export function clockwork(services: Services): Job[] {
  return [
    {
      name: 'sweep-pictures',
      schedule: '17 * * * *',
      async run() {
        const swept = await sweepPictures(services);
        services.logger.info(swept, 'Pictures were swept');
      },
    },
    { name: 'forget-removed-ads', schedule: '* * * * *', run: () => forgetRemovedAds(services) },
    { name: 'forget-expired', schedule: '47 * * * *', run: () => forgetExpired(services) },
    ...liveJobs(services.database),
    ...mailJobs(services),
    ...resetJobs(services),
    ...personalDataJobs(services),
    ...messageJobs(services),
    ...notificationJobs(services),
    ...renewalJobs(services),
    ...reviewJobs(services),
    ...savedSearchJobs(services),
    ...reportJobs(services),
  ];
}

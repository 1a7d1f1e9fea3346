// Scheduled and queued jobs of notifications.
import type { Job } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/http/request.ts';
import { forgetOldNotifications } from './actions.ts';
import { deliverNews, DELIVER_NEWS } from './delivery.ts';
import { PUSH_NEWS, pushNews } from './push.ts';

export function notificationJobs(services: Services): Job[] {
  return [
    { name: PUSH_NEWS, callsOut: true, run: (turn) => pushNews(services, turn) },
    { name: DELIVER_NEWS, run: ({ payload }) => deliverNews(services, payload) },
    { name: 'forget-notifications', schedule: '37 3 * * *', run: () => forgetOldNotifications(services) },
  ];
}

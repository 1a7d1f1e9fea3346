// What is done about notifications beside the requests.
import type { Job } from '../../core/jobs.ts';
import type { Services } from '../../core/request.ts';
import { forgetOldNotifications } from './actions.ts';

export function notificationJobs(services: Services): Job[] {
  return [
    { name: 'forget-notifications', schedule: '37 3 * * *', run: () => forgetOldNotifications(services) },
  ];
}

// Scheduled and queued jobs of notifications.
import type { Job } from '../../core/jobs/jobs.ts';
import type { Services } from '../../core/http/request.ts';
import { deleteOldNotifications } from './actions.ts';
import { deliverNotifications, DELIVER_NOTIFICATIONS } from './delivery.ts';
import { SEND_PUSH, sendPushNotification } from './push.ts';

export function notificationJobs(services: Services): Job[] {
  return [
    {
      name: SEND_PUSH,
      formerName: 'push-news',
      callsOut: true,
      run: (jobRun) => sendPushNotification(services, jobRun),
    },
    {
      name: DELIVER_NOTIFICATIONS,
      formerName: 'deliver-news',
      run: ({ payload }) => deliverNotifications(services, payload),
    },
    {
      name: 'delete-old-notifications',
      formerName: 'forget-notifications',
      schedule: '37 3 * * *',
      run: () => deleteOldNotifications(services),
    },
  ];
}

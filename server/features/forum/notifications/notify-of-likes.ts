// Notifies of likes. They are counted some seconds after the last change, so a like withdrawn at once sends no notification.
import type { Services } from '../../../core/http/request.ts';
import { collect, publishNotificationCounts, withdraw } from '../../notifications/actions.ts';
import { isNotified, recipientOfLikes } from './recipient-queries.ts';

/** As long as the period in which other actions can be undone. */
const DELAY_MS = 20_000;

/** @param liked.number 0 for the post */
export function notifyOfLikes(services: Services, liked: { postId: string; number: number }): void {
  const { database, live, deferredTasks } = services;
  const work = async () => {
    const { events, withdrawnFrom } = await database.kysely
      .transaction()
      .execute(async (tx) =>
        (await isNotified(tx, liked))
          ? { events: await collect(tx, recipientOfLikes(liked)), withdrawnFrom: [] }
          : { events: [], withdrawnFrom: await withdraw(tx, { ...liked, event: 'forum.liked' }) },
      );
    await live.publish(events);
    await publishNotificationCounts(services, withdrawnFrom);
  };
  deferredTasks.do(`notification of likes of ${liked.postId} ${liked.number}`, work, DELAY_MS);
}

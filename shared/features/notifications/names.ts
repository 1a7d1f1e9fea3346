// Names of the ad and the user in the text of a notification, also if they are deleted.
import { adPath, paths } from '../../paths.ts';
import type { NotificationContext } from './context.ts';

export const nameOfActor = ({ actor }: NotificationContext) => actor?.name ?? 'Någon';

/** At the beginning of a sentence. */
export const nameOfAd = ({ ad }: NotificationContext) => (ad ? `”${ad.title}”` : 'Annonsen');

/** Within a sentence. */
export const nameOfAdInText = ({ ad }: NotificationContext) => (ad ? `”${ad.title}”` : 'annonsen');

export const hrefOfAd = ({ ad }: NotificationContext) => (ad ? adPath(ad.id) : paths.notifications);

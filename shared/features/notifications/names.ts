// How the texts of a notification name the ad and the person it is about, also when they are gone.
import { adPath, paths } from '../../paths.ts';
import type { NotificationContext } from './context.ts';

export const nameOfActor = ({ actor }: NotificationContext) => actor?.name ?? 'Någon';

/** At the beginning of a sentence. */
export const nameOfAd = ({ ad }: NotificationContext) => (ad ? `”${ad.title}”` : 'Annonsen');

/** Within a sentence. */
export const nameOfAdInText = ({ ad }: NotificationContext) => (ad ? `”${ad.title}”` : 'annonsen');

export const hrefOfAd = ({ ad }: NotificationContext) => (ad ? adPath(ad.id) : paths.notifications);

// Limits on creating and changing ads and on showing contact details: generous for a club that sells its kit, too low to fill
// the queue of moderators.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { Limit } from '../../core/limits/limits.ts';
import { networkOf } from '../../core/limits/network.ts';

export function newAdLimits({ id, role }: Pick<Viewer, 'id' | 'role'>): Limit[] {
  const [perHour, perDay] = role === 'user' ? [100, 300] : [1000, 3000];
  return [
    { key: `new ads of ${id}`, tries: perHour, minutes: 60 },
    { key: `new ads of ${id} in a day`, tries: perDay, minutes: 24 * 60 },
  ];
}

/** Changes of text, price, pictures and sale state: each change of a public ad makes the site render its pages again. */
export function adChangeLimits(userId: string): Limit[] {
  return [{ key: `changes of ads by ${userId}`, tries: 120, minutes: 10 }];
}

/** Lowering the price a krona at a time would notify every follower each time. */
export function loweredPriceLimit(adId: string): Limit {
  return { key: `lower price of ${adId}`, tries: 5, minutes: 24 * 60 };
}

/** Telephone numbers and e-mail addresses of sellers that one user, or one network, may have shown. */
export function shownContactLimits(userId: string, ip: string): Limit[] {
  return [
    { key: `contact shown to ${userId}`, tries: 30, minutes: 60 },
    { key: `contact shown at ${networkOf(ip)}`, tries: 120, minutes: 60 },
  ];
}

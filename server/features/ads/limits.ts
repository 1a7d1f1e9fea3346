// Limits on creating and changing ads: generous for a club that sells its kit, too low to fill the queue of moderators.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { Limit } from '../../core/limits/limits.ts';

export function newAdLimits({ id, role }: Pick<Viewer, 'id' | 'role'>): Limit[] {
  const [perHour, perDay] = role === 'user' ? [100, 300] : [1000, 3000];
  return [
    { key: `new ads of ${id}`, tries: perHour, minutes: 60 },
    { key: `new ads of ${id} in a day`, tries: perDay, minutes: 24 * 60 },
  ];
}

/** Changes of text, price, pictures and sale state: each one of a public ad renders its pages again. */
export function adChangeLimits(userId: string): Limit[] {
  return [{ key: `changes of ads by ${userId}`, tries: 120, minutes: 10 }];
}

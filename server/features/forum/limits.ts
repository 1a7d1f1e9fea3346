// Limits on writing in the forum: generous for a discussion, too low to fill it or the queue of moderators.
import { MAILS_PER_HOUR } from '#shared/features/notifications/rules.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { Limit } from '../../core/limits/limits.ts';
import { neighbourhoodOf } from '../../core/limits/network.ts';

interface Writer {
  viewer: Pick<Viewer, 'id' | 'role'>;
  ip: string;
}

export function newPostLimits({ viewer: { id, role }, ip }: Writer): Limit[] {
  const [perHour, perDay] = isStaff(role) ? [100, 500] : [10, 30];
  return [
    { key: `forum posts of ${id}`, tries: perHour, minutes: 60 },
    { key: `forum posts of ${id} in a day`, tries: perDay, minutes: 24 * 60 },
    { key: `forum posts from ${neighbourhoodOf(ip)}`, tries: 100, minutes: 60 },
  ];
}

export function newCommentLimits({ viewer: { id }, ip }: Writer): Limit[] {
  return [
    { key: `forum comments of ${id}`, tries: 60, minutes: 10 },
    { key: `forum comments from ${neighbourhoodOf(ip)}`, tries: 300, minutes: 10 },
  ];
}

export function changeLimits(userId: string): Limit[] {
  return [{ key: `changes in the forum by ${userId}`, tries: 60, minutes: 10 }];
}

export function likeLimits(userId: string): Limit[] {
  return [{ key: `forum likes of ${userId}`, tries: 300, minutes: 10 }];
}

export function mailLimit(userId: string): Limit {
  return { key: `forum mails to ${userId}`, tries: MAILS_PER_HOUR, minutes: 60 };
}

// Limits on messages and new conversations, and on mails about them.
import { MAILS_PER_HOUR } from '#shared/features/notifications/rules.ts';
import type { Limit } from '../../core/limits/limits.ts';

/** A lively chat is about ten messages a minute. */
export function messageLimit(userId: string): Limit {
  return { key: `messages of ${userId}`, tries: 600, minutes: 10 };
}

/** More than genuine buyers need, and less than a spammer needs. */
export function newThreadLimits(userId: string): Limit[] {
  return [
    { key: `new threads of ${userId}`, tries: 30, minutes: 60 },
    { key: `new threads of ${userId} in a day`, tries: 100, minutes: 24 * 60 },
  ];
}

/** The beginning of the key of `mailLimit`; a query leaves out people who have reached it. */
export const MAIL_LIMIT_KEY = 'message mails to ';

export function mailLimit(userId: string): Limit {
  return { key: `${MAIL_LIMIT_KEY}${userId}`, tries: MAILS_PER_HOUR, minutes: 60 };
}

// The endpoints of the notification centre: one's own news, what has been read, and the ways they come.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { NOTIFICATION_EVENTS } from './events.ts';
import { NOTIFICATION_KINDS } from './kinds.ts';
import { notificationTexts } from './words.ts';

const Kind = z.enum(NOTIFICATION_KINDS, 'Det finns ingen sådan sort');

/** One piece of news, with its words as they are today. */
export const ListedNotification = z.object({
  id: z.uuid(),
  event: z.enum(NOTIFICATION_EVENTS as [string, ...string[]]),
  kind: Kind,
  title: z.string(),
  text: z.string(),
  /** An address on this site. */
  href: z.string(),
  happenedAt: z.string(),
  isRead: z.boolean(),
});
export type ListedNotification = z.infer<typeof ListedNotification>;

export const NotificationSetting = z.object({
  kind: Kind,
  site: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
});
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** What one link in a mail is about. */
export const MailChoice = z.object({ kind: Kind, isOn: z.boolean() });
export type MailChoice = z.infer<typeof MailChoice>;

const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`), notificationTexts.badPushKeys));

/** A browser as it introduces itself (the browser's own `PushSubscription.toJSON()`). */
export const PushSubscription = z.object({
  endpoint: z.string().check(withoutNul(), z.maxLength(2000, notificationTexts.badPushAddress)),
  /** 65 and 16 bytes. */
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

const Endpoint = z.pick(PushSubscription, { endpoint: true });
const Subscribed = z.object({ isSubscribed: z.boolean() });

const Token = z.string().check(z.maxLength(200, notificationTexts.badLink));
const Unread = z.object({ unread: z.number() });
const Place = z.optional(z.string().check(z.maxLength(60, notificationTexts.noSuchPage)));
const tags = ['notifications'];

export const notificationsContract = {
  list: oc
    .route({ method: 'GET', path: '/me/notifications', summary: 'One’s own news, newest first', tags })
    .input(z.object({ after: Place }))
    .output(
      z.object({
        notifications: z.array(ListedNotification),
        next: z.nullable(z.string()),
        unread: z.number(),
      }),
    ),
  unread: oc
    .route({ method: 'GET', path: '/me/notifications/unread', summary: 'How much has not been read', tags })
    .output(Unread),
  read: oc
    .route({ method: 'PUT', path: '/me/notifications/{id}/read', summary: 'Mark one as read', tags })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: z.uuid(notificationTexts.notFound) }))
    .output(Unread),
  readAll: oc
    .route({ method: 'PUT', path: '/me/notifications/read', summary: 'Mark all as read', tags })
    .output(Unread),

  settings: oc
    .route({ method: 'GET', path: '/me/notification-settings', summary: 'The ways one’s news come', tags })
    .output(z.object({ settings: z.array(NotificationSetting) })),
  change: oc
    .route({
      method: 'PATCH',
      path: '/me/notification-settings/{kind}',
      summary: 'Change the ways one kind of news comes',
      tags,
    })
    .input(
      z.object({
        kind: Kind,
        site: z.optional(z.boolean()),
        mail: z.optional(z.boolean()),
        push: z.optional(z.boolean()),
      }),
    )
    .output(NotificationSetting),

  pushKey: oc
    .route({ method: 'GET', path: '/push-key', summary: 'The site’s public key for web push', tags })
    .output(z.object({ key: z.string() })),
  subscribe: oc
    .route({
      method: 'PUT',
      path: '/me/push-subscriptions',
      summary: 'Have news pushed to this browser',
      tags,
    })
    .input(PushSubscription)
    .output(Subscribed),
  checkSubscription: oc
    .route({
      method: 'POST',
      path: '/me/push-subscriptions/check',
      summary: 'Whether news is pushed to this browser',
      tags,
    })
    .input(Endpoint)
    .output(Subscribed),
  unsubscribe: oc
    .route({
      method: 'POST',
      path: '/me/push-subscriptions/removal',
      summary: 'Push no more news to this browser',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(Endpoint)
    .output(Subscribed),

  findMailChoice: oc
    .route({
      method: 'POST',
      path: '/mail-choices/check',
      summary: 'Which kind of mail a link in a mail is about',
      tags,
    })
    .input(z.object({ token: Token }))
    .output(MailChoice),
  setMailChoice: oc
    .route({
      method: 'PUT',
      path: '/mail-choices',
      summary: 'Turn a kind of mail off or on by its link',
      tags,
    })
    .input(z.object({ token: Token, isOn: z.boolean() }))
    .output(MailChoice),
};

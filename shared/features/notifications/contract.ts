// Endpoints of notifications: list, read state, settings and web push.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { NOTIFICATION_EVENTS } from './events.ts';
import { NOTIFICATION_KINDS } from './kinds.ts';
import { notificationTexts } from './texts.ts';

const Kind = z.enum(NOTIFICATION_KINDS, 'Det finns ingen sådan sort');

/** A notification, with its text rendered now. */
export const ListedNotification = z.object({
  id: z.uuid(),
  event: z.enum(NOTIFICATION_EVENTS as [string, ...string[]]),
  kind: Kind,
  title: z.string(),
  text: z.string(),
  /** A path on this site. */
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

/** The setting that a link in a mail controls. */
export const MailChoice = z.object({ kind: Kind, isOn: z.boolean() });
export type MailChoice = z.infer<typeof MailChoice>;

const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`), notificationTexts.badPushKeys));

/** A web push subscription, from the browser's `PushSubscription.toJSON()`. */
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
    .route({
      method: 'GET',
      path: '/me/notifications',
      summary: "Lists the user's own notifications, newest first",
      tags,
    })
    .input(z.object({ after: Place }))
    .output(
      z.object({
        notifications: z.array(ListedNotification),
        next: z.nullable(z.string()),
        unread: z.number(),
      }),
    ),
  unread: oc
    .route({
      method: 'GET',
      path: '/me/notifications/unread',
      summary: 'Returns the number of unread notifications',
      tags,
    })
    .output(Unread),
  read: oc
    .route({
      method: 'PUT',
      path: '/me/notifications/{id}/read',
      summary: 'Marks a notification as read',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: z.uuid(notificationTexts.notFound) }))
    .output(Unread),
  readAll: oc
    .route({
      method: 'PUT',
      path: '/me/notifications/read',
      summary: 'Marks all notifications as read',
      tags,
    })
    .output(Unread),

  settings: oc
    .route({
      method: 'GET',
      path: '/me/notification-settings',
      summary: "Lists the user's own notification settings",
      tags,
    })
    .output(z.object({ settings: z.array(NotificationSetting) })),
  change: oc
    .route({
      method: 'PATCH',
      path: '/me/notification-settings/{kind}',
      summary: 'Changes the channels of a notification kind',
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
    .route({ method: 'GET', path: '/push-key', summary: "Returns the site's public key for web push", tags })
    .output(z.object({ key: z.string() })),
  subscribe: oc
    .route({
      method: 'PUT',
      path: '/me/push-subscriptions',
      summary: 'Subscribes this browser to push notifications',
      tags,
    })
    .input(PushSubscription)
    .output(Subscribed),
  checkSubscription: oc
    .route({
      method: 'POST',
      path: '/me/push-subscriptions/check',
      summary: 'Returns whether this browser is subscribed to push notifications',
      tags,
    })
    .input(Endpoint)
    .output(Subscribed),
  unsubscribe: oc
    .route({
      method: 'POST',
      path: '/me/push-subscriptions/removal',
      summary: 'Unsubscribes this browser from push notifications',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(Endpoint)
    .output(Subscribed),

  findMailChoice: oc
    .route({
      method: 'POST',
      path: '/mail-choices/check',
      summary: 'Returns the setting that a link in a mail controls',
      tags,
    })
    .input(z.object({ token: Token }))
    .output(MailChoice),
  setMailChoice: oc
    .route({
      method: 'PUT',
      path: '/mail-choices',
      summary: 'Turns a kind of mail off or on by a link in a mail',
      tags,
    })
    .input(z.object({ token: Token, isOn: z.boolean() }))
    .output(MailChoice),
};

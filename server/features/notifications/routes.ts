// The notification endpoints.
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { endpoint, signedIn } from '../../core/http/endpoint.ts';
import { findNotifications, findUnread, markAllNotificationsRead, markNotificationRead } from './actions.ts';
import { findMailChoice, setMailChoice } from './mail-choice.ts';
import { checkSubscription, findPushKey, subscribe, unsubscribe } from './push.ts';
import { changeSetting, findSettings } from './settings.ts';

const { notifications } = endpoint;
const forOwner = signedIn(notificationTexts.signIn);

export const notificationsRoutes = {
  list: notifications.list
    .use(forOwner)
    .handler(({ context, input }) => findNotifications(context, context.viewer, input)),
  unread: notifications.unread.use(forOwner).handler(({ context }) => findUnread(context, context.viewer)),
  read: notifications.read
    .use(forOwner)
    .handler(({ context, input }) => markNotificationRead(context, context.viewer, input.id)),
  readAll: notifications.readAll
    .use(forOwner)
    .handler(({ context }) => markAllNotificationsRead(context, context.viewer)),
  settings: notifications.settings
    .use(forOwner)
    .handler(({ context }) => findSettings(context, context.viewer)),
  change: notifications.change
    .use(forOwner)
    .handler(({ context, input }) => changeSetting(context, context.viewer, input)),
  pushKey: notifications.pushKey.use(forOwner).handler(({ context }) => findPushKey(context)),
  subscribe: notifications.subscribe.use(forOwner).handler(({ context, input }) => subscribe(context, input)),
  checkSubscription: notifications.checkSubscription
    .use(forOwner)
    .handler(({ context, input }) => checkSubscription(context, input.endpoint)),
  unsubscribe: notifications.unsubscribe
    .use(forOwner)
    .handler(({ context, input }) => unsubscribe(context, input.endpoint)),
  findMailChoice: notifications.findMailChoice.handler(({ context, input }) =>
    findMailChoice(context, input.token),
  ),
  setMailChoice: notifications.setMailChoice.handler(({ context, input }) => setMailChoice(context, input)),
};

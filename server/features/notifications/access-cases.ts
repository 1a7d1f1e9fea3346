// Access cases of notifications: the expected status of each endpoint for each role.
import { type AccessCases, anyone, owner, signedIn } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'notifications.list': [() => ({ method: 'GET', url: '/api/me/notifications' }), signedIn()],
    'notifications.unread': [() => ({ method: 'GET', url: '/api/me/notifications/unread' }), signedIn()],
    'notifications.read': [
      async ({ notification }) => ({
        method: 'PUT',
        url: `/api/me/notifications/${await notification()}/read`,
      }),
      owner(),
    ],
    'notifications.readAll': [() => ({ method: 'PUT', url: '/api/me/notifications/read' }), signedIn()],
    'notifications.settings': [() => ({ method: 'GET', url: '/api/me/notification-settings' }), signedIn()],
    'notifications.change': [
      () => ({ method: 'PATCH', url: '/api/me/notification-settings/favorites', body: { mail: true } }),
      signedIn(),
    ],
    'notifications.pushKey': [() => ({ method: 'GET', url: '/api/push-key' }), signedIn()],
    'notifications.subscribe': [
      () => ({ method: 'PUT', url: '/api/me/push-subscriptions', body: { endpoint: 'x', keys: {} } }),
      signedIn(422),
    ],
    'notifications.checkSubscription': [
      () => ({ method: 'POST', url: '/api/me/push-subscriptions/check', body: { endpoint: 'x' } }),
      signedIn(),
    ],
    'notifications.unsubscribe': [
      async ({ pushAddress }) => ({
        method: 'POST',
        url: '/api/me/push-subscriptions/removal',
        body: { endpoint: await pushAddress() },
      }),
      owner(),
    ],
    'notifications.findMailChoice': [
      () => ({ method: 'POST', url: '/api/mail-choices/check', body: { token: 'x' } }),
      anyone(422),
    ],
    'notifications.setMailChoice': [
      () => ({ method: 'PUT', url: '/api/mail-choices', body: { token: 'x', isOn: false } }),
      anyone(422),
    ],
  },
  addresses: {
    // Refused for everyone without the token of a link in a mail.
    'POST /unsubscribe': [() => ({ method: 'POST', url: '/unsubscribe?token=x' }), anyone(422)],
  },
};

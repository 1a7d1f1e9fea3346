// Access cases of messages: the expected status of each endpoint for each role.
import { type AccessCases, owner, signedIn } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'messages.unread': [() => ({ method: 'GET', url: '/api/me/unread-messages' }), signedIn()],
    'messages.conversations': [() => ({ method: 'GET', url: '/api/me/conversations' }), signedIn()],
    'messages.conversation': [
      async ({ thread }) => ({ method: 'GET', url: `/api/me/conversations/${(await thread()).withId}` }),
      signedIn(),
    ],
    'messages.list': [
      async ({ thread }) => ({ method: 'GET', url: `/api/threads/${(await thread()).id}/messages` }),
      owner(),
    ],
    'messages.send': [
      async ({ publicAd }) => ({
        method: 'POST',
        url: '/api/messages',
        body: { adId: await publicAd(), subject: 'Angående', content: 'Hej' },
      }),
      // Users cannot write to themselves.
      { ...signedIn(201), owner: 403 },
    ],
    'messages.reply': [
      async ({ thread }) => ({
        method: 'POST',
        url: `/api/threads/${(await thread()).id}/messages`,
        body: { content: 'Hej' },
      }),
      owner(201),
    ],
    'messages.markRead': [
      async ({ thread }) => ({
        method: 'PUT',
        url: `/api/threads/${(await thread()).id}/read`,
        body: { upTo: 1 },
      }),
      owner(),
    ],
    'messages.typing': [
      async ({ thread }) => ({ method: 'POST', url: `/api/threads/${(await thread()).id}/typing` }),
      owner(),
    ],
    'messages.block': [
      async ({ user }) => ({ method: 'PUT', url: `/api/people/${await user()}/block` }),
      signedIn(),
    ],
    'messages.unblock': [
      async ({ user }) => ({ method: 'DELETE', url: `/api/people/${await user()}/block` }),
      signedIn(),
    ],
    'messages.blocked': [() => ({ method: 'GET', url: '/api/me/blocked-people' }), signedIn()],
  },
};

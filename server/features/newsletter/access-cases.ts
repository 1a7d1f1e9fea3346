// Access cases of the newsletter: the expected status of each endpoint for each role.
import { type AccessCases, anyone, staff } from '../../testing/access.ts';

export const accessCases: AccessCases = {
  endpoints: {
    'newsletter.state': [() => ({ method: 'GET', url: '/api/newsletter' }), anyone()],
    'newsletter.subscribe': [
      () => ({
        method: 'POST',
        url: '/api/newsletter-subscriptions',
        body: { email: 'a@exempel.se', consents: true, humanCheckId: crypto.randomUUID() },
      }),
      // The newsletter is closed until the operator of the site is known.
      anyone(409),
    ],
    'newsletter.confirm': [
      () => ({ method: 'POST', url: '/api/newsletter-subscriptions/confirmation', body: { token: 'x' } }),
      anyone(422),
    ],
    'newsletter.unsubscribe': [
      () => ({ method: 'POST', url: '/api/newsletter-subscriptions/removal', body: { token: 'x' } }),
      anyone(422),
    ],
    'newsletter.office': [() => ({ method: 'GET', url: '/api/admin/newsletter' }), staff()],
    'newsletter.sendTest': [
      () => ({ method: 'POST', url: '/api/admin/newsletter/tests' }),
      // There is no mail server.
      staff(409),
    ],
    'newsletter.stop': [
      () => ({ method: 'POST', url: `/api/admin/newsletter/issues/${crypto.randomUUID()}/stop` }),
      staff(404),
    ],
  },
  addresses: {
    'POST /newsletter/unsubscribe': [
      () => ({ method: 'POST', url: '/newsletter/unsubscribe?token=x' }),
      anyone(422),
    ],
  },
};

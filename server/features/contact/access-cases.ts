// Access cases of messages to the operator: the expected status of each endpoint for each role.
import { randomUUID } from 'node:crypto';
import { type AccessCases, anyone, owner, type Records, staff } from '../../testing/access.ts';

async function messageId({ app, ownerId }: Records): Promise<string> {
  const { rows } = await app.services.database.pool.query<{ id: string }>(
    `insert into contact_messages (form, user_id, name, email, subject, message)
     values ('contact', $1, 'Vera Ek', 'vera.ek@exempel.se', 'Hej', 'Hej på er') returning id`,
    [ownerId],
  );
  return rows[0]?.id ?? '';
}

const admin = (path = '') => `/api/admin/contact-messages${path}`;

export const accessCases: AccessCases = {
  endpoints: {
    'contact.send': [
      () => ({
        method: 'POST',
        url: '/api/contact-messages',
        body: {
          id: randomUUID(),
          form: 'contact',
          name: 'Vera Ek',
          email: 'vera.ek@exempel.se',
          subject: 'Hej',
          message: 'Hej på er',
          csrfToken: 'forged',
        },
      }),
      anyone(403),
    ],
    'contact.find': [
      async (records) => ({ method: 'GET', url: `/api/contact-messages/${await messageId(records)}` }),
      { ...owner(), visitor: 404 },
    ],
    'contact.reply': [
      async (records) => ({
        method: 'POST',
        url: `/api/contact-messages/${await messageId(records)}/replies`,
        body: { replyId: randomUUID(), content: 'Tack' },
      }),
      { ...owner(201), visitor: 404 },
    ],
    'contact.list': [() => ({ method: 'GET', url: admin() }), staff()],
    'contact.counts': [() => ({ method: 'GET', url: admin('/counts') }), staff()],
    'contact.setStatus': [
      async (records) => ({
        method: 'PUT',
        url: admin(`/${await messageId(records)}/status`),
        body: { version: 0, status: 'resolved' },
      }),
      staff(),
    ],
    'contact.assign': [
      async (records) => ({
        method: 'PUT',
        url: admin(`/${await messageId(records)}/assignee`),
        body: { version: 0, isMine: true },
      }),
      staff(),
    ],
    'contact.setNote': [
      async (records) => ({
        method: 'PUT',
        url: admin(`/${await messageId(records)}/note`),
        body: { version: 0, note: 'Ring på måndag' },
      }),
      staff(),
    ],
    'contact.answer': [
      async (records) => ({
        method: 'POST',
        url: admin(`/${await messageId(records)}/replies`),
        body: { replyId: randomUUID(), content: 'Tack för tipset', resolves: true },
      }),
      staff(201),
    ],
  },
};

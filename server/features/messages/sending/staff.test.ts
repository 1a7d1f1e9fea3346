// Messages from staff: marked by the server, sent past blocks and age limits, and not imitable.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message, OpenConversation } from '#shared/features/messages/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';

type Sent = { message: Message & string; threadId: string; data?: { fields?: Record<string, string> } };

let app: TestApp;
let admin: Person;
let user: Person;

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.person();
});

const write = (as: Person, to: Person, body: object = {}) =>
  app.call<Sent>('POST', '/api/messages', {
    as,
    body: { recipientId: to.id, subject: 'Hej', content: 'Din annons behöver en bild', ...body },
  });
const reply = (as: Person, threadId: string, body: object = {}) =>
  app.call<Sent>('POST', `/api/threads/${threadId}/messages`, { as, body: { content: 'Tack', ...body } });

describe('a message from staff', () => {
  it('always has the specification’s subject, and is marked', async () => {
    const { status, body } = await write(admin, user, { asStaff: true });
    expect(status).toBe(201);
    expect(body.message).toMatchObject({ subject: 'Meddelande från administratör', isFromStaff: true });
    const again = await reply(admin, body.threadId, { asStaff: true });
    expect(again.body.message).toMatchObject({
      subject: 'Meddelande från administratör',
      isFromStaff: true,
    });
    const page = await app.call<{ messages: Message[] }>('GET', `/api/threads/${body.threadId}/messages`, {
      as: user,
    });
    expect(page.body.messages.map(({ isFromStaff }) => isFromStaff)).toEqual([true, true]);
    expect((await reply(user, body.threadId)).body.message.isFromStaff).toBe(false);
  });

  it('is logged once, without its text', async () => {
    const id = crypto.randomUUID();
    await write(admin, user, { id, asStaff: true });
    await write(admin, user, { id, asStaff: true });
    await write(admin, user);
    expect(await readAuditEntries(app.services.database, user.id)).toEqual([
      {
        actor: admin.id,
        role: 'admin',
        action: 'user.message',
        target: `user ${user.id}`,
        before: null,
        after: null,
      },
    ]);
  });

  it('is distinguished from a private message by a staff member', async () => {
    const { body } = await write(admin, user);
    expect(body.message).toMatchObject({ subject: 'Hej', isFromStaff: false });
  });

  it('is refused to other users', async () => {
    const other = await app.person();
    const { threadId } = (await write(other, user)).body;
    expect((await write(other, user, { asStaff: true })).status).toBe(403);
    expect((await reply(other, threadId, { asStaff: true })).status).toBe(403);
  });

  it.each([
    'Meddelande från administratör',
    '  MEDDELANDE  från Administratören ',
    'Meddelande från admin – Baskettorget',
  ])('has a subject that other users cannot use: %s', async (subject) => {
    const { status, body } = await write(await app.person(), user, { subject });
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({
      subject: 'Ämnet är förbehållet Baskettorgets administratörer',
    });
  });

  it('is delivered to a user who has blocked the sender, unlike private messages', async () => {
    await app.call('PUT', `/api/people/${admin.id}/block`, { as: user });
    expect((await write(admin, user)).status).toBe(403);
    const sent = await write(admin, user, { asStaff: true });
    expect(sent.status).toBe(201);
    expect((await reply(admin, sent.body.threadId)).status).toBe(403);
    expect((await reply(admin, sent.body.threadId, { asStaff: true })).status).toBe(201);
    const open = await app.call<OpenConversation>('GET', `/api/me/conversations/${user.id}`, { as: admin });
    expect(open.body).toMatchObject({
      refusal: 'Det går inte att skriva till den här personen',
      staffRefusal: null,
    });
    const usersView = await app.call<OpenConversation>('GET', `/api/me/conversations/${admin.id}`, {
      as: user,
    });
    expect(usersView.body.staffRefusal).toBe(usersView.body.refusal);
  });

  it('is delivered to a suspended minor, and does not require the sender’s birth year', async () => {
    const { pool } = app.services.database;
    const year = new Date().getFullYear() - 14;
    await pool.query(
      `update profiles set birth_year = $2, blocked_until = 'infinity', blocked_reason = 'x' where id = $1`,
      [user.id, year],
    );
    const superadmin = await app.person('superadmin');
    await pool.query('update profiles set birth_year = null where id = $1', [superadmin.id]);
    expect((await write(superadmin, user, { asStaff: true })).status).toBe(201);
    expect((await write(superadmin, await app.person())).status).toBe(422);
  });

  it('is refused to a user whom the sender has blocked, and to oneself', async () => {
    await app.call('PUT', `/api/people/${user.id}/block`, { as: admin });
    expect((await write(admin, user, { asStaff: true })).status).toBe(403);
    expect((await write(admin, admin, { asStaff: true })).status).toBe(403);
  });
});

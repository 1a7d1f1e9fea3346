// The messages endpoints: permission, unread counts, reading, paging and blocking.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Conversation, Message, OpenConversation } from '#shared/features/messages/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { waitForLocked } from '../../testing/wait-for-locked.ts';

let app: TestApp;
let seller: Person;
let buyer: Person;
let adId: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  seller = await app.person();
  buyer = await app.person();
  adId = await publishAd('Spalding TF-1000');
});

async function publishAd(title: string, as = seller): Promise<string> {
  const body = { title, category: 'Basketboll', price: 450, pictureIds: [] };
  const { body: created } = await app.call<{ id: string }>('POST', '/api/ads', { as, body });
  await app.services.database.pool.query("update ads set status = 'approved' where id = $1", [created.id]);
  return created.id;
}

type Sent = { message: Message; threadId: string; data?: { fields?: Record<string, string> } };

function write(as: Person | undefined, body: object) {
  return app.call<Sent & { message: Message & string }>('POST', '/api/messages', {
    ...(as && { as }),
    body: { subject: 'Angående: Spalding TF-1000', content: 'Finns den kvar?', ...body },
  });
}

const writeAboutAd = (extra: object = {}) => write(buyer, { recipientId: seller.id, adId, ...extra });

const reply = (as: Person, threadId: string, content: string, messageId = randomUUID()) =>
  app.call<Sent>('POST', `/api/threads/${threadId}/messages`, { as, body: { messageId, content } });

const unreadOf = async (as: Person) =>
  (await app.call<{ unread: number }>('GET', '/api/me/unread-messages', { as })).body.unread;

const conversationsOf = async (as: Person, query = '') =>
  (
    await app.call<{ conversations: Conversation[]; next: string | null }>(
      'GET',
      `/api/me/conversations${query}`,
      { as },
    )
  ).body;

const openWith = (as: Person, id: string) =>
  app.call<OpenConversation>('GET', `/api/me/conversations/${id}`, { as });

const textsOf = async (as: Person, threadId: string, query = '') =>
  (
    await app.call<{ messages: Message[] }>('GET', `/api/threads/${threadId}/messages${query}`, { as })
  ).body.messages.map(({ content }) => content);

describe('a message about an ad', () => {
  it('is delivered to the seller, unread, with its subject', async () => {
    const { status, body } = await writeAboutAd();
    expect(status).toBe(201);
    expect(body.message).toMatchObject({
      isMine: true,
      subject: 'Angående: Spalding TF-1000',
      content: 'Finns den kvar?',
      position: 1,
      read: false,
    });
    expect(await unreadOf(seller)).toBe(1);
    expect(await unreadOf(buyer)).toBe(0);
    const { conversations } = await conversationsOf(seller);
    expect(conversations).toMatchObject([
      {
        key: buyer.id,
        person: { name: buyer.name },
        unread: 1,
        adTitle: 'Spalding TF-1000',
        adPicture: null,
      },
    ]);
  });

  it('is stored once, however often it is sent', async () => {
    const id = randomUUID();
    const answers = await Promise.all([writeAboutAd({ id }), writeAboutAd({ id }), writeAboutAd({ id })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.message.position))).toEqual(new Set([1]));
    expect(await unreadOf(seller)).toBe(1);
    expect((await writeAboutAd({ id })).body.threadId).toBe(answers[0]?.body.threadId);
  });

  it('is stored once as a reply too, sent again and concurrently', async () => {
    const { threadId } = (await writeAboutAd()).body;
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => reply(seller, threadId, 'Ja!', id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await reply(seller, threadId, 'Ja!', id)).body.message.position).toBe(2);
    expect(await textsOf(buyer, threadId)).toEqual(['Finns den kvar?', 'Ja!']);
    expect(await unreadOf(buyer)).toBe(1);
    expect((await reply(buyer, threadId, 'Tack', id)).status).toBe(409);
  });

  it('is refused when another user has used its id', async () => {
    const id = randomUUID();
    await writeAboutAd({ id });
    const otherUser = await app.person();
    const { status, body } = await write(otherUser, { id, recipientId: seller.id, adId });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).not.toContain('Finns den kvar');
  });

  it('has one thread per ad, and one without', async () => {
    const first = (await writeAboutAd()).body.threadId;
    const other = (await writeAboutAd({ adId: await publishAd('Nike Zoom') })).body.threadId;
    const general = (await writeAboutAd({ adId: null })).body.threadId;
    expect(new Set([first, other, general]).size).toBe(3);
    expect((await writeAboutAd()).body.threadId).toBe(first);
    const { body } = await openWith(seller, buyer.id);
    expect(body.threads).toHaveLength(3);
    expect((await conversationsOf(seller)).conversations).toHaveLength(1);
  });

  it('creates one thread for two concurrent first messages', async () => {
    const answers = await Promise.all([writeAboutAd(), writeAboutAd({ content: 'Och vad är minsta pris?' })]);
    expect(new Set(answers.map(({ body }) => body.threadId)).size).toBe(1);
    expect(answers.map(({ body }) => body.message.position).toSorted()).toEqual([1, 2]);
  });

  it('is delivered to the seller by the ad id alone', async () => {
    const { status } = await write(buyer, { adId });
    expect(status).toBe(201);
    expect(await unreadOf(seller)).toBe(1);
  });

  it.each([
    ['no subject', { subject: '   ' }],
    ['no message', { content: ' \n ' }],
    ['nothing visible', { content: '\u200b\u200b' }],
  ])('is refused with %s', async (_name, extra) => {
    const { status, body } = await writeAboutAd(extra);
    expect(status).toBe(422);
    expect(Object.values(body.data?.fields ?? {})).toEqual(['Fyll i både ämne och meddelande']);
    expect(await unreadOf(seller)).toBe(0);
  });

  it('may have 4,000 characters, not more', async () => {
    expect((await writeAboutAd({ content: 'a'.repeat(4000) })).status).toBe(201);
    expect((await writeAboutAd({ content: 'a'.repeat(4001) })).status).toBe(422);
  });

  it('requires a recipient', async () => {
    const { status, body } = await write(buyer, {});
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({ recipientId: 'Kan inte hitta mottagare' });
    expect((await write(buyer, { recipientId: randomUUID() })).status).toBe(404);
  });

  it('is refused from visitors', async () => {
    const { status, body } = await write(undefined, { recipientId: seller.id, adId });
    expect(status).toBe(401);
    expect(body.message).toBe('Du måste vara inloggad för att skicka meddelanden');
  });

  it('is refused to oneself, about a hidden ad, and about another seller’s ad', async () => {
    expect((await write(seller, { recipientId: seller.id, adId })).status).toBe(403);
    await app.services.database.pool.query("update ads set sale_state = 'hidden' where id = $1", [adId]);
    expect((await writeAboutAd()).status).toBe(404);
    await app.services.database.pool.query("update ads set sale_state = 'active' where id = $1", [adId]);
    const third = await app.person();
    expect((await write(buyer, { recipientId: third.id, adId })).status).toBe(404);
  });

  it('can be answered when the ad is hidden or deleted', async () => {
    const { threadId } = (await writeAboutAd()).body;
    await app.call('DELETE', `/api/ads/${adId}`, { as: seller });
    expect((await reply(seller, threadId, 'Såld, tyvärr')).status).toBe(201);
    const { threads } = (await openWith(buyer, seller.id)).body;
    expect(threads).toMatchObject([{ ad: null, isAboutAd: true, unread: 1 }]);
  });

  it('finds its thread again when the ad is restored', async () => {
    const { threadId } = (await writeAboutAd()).body;
    await app.call('DELETE', `/api/ads/${adId}`, { as: seller });
    await app.call('POST', `/api/removed-ads/${adId}/restoration`, { as: seller });
    const { threads } = (await openWith(buyer, seller.id)).body;
    expect(threads).toMatchObject([{ id: threadId, ad: { id: adId, title: 'Spalding TF-1000' } }]);
    expect((await writeAboutAd()).body.threadId).toBe(threadId);
  });

  it('requires a birth year', async () => {
    await app.services.database.pool.query('update profiles set birth_year = null where id = $1', [buyer.id]);
    const { status, body } = await writeAboutAd();
    expect(status).toBe(422);
    expect(body.data?.fields).toEqual({ birthYear: 'Ange ditt födelseår först' });
  });
});

describe('a minor', () => {
  beforeEach(async () => {
    const year = new Date().getFullYear() - 15;
    await app.services.database.pool.query('update profiles set birth_year = $2 where id = $1', [
      seller.id,
      year,
    ]);
  });

  it('can be written to only about their ad', async () => {
    expect((await writeAboutAd({ adId: null })).status).toBe(403);
    expect((await writeAboutAd()).status).toBe(201);
    // The refusal is shown before writing, also to users with an ad to write about.
    for (const as of [buyer, await app.person()])
      expect((await openWith(as, seller.id)).body).toMatchObject({
        refusal: null,
        generalRefusal: 'Du kan bara skriva till den här personen om en annons',
      });
  });

  it('can be answered in a thread where they have written first', async () => {
    const { threadId } = (await write(seller, { recipientId: buyer.id })).body;
    expect((await openWith(buyer, seller.id)).body).toMatchObject({ refusal: null, generalRefusal: null });
    expect((await reply(buyer, threadId, 'Hej!')).status).toBe(201);
  });

  it('can be written to by staff', async () => {
    const admin = await app.person('admin');
    expect((await write(admin, { recipientId: seller.id })).status).toBe(201);
  });

  it('cannot be written to about an ad that does not exist, in a thread from when the sender was staff', async () => {
    const admin = await app.person('admin');
    await write(admin, { recipientId: seller.id });
    await app.services.database.pool.query("update profiles set role = 'user' where id = $1", [admin.id]);
    const none = '00000000-0000-0000-0000-000000000000';
    expect((await write(admin, { recipientId: seller.id, adId: none })).status).toBe(404);
    expect(await unreadOf(seller)).toBe(1);
  });
});

describe('a thread', () => {
  it('is read by its two members only', async () => {
    const { threadId } = (await writeAboutAd()).body;
    const otherUser = await app.person();
    const admin = await app.person('admin');
    for (const as of [otherUser, admin]) {
      expect((await app.call('GET', `/api/threads/${threadId}/messages`, { as })).status).toBe(404);
      expect((await reply(as, threadId, 'Hej')).status).toBe(404);
      expect((await app.call('PUT', `/api/threads/${threadId}/read`, { as, body: { upTo: 1 } })).status).toBe(
        404,
      );
      expect((await app.call('POST', `/api/threads/${threadId}/typing`, { as })).status).toBe(404);
    }
  });

  it('drops typing signals in quick succession', async () => {
    const { threadId } = (await writeAboutAd()).body;
    const type = async (as: Person) =>
      (await app.call<{ isPublished: boolean }>('POST', `/api/threads/${threadId}/typing`, { as })).body
        .isPublished;
    expect(await type(seller)).toBe(true);
    // Simulates a signal sent just now, independent of the machine's speed.
    app.services.throttle.tryAcquire(`typing of ${buyer.id} to ${seller.id}`, 60_000);
    expect([await type(buyer), await type(buyer)]).toEqual([false, false]);
  });

  it('marks messages as read for both members', async () => {
    const { threadId } = (await writeAboutAd()).body;
    await reply(buyer, threadId, 'Hallå?');
    const { body } = await app.call<{ unread: number }>('PUT', `/api/threads/${threadId}/read`, {
      as: seller,
      body: { upTo: 1 },
    });
    expect(body.unread).toBe(1);
    expect((await openWith(buyer, seller.id)).body.threads).toMatchObject([{ readTo: 1, lastPosition: 2 }]);
    await app.call('PUT', `/api/threads/${threadId}/read`, { as: seller, body: { upTo: 2 } });
    expect(await unreadOf(seller)).toBe(0);
    const { messages } = (
      await app.call<{ messages: Message[] }>('GET', `/api/threads/${threadId}/messages`, { as: buyer })
    ).body;
    expect(messages.map(({ read }) => read)).toEqual([true, true]);
  });

  it('does not mark the reader’s own messages as read', async () => {
    const { threadId } = (await writeAboutAd()).body;
    await app.call('PUT', `/api/threads/${threadId}/read`, { as: buyer, body: { upTo: 1 } });
    expect(await unreadOf(seller)).toBe(1);
    expect((await openWith(buyer, seller.id)).body.threads).toMatchObject([{ readTo: 0 }]);
  });

  it('is paged by position, both backwards and forwards', async () => {
    const { threadId } = (await writeAboutAd({ content: 'nr 1' })).body;
    await app.services.database.pool.query(
      `insert into messages (id, thread_id, position, sender_id, recipient_id, subject, content)
       select gen_random_uuid(), $1, n, $2, $3, 'Meddelande', 'nr ' || n from generate_series(2, 120) as n`,
      [threadId, buyer.id, seller.id],
    );
    const newest = await textsOf(seller, threadId);
    expect(newest).toHaveLength(50);
    expect([newest[0], newest.at(-1)]).toEqual(['nr 71', 'nr 120']);
    const older = await textsOf(seller, threadId, '?before=71');
    expect([older[0], older.at(-1)]).toEqual(['nr 21', 'nr 70']);
    const newer = await textsOf(seller, threadId, '?after=118');
    expect(newer).toEqual(['nr 119', 'nr 120']);
  });

  it('refuses a position out of range', async () => {
    const { threadId } = (await writeAboutAd()).body;
    const beyond = 2 ** 31;
    for (const query of [`?before=${beyond}`, `?after=${beyond}`, '?before=0', '?after=-1', '?after=x'])
      expect(
        (await app.call('GET', `/api/threads/${threadId}/messages${query}`, { as: seller })).status,
      ).toBe(422);
    const read = { as: seller, body: { upTo: beyond } };
    expect((await app.call('PUT', `/api/threads/${threadId}/read`, read)).status).toBe(422);
    expect(await unreadOf(seller)).toBe(1);
  });

  it('warns the recipient of signs of fraud, not the sender', async () => {
    const { threadId } = (await writeAboutAd()).body;
    const { body } = await reply(
      buyer,
      threadId,
      'Betala i förskott via http://swlsh.se, ring +234 803 123 4567',
    );
    expect(body.message.warnings).toEqual([]);
    const { messages } = (
      await app.call<{ messages: Message[] }>('GET', `/api/threads/${threadId}/messages`, { as: seller })
    ).body;
    expect(messages.at(-1)?.warnings).toEqual(['link', 'prepayment', 'foreign-phone']);
  });

  it('warns of signs of fraud in the subject of a first message', async () => {
    const subject = 'Verifiera med BankID på http://blocket-betala.com';
    const body = { recipientId: seller.id, subject, content: 'Hej!' };
    const { threadId } = (await app.call<{ threadId: string }>('POST', '/api/messages', { as: buyer, body }))
      .body;
    const { messages } = (
      await app.call<{ messages: Message[] }>('GET', `/api/threads/${threadId}/messages`, { as: seller })
    ).body;
    expect(messages.at(-1)?.warnings).toEqual(['link', 'code']);
  });
});

describe('the list of conversations', () => {
  it('is sorted by the latest message, paged, and searched by name, text and ad', async () => {
    const people: Person[] = [];
    for (let created = 0; created < 33; created += 1) {
      const person = await app.person();
      people.push(person);
      await write(person, { recipientId: seller.id, adId, content: `fråga nummer ${created}` });
    }
    const first = await conversationsOf(seller);
    expect(first.conversations.map(({ key }) => key)).toEqual(
      people
        .toReversed()
        .slice(0, 30)
        .map(({ id }) => id),
    );
    const rest = await conversationsOf(seller, `?after=${first.next}`);
    expect(rest.conversations).toHaveLength(3);
    expect(rest.next).toBeNull();
    const find = async (text: string) =>
      (await conversationsOf(seller, `?search=${encodeURIComponent(text)}`)).conversations.length;
    expect(await find('NUMMER 32')).toBe(1);
    expect(await find(people[4]?.name ?? '')).toBeGreaterThan(0);
    expect(await find('spalding')).toBe(30);
    expect(await find('100%')).toBe(0);
    for (const place of ['x', `n1.${'-'.repeat(36)}`, `n1.${'0'.repeat(36)}`, `n${'9'.repeat(17)}.${adId}`])
      expect((await app.call('GET', `/api/me/conversations?after=${place}`, { as: seller })).status).toBe(
        422,
      );
  });

  it('is searched with decomposed letters too', async () => {
    await writeAboutAd({ content: 'Går den att hämta på måndag?' });
    const search = encodeURIComponent('på måndag'.normalize('NFD'));
    expect((await conversationsOf(seller, `?search=${search}`)).conversations).toHaveLength(1);
  });

  it('contains only the user’s own conversations', async () => {
    await writeAboutAd();
    expect(await conversationsOf(await app.person())).toEqual({ conversations: [], next: null });
  });
});

it('a suspended user cannot be written to until the suspension ends, and the conversation says so', async () => {
  const { threadId } = (await writeAboutAd()).body;
  const suspend = (until: string | null) =>
    app.services.database.pool.query(
      `update profiles set blocked_until = $2, blocked_reason = 'Hot' where id = $1`,
      [seller.id, until],
    );
  await suspend('infinity');
  const sentence = 'Det går inte att skriva till den här personen just nu';
  const { status, body } = await reply(buyer, threadId, 'Finns den kvar?');
  expect([status, body.message]).toEqual([403, sentence]);
  expect((await openWith(buyer, seller.id)).body).toMatchObject({
    refusal: sentence,
    generalRefusal: sentence,
  });
  await suspend(null);
  expect((await openWith(buyer, seller.id)).body).toMatchObject({ refusal: null });
  expect((await reply(buyer, threadId, 'Finns den kvar?')).status).toBe(201);
});

describe('blocking', () => {
  it('prevents messages both ways until it is undone', async () => {
    const { threadId } = (await writeAboutAd()).body;
    const url = `/api/people/${buyer.id}/block`;
    expect((await app.call('PUT', url, { as: seller })).body).toEqual({ hasBlocked: true });
    expect((await app.call('PUT', url, { as: seller })).status).toBe(200);
    const refused = await reply(buyer, threadId, 'Hallå?');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('Det går inte att skriva till den här personen');
    expect((await reply(seller, threadId, 'Hej')).status).toBe(403);
    expect((await writeAboutAd({ adId: await publishAd('En till') })).status).toBe(403);
    const typing = await app.call('POST', `/api/threads/${threadId}/typing`, { as: buyer });
    expect(typing.body).toEqual({ isPublished: false });
    expect((await openWith(seller, buyer.id)).body).toMatchObject({ hasBlocked: true });
    const blocked = await app.call('GET', '/api/me/blocked-people', { as: seller });
    expect(blocked.body).toMatchObject({ people: [{ id: buyer.id, name: buyer.name }] });
    await app.call('DELETE', url, { as: seller });
    expect((await reply(buyer, threadId, 'Tack')).status).toBe(201);
  });

  it('is refused for oneself and for an unknown user', async () => {
    const block = async (id: string) => {
      const answer = await app.call<{ message: string }>('PUT', `/api/people/${id}/block`, { as: seller });
      return [answer.status, answer.body.message];
    };
    expect(await block(seller.id)).toEqual([422, 'Du kan inte blockera dig själv']);
    expect(await block(randomUUID())).toEqual([404, 'Kan inte hitta mottagare']);
  });

  it('is refused for a user who is being erased', async () => {
    const { kysely } = app.services.database;
    const blocked = await kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom('profiles').where('id', '=', buyer.id).execute();
      const blocking = [app.call('PUT', `/api/people/${buyer.id}/block`, { as: seller })];
      await waitForLocked(app.services.database, { text: 'person_blocks' });
      return blocking;
    });
    expect((await blocked[0])?.status).toBe(404);
  });
});

describe('an erased user', () => {
  it('leaves their messages without a name', async () => {
    const { threadId } = (await writeAboutAd()).body;
    const admin = await app.person('admin');
    expect((await app.call('DELETE', `/api/admin/users/${buyer.id}`, { as: admin })).status).toBe(200);
    const { conversations } = await conversationsOf(seller);
    expect(conversations).toMatchObject([{ key: threadId, person: null }]);
    expect(await textsOf(seller, threadId)).toEqual(['Finns den kvar?']);
    expect((await openWith(seller, threadId)).body).toMatchObject({
      person: null,
      refusal: 'Personen har inte längre något konto',
    });
    expect((await reply(seller, threadId, 'Hallå?')).status).toBe(404);
    await app.call('DELETE', `/api/admin/users/${seller.id}`, { as: admin });
    const { rows } = await app.services.database.pool.query('select from threads where id = $1', [threadId]);
    expect(rows).toHaveLength(0);
  });
});

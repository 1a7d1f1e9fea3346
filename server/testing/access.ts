// Building blocks of the access table: kinds of users, expected statuses, and the records that the calls use.
import { type Person, TEST_PASSWORD, type TestApp } from './app.ts';
import { insertReviewRow, insertSale } from './samples/sample-deals.ts';
import { insertReportRow } from './samples/sample-reports.ts';
import { sendPicture } from './send-picture.ts';
import { turnTwoStepOn } from './two-step.ts';

export const everybody = ['visitor', 'owner', 'other', 'admin', 'superadmin'] as const;
export type Who = (typeof everybody)[number];
export type Expected = Record<Who, number>;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
}

/** A call on records created for it, and the status that each kind of user gets. */
export type Row = [call: (records: Records) => Call | Promise<Call>, expected: Expected];

export const anyone = (status = 200): Expected => ({
  visitor: status,
  owner: status,
  other: status,
  admin: status,
  superadmin: status,
});
export const signedIn = (status = 200): Expected => ({ ...anyone(status), visitor: 401 });
export const staff = (status = 200): Expected => ({
  ...anyone(status),
  visitor: 401,
  owner: 403,
  other: 403,
});
export const superadminsOnly = (status = 200): Expected => ({ ...staff(status), admin: 403 });
/** Other users get 404. */
export const owner = (status = 200): Expected => ({
  visitor: 401,
  owner: status,
  other: 404,
  admin: 404,
  superadmin: 404,
});
export const ownerOrStaff = (status = 200): Expected => ({ ...signedIn(status), other: 404 });

export const adText = {
  title: 'Matchboll',
  category: 'Basketboll',
  condition: 'Ny',
  price: 300,
  pictureIds: [],
  showsEmail: true,
};

/** All routes of a feature. */
export interface AccessCases {
  /** By name in the contract. */
  endpoints?: Record<string, Row>;
  /** Routes outside the contract, as the server lists them: `GET /path`. */
  addresses?: Record<string, Row>;
}

export type People = Record<Who, Person | undefined>;

export interface Records {
  /** For records that only one feature needs; its cases create them. */
  app: TestApp;
  people: People;
  ownerId: string;
  pendingAd(): Promise<string>;
  publicAd(): Promise<string>;
  /** Deleted by the owner. */
  deletedAd(): Promise<string>;
  /** A message from another user to the owner about the owner's ad. */
  thread(): Promise<{ id: string; withId: string }>;
  /** In a message from the owner to another user. */
  messagePicture(): Promise<string>;
  /** The owner's; about to expire. */
  expiringAd(): Promise<string>;
  /** By the owner to another user. */
  sale(): Promise<string>;
  /** By the owner; visible to all. */
  review(): Promise<string>;
  /** By the owner about another user; a resolved one led to no action. */
  report(status: 'pending' | 'resolved', isAppealed?: boolean): Promise<string>;
  category(): Promise<number>;
  user(): Promise<string>;
  userWithTwoStep(): Promise<string>;
  /** The owner's. */
  passkey(): Promise<string>;
  /** The owner's. */
  notification(): Promise<string>;
  /** A push subscription of the owner. */
  pushAddress(): Promise<string>;
  /** Another session of the owner. */
  otherSession(): Promise<string>;
  heldMail(): Promise<string>;
  failedMail(): Promise<string>;
  /** The owner's. */
  savedSearch(): Promise<string>;
  /** An export of the owner's data, ready to download. */
  exportCopy(): Promise<string>;
}

/** Creates new records for each call; they belong to `people.owner`. */
export function makeRecords(app: TestApp, people: People): Records {
  const pendingAd = async () => {
    const { body } = await app.call<{ id: string }>('POST', '/api/ads', { as: people.owner, body: adText });
    return body.id;
  };
  const saleOfOwner = async () => ({
    adId: await records.publicAd(),
    sellerId: records.ownerId,
    buyerId: await records.user(),
  });
  const mail = async (status: string, reason: string | null) => {
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      `insert into mails (kind, recipient, subject, html, body, status, reason)
       values ('hello', 'asa@exempel.se', 'Hej', 'Hej', 'Hej', $1, $2) returning id`,
      [status, reason],
    );
    return rows[0]?.id ?? '';
  };
  const records: Records = {
    app,
    people,
    ownerId: people.owner?.id ?? '',
    pendingAd,
    async deletedAd() {
      const id = await pendingAd();
      await app.call('DELETE', `/api/ads/${id}`, { as: people.owner });
      return id;
    },
    async thread() {
      const buyer = await app.person();
      const body = { adId: await records.publicAd(), subject: 'Angående', content: 'Finns den kvar?' };
      const sent = await app.call<{ threadId: string }>('POST', '/api/messages', { as: buyer, body });
      return { id: sent.body.threadId, withId: buyer.id };
    },
    async messagePicture() {
      const { owner: as } = people;
      const id = as ? await sendPicture(app, as, { purpose: 'message' }) : '';
      const body = { recipientId: await records.user(), subject: 'Hej', content: '', pictureIds: [id] };
      await app.call('POST', '/api/messages', { as, body });
      return id;
    },
    async expiringAd() {
      const id = await records.publicAd();
      await app.services.database.pool.query('update ads set expires_at = now() where id = $1', [id]);
      return id;
    },
    sale: async () => (await insertSale(app.services.database, await saleOfOwner())).dealId,
    async review() {
      const { dealId, buyerId, sellerId } = await insertSale(app.services.database, await saleOfOwner());
      return insertReviewRow(app.services.database, { dealId, authorId: buyerId, subjectId: sellerId });
    },
    async report(status, isAppealed = false) {
      const reporterId = records.ownerId;
      const report = { reporterId, ownerId: await records.user(), status, isAppealed };
      return insertReportRow(app.services.database, report);
    },
    async category() {
      const { body } = await app.call<{ id: number }>('POST', '/api/admin/categories', {
        as: people.admin,
        body: { name: crypto.randomUUID() },
      });
      return body.id;
    },
    user: async () => (await app.person()).id,
    async passkey() {
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        `insert into passkeys (id, user_id, public_key, name)
         values ($1, $2, decode(repeat('00', 77), 'hex'), 'Chrome') returning id`,
        [crypto.randomUUID(), people.owner?.id],
      );
      return rows[0]?.id ?? '';
    },
    async notification() {
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        `insert into notifications (user_id, event) values ($1, 'content.restored') returning id`,
        [people.owner?.id],
      );
      return rows[0]?.id ?? '';
    },
    async pushAddress() {
      const endpoint = `https://push.exempel.se/${crypto.randomUUID()}`;
      await app.services.database.pool.query(
        `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
         select user_id, id, $2, '', '' from sessions where user_id = $1 limit 1`,
        [people.owner?.id, endpoint],
      );
      return endpoint;
    },
    async userWithTwoStep() {
      const person = await app.person();
      await turnTwoStepOn(app, person);
      return person.id;
    },
    async otherSession() {
      const email = people.owner?.email;
      await app.call('POST', '/api/session', { body: { email, password: TEST_PASSWORD } });
      const { body } = await app.call<{ devices: { id: string }[] }>('GET', '/api/sessions', {
        as: people.owner,
      });
      return body.devices.at(-1)?.id ?? '';
    },
    heldMail: () => mail('held', null),
    failedMail: () => mail('failed', 'No such user'),
    async savedSearch() {
      const { body } = await app.call<{ id: string }>('POST', '/api/me/saved-searches', {
        as: people.owner,
        body: { name: crypto.randomUUID(), filter: { search: crypto.randomUUID() }, alert: 'never' },
      });
      return body.id;
    },
    async exportCopy() {
      const { rows } = await app.services.database.pool.query<{ id: string }>(
        `insert into personal_exports (user_id, status, bytes, expires_at)
         values ($1, 'ready', 3, now() + interval '1 hour') returning id`,
        [people.owner?.id],
      );
      const id = rows[0]?.id ?? '';
      await app.services.storage.put(
        `exports/${id.slice(0, 2)}/${id}.zip`,
        Buffer.from('zip'),
        'application/zip',
      );
      return id;
    },
    async publicAd() {
      const id = await pendingAd();
      const body = { status: 'approved' };
      await app.call('PUT', `/api/admin/ads/${id}/status`, { as: people.admin, body });
      return id;
    },
  };
  return records;
}

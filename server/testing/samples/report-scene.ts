// The scene of the tests of reports: an ad, its owner, a reporter and staff, and what each of them does.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import type { ReportRow, StaffReport } from '#shared/features/reports/staff-contract.ts';
import { scheduledJobs } from '../../scheduled-jobs.ts';
import { openTestApp, type Person, type TestApp } from '../app.ts';
import { insertReviewRow, insertSale } from './sample-deals.ts';

export interface Refused {
  message?: string;
  data?: { fields?: Record<string, string> };
}

interface Scene {
  app: TestApp;
  admin: Person;
  superadmin: Person;
  /** New for each test, as are the reporter and the ad. */
  owner: Person;
  reporter: Person;
  adId: string;
}

const refusal = ({ status, body }: { status: number; body: Refused }) => [status, body.message];

const decision = (change: object = {}) => ({
  seen: 'pending',
  status: 'resolved',
  decision: 'removed',
  rule: 'forbidden',
  personReason: 'Bilderna är någon annans',
  reporterReason: 'Vi har tagit bort annonsen',
  ...change,
});

/** Opens the app for the tests of a file, and fills the scene before each of them. */
export function openReportScene() {
  const scene = {} as Scene;
  beforeAll(async () => {
    scene.app = await openTestApp();
    scene.admin = await scene.app.person('admin');
    scene.superadmin = await scene.app.person('superadmin');
  });
  afterAll(() => scene.app.close());
  beforeEach(async () => {
    scene.owner = await scene.app.person();
    scene.reporter = await scene.app.person();
    scene.adId = await publish();
    await query('delete from limits');
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await scene.app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;

  async function publish(): Promise<string> {
    const body = { title: 'Nästan nya skor', category: 'Basketskor', price: 900, description: 'Äkta' };
    const { id } = (await scene.app.call<{ id: string }>('POST', '/api/ads', { as: scene.owner, body })).body;
    await scene.app.call('PUT', `/api/admin/ads/${id}/status`, {
      as: scene.admin,
      body: { status: 'approved' },
    });
    return id;
  }

  const form = (change: object = {}) => ({
    kind: 'ad',
    targetId: scene.adId,
    category: 'fraud',
    explanation: 'Skorna finns inte',
    goodFaith: true,
    ...change,
  });
  const report = (as: Person | undefined, change: object = {}) =>
    scene.app.call<{ id: string } & Refused>('POST', '/api/reports', {
      ...(as && { as }),
      body: form(change),
    });
  const createReport = async (change: object = {}, as: Person = scene.reporter) => {
    const answer = await report(as, change);
    expect([answer.status, answer.body.message]).toEqual([201, undefined]);
    return answer.body.id;
  };
  const decideOnly = (as: Person | undefined, id: string, change: object = {}) =>
    scene.app.call<ReportRow & Refused>('PUT', `/api/admin/reports/${id}/decision`, {
      ...(as && { as }),
      body: decision(change),
    });
  /** Decides, and ends the minute in which the decision can be undone. */
  async function decide(...args: Parameters<typeof decideOnly>): ReturnType<typeof decideOnly> {
    const answer = await decideOnly(...args);
    await scene.app.runJobs();
    return answer;
  }
  const removed = async (change: object = {}) => {
    const id = await createReport(change);
    expect((await decide(scene.admin, id)).status).toBe(200);
    return id;
  };
  const own = (as: Person, id: string) =>
    scene.app.call<OwnReport & Refused>('GET', `/api/me/reports/${id}`, { as });
  const read = async (id: string, as = scene.admin) =>
    (await scene.app.call<StaffReport>('GET', `/api/admin/reports/${id}`, { as })).body;
  const appeal = (as: Person | undefined, id: string, text: unknown = 'Bilderna är mina egna') =>
    scene.app.call<OwnReport & Refused>('POST', `/api/me/reports/${id}/appeal`, {
      ...(as && { as }),
      body: { text },
    });
  async function decideAppeal(as: Person | undefined, id: string, outcome: unknown = 'overturned') {
    const answer = await scene.app.call<ReportRow & Refused>('PUT', `/api/admin/reports/${id}/appeal`, {
      ...(as && { as }),
      body: { outcome, reason: 'Vi har sett kvittot' },
    });
    await scene.app.runJobs();
    return answer;
  }
  const notificationsOf = async (as: Person) =>
    (await scene.app.call<{ notifications: ListedNotification[] }>('GET', '/api/me/notifications', { as }))
      .body.notifications;
  const eventsOf = async (as: Person) => (await notificationsOf(as)).map(({ event }) => event);
  const mailsTo = (email: string) =>
    query('select kind, body, unsubscribe_url from mails where recipient = $1 order by created_at, id', [
      email,
    ]);
  const ad = (as?: Person) => scene.app.call<AdDetail>('GET', `/api/ads/${scene.adId}`, as && { as });
  const list = async (params = '', as = scene.admin) =>
    (await scene.app.call<{ reports: ReportRow[] }>('GET', `/api/admin/reports${params}`, { as })).body
      .reports;
  const ids = async (params: string) => (await list(params)).map((row) => row.id);
  const deleteDue = async () => {
    const job = scheduledJobs(scene.app.services).find(({ name }) => name === 'delete-old-reports');
    await job?.run({ payload: null, isLastTry: true, signal: new AbortController().signal });
  };
  const backdate = (months: number) =>
    query(`update reports set decided_at = decided_at - $1 * interval '1 month'`, [months]);

  async function write(
    from: Person,
    content: string,
    to = scene.owner,
  ): Promise<{ id: string; threadId: string }> {
    const body = { recipientId: to.id, adId: scene.adId, subject: 'Angående skorna', content };
    const answer = await scene.app.call<{ message: { id: string }; threadId: string }>(
      'POST',
      '/api/messages',
      {
        as: from,
        body,
      },
    );
    return { id: answer.body.message.id, threadId: answer.body.threadId };
  }
  const messagesOf = async (as: Person, threadId: string) =>
    (
      await scene.app.call<{ messages: { id: string; content: string; isRemoved: boolean }[] }>(
        'GET',
        `/api/threads/${threadId}/messages`,
        { as },
      )
    ).body.messages;
  async function review(): Promise<string> {
    const { dealId } = await insertSale(scene.app.services.database, {
      adId: scene.adId,
      sellerId: scene.owner.id,
      buyerId: scene.reporter.id,
    });
    return insertReviewRow(scene.app.services.database, {
      dealId,
      authorId: scene.owner.id,
      subjectId: scene.reporter.id,
    });
  }

  const rated = async () =>
    (await scene.app.call<{ reviewCount: number }>('GET', `/api/people/${scene.reporter.id}/reviews`)).body
      .reviewCount;
  const about = () => ({ kind: 'person', targetId: scene.owner.id, category: 'abuse' });
  const bio = async () =>
    (await scene.app.call<{ bio: string }>('GET', `/api/people/${scene.owner.id}`)).body.bio;
  const profile = (body: object) => scene.app.call('PATCH', '/api/me/profile', { as: scene.owner, body });
  const setRole = (role: string, { id }: Person) =>
    query('update profiles set role = $2 where id = $1', [id, role]);
  const erase = (person: Person) =>
    scene.app.call('DELETE', `/api/admin/users/${person.id}`, { as: scene.superadmin });

  return Object.assign(scene, {
    query,
    report,
    createReport,
    decide,
    removed,
    own,
    read,
    appeal,
    decideAppeal,
    notificationsOf,
    eventsOf,
    mailsTo,
    ad,
    list,
    ids,
    refusal,
    deleteDue,
    backdate,
    write,
    messagesOf,
    review,
    rated,
    about,
    bio,
    profile,
    setRole,
    erase,
    publish,
  });
}

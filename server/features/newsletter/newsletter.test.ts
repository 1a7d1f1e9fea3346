// The newsletter: double opt-in, one-click unsubscription, issues, and their delivery at a limited rate.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewsletterOffice } from '#shared/features/newsletter/contract.ts';
import { addDays, civilTimeOf } from '#shared/stockholm-time.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertCommentRows, insertPostRow } from '../../testing/forum.ts';
import { insertArticleRow } from '../../testing/news.ts';
import { insertSubscribers, openNewsletter } from '../../testing/newsletter.ts';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';
import { insertTournamentRow } from '../../testing/samples/sample-tournament-queries.ts';
import { fillRegistration } from '../../testing/samples/new-account.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { makeWeeklyIssue } from './office.ts';
import { sendIssues } from './send-issues.ts';
import { deleteUnconfirmed } from './subscriber-queries.ts';

let smtp: TestSmtp;
let app: TestApp;
let admin: Person;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Torget <torget@exempel.se>',
    PUBLIC_URL: 'https://torget.exempel.se',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await openNewsletter(app);
  admin = await app.person('admin');
});
beforeEach(async () => {
  smtp.refuseWith(null);
  smtp.inbox.length = 0;
  for (const table of ['newsletter_issues', 'newsletter_subscribers', 'news', 'limits', 'mails'])
    await query(`delete from ${table}`);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query(text, values)).rows as Row[];
const subscribe = async (change: object = {}) => {
  const { humanCheckId } = await fillRegistration(app);
  return app.call<{ message: string; data?: { fields?: object } }>('POST', '/api/newsletter-subscriptions', {
    body: { email: 'Lasse@Exempel.se', consents: true, humanCheckId, ...change },
  });
};
const subscribers = () =>
  query<{ email: string; confirmed_at: Date | null }>('select * from newsletter_subscribers order by email');
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const post = (path: string, token: string) =>
  app.call<{ message: string }>('POST', `/api/newsletter-subscriptions/${path}`, { body: { token } });
const office = async () =>
  (await app.call<NewsletterOffice>('GET', '/api/admin/newsletter', { as: admin })).body;
const send = () =>
  sendIssues(app.services, { signal: new AbortController().signal, pauseMs: 0, runMs: 20_000 });
/** Makes the issue of the week, due now. */
async function makeIssue(): Promise<string> {
  await insertArticleRow(app.services.database, { title: 'Full hall i premiären' });
  await makeWeeklyIssue(app.services);
  const [row] = await query<{ id: string }>(
    `update newsletter_issues set send_at = now() - interval '1 second' returning id`,
  );
  return row?.id ?? '';
}

describe('a subscription', () => {
  test('begins when the link of the mail is opened, with the time and text of the consent', async () => {
    expect((await subscribe()).status).toBe(200);
    await app.runJobs();
    const mail = await smtp.mailTo('lasse@exempel.se');
    expect(mail.subject).toBe('Bekräfta nyhetsbrevet');
    expect(await subscribers()).toMatchObject([
      {
        email: 'lasse@exempel.se',
        confirmed_at: null,
        consented_at: expect.any(Date),
        consent_text: expect.stringContaining('nyhetsbrev'),
      },
    ]);
    expect((await post('confirmation', tokenOf(mail.link))).status).toBe(200);
    expect((await post('confirmation', tokenOf(mail.link))).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  });

  test('a subscription of a known address gets the same answer and no mail', async () => {
    await insertSubscribers(app, 1);
    expect(await subscribe({ email: 'lasare1@exempel.se' })).toMatchObject({
      status: 200,
      body: { isSent: true },
    });
    await app.runJobs();
    expect(smtp.inbox).toEqual([]);
  });

  test('mails an address three times an hour at most, with the same answer', async () => {
    for (let number = 0; number < 5; number += 1) expect((await subscribe()).status).toBe(200);
    await app.runJobs();
    expect(smtp.inbox).toHaveLength(3);
  });

  test.each([
    [{ email: 'ingen adress' }, { email: 'Skriv en giltig e-postadress' }],
    [{ email: 'a@b.se, c@d.se' }, { email: 'Skriv en giltig e-postadress' }],
    [{ consents: false }, { consents: 'Kryssa i rutan för att få nyhetsbrevet' }],
    [{ humanCheckId: crypto.randomUUID() }, { humanCheckId: 'Gör verifieringen först' }],
  ])('is refused with %j', async (change, fields) => {
    const { status, body } = await subscribe(change);
    expect([status, body.data?.fields]).toEqual([422, fields]);
    expect(await subscribers()).toEqual([]);
  });

  test('uses a human check once', async () => {
    const { humanCheckId } = await fillRegistration(app);
    expect((await subscribe({ humanCheckId })).status).toBe(200);
    expect((await subscribe({ humanCheckId })).status).toBe(422);
  });

  test('links of earlier issues also end a subscription that was ended and began again', async () => {
    const begin = async () => {
      await subscribe();
      await app.runJobs();
      await post('confirmation', tokenOf((await smtp.mailTo('lasse@exempel.se', 'Bekräfta')).link));
      expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
    };
    await begin();
    await makeIssue();
    await send();
    const mail = await smtp.mailTo('lasse@exempel.se', 'Veckan');
    const token = tokenOf(mail.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    expect((await post('removal', token)).status).toBe(200);
    expect(await subscribers()).toEqual([]);
    await begin();
    expect((await post('removal', token)).status).toBe(200);
    expect(await subscribers()).toEqual([]);
  });

  test('a subscription that is not confirmed is deleted after seven days', async () => {
    await subscribe();
    await insertSubscribers(app, 1);
    await query(`update newsletter_subscribers set consented_at = now() - interval '6 days 23 hours'`);
    await deleteUnconfirmed(app.services.database.kysely, 7);
    expect(await subscribers()).toHaveLength(2);
    await query(`update newsletter_subscribers set consented_at = now() - interval '8 days'`);
    await deleteUnconfirmed(app.services.database.kysely, 7);
    expect(await subscribers()).toMatchObject([{ email: 'lasare1@exempel.se' }]);
  });

  test('is closed until the operator of the site is known', async () => {
    const closed = await openTestApp({ SMTP_URL: smtp.url });
    expect((await closed.call('GET', '/api/newsletter')).body).toEqual({ isOpen: false });
    expect((await app.call('GET', '/api/newsletter')).body).toEqual({ isOpen: true });
    await insertArticleRow(closed.services.database);
    await insertSubscribers(closed, 1);
    await makeWeeklyIssue(closed.services);
    expect((await closed.services.database.pool.query('select from newsletter_issues')).rows).toEqual([]);
    await closed.close();
  });
});

const inDays = (days: number) => ({ start_date: addDays(civilTimeOf(new Date()).day, days) });

describe('an issue', () => {
  test('has tournaments of the next weeks, but none of the sample data', async () => {
    const { database } = app.services;
    await insertTournamentRow(database, { name: 'Ekstad Cup', location: 'Luleå', ...inDays(20) });
    await insertTournamentRow(database, { name: 'Provcupen', is_sample: true, ...inDays(20) });
    await insertTournamentRow(database, { name: 'Sommarcupen', ...inDays(90) });
    await insertTournamentRow(database, { name: 'Borttagna cupen', deleted_at: new Date(), ...inDays(20) });
    await makeWeeklyIssue(app.services);
    const [issue] = await query<{ content: unknown }>(
      'select to_jsonb(newsletter_issues) as content from newsletter_issues',
    );
    const text = JSON.stringify(issue);
    expect(text).toContain('Kommande: Ekstad Cup, Luleå, ');
    expect(text).not.toMatch(/Provcupen|Sommarcupen|Borttagna/);
    await query('delete from tournaments');
  });

  test('leaves out closed pages', async () => {
    const turn = (page: string, isEnabled: boolean) =>
      app.call('PATCH', `/api/admin/page-settings/${page}`, { as: admin, body: { isEnabled } });
    const { database } = app.services;
    await insertArticleRow(database, { title: 'Full hall i premiären' });
    await insertTournamentRow(database, { name: 'Ekstad Cup', ...inDays(20) });
    await turn('news', false);
    const { preview } = await office();
    expect(preview?.text).toContain('Kommande: Ekstad Cup');
    expect(preview?.text).not.toContain('Full hall');
    await turn('tournaments', false);
    expect((await office()).preview).toBeNull();
    for (const page of ['news', 'tournaments']) await turn(page, true);
    expect((await office()).preview?.text).toContain('Full hall');
    await query('delete from tournaments');
  });

  test('is sent once to each confirmed subscriber, with one-click unsubscription', async () => {
    await insertSubscribers(app, 3);
    await subscribe({ email: 'obekraftad@exempel.se' });
    const id = await makeIssue();
    await send();
    await send();
    expect(smtp.inbox.map(({ to }) => to).toSorted()).toEqual([
      'lasare1@exempel.se',
      'lasare2@exempel.se',
      'lasare3@exempel.se',
    ]);
    expect(new Set(smtp.inbox.map(({ messageId }) => messageId)).size).toBe(3);
    const [mail] = smtp.inbox;
    expect(mail?.messageId).toContain(id);
    expect(mail?.subject).toBe('Veckan på Baskettorget: Full hall i premiären');
    expect(mail?.text).toContain('802400-1234');
    // No tracking: neither pictures nor links other than the site's own.
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html.match(/href="(?!https:\/\/torget\.exempel\.se\/)/g)).toBeNull();
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const url = mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
    const { statusCode } = await app.inject({
      method: 'POST',
      url: new URL(url).pathname + new URL(url).search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(statusCode).toBe(200);
    expect((await subscribers()).some(({ email }) => email === mail?.to)).toBe(false);
    expect((await office()).issues).toMatchObject([
      { status: 'sent', queued: 0, failed: 0, can: { stop: false } },
    ]);
  });

  test('is sent without what was withdrawn since it was made, and not at all if nothing is left', async () => {
    await insertSubscribers(app, 1);
    await makeIssue();
    await query(`update news set status = 'pending'`);
    await send();
    expect((await office()).issues).toMatchObject([{ status: 'scheduled' }]);
    await insertArticleRow(app.services.database, { title: 'Guld till damlandslaget' });
    await send();
    expect(smtp.inbox.map(({ subject }) => subject)).toEqual([
      'Veckan på Baskettorget: Guld till damlandslaget',
    ]);
    expect(smtp.inbox[0]?.text).not.toContain('Full hall');
  });

  test('is made once a week, and not without content', async () => {
    await makeWeeklyIssue(app.services);
    expect((await office()).issues).toEqual([]);
    await makeIssue();
    await makeWeeklyIssue(app.services);
    expect((await office()).issues).toHaveLength(1);
  });

  test('has neither sample data, drafts, old articles nor results of children', async () => {
    const { database } = app.services;
    const sample = await insertArticleRow(database, { title: 'Exempel' });
    await query('update news set is_sample = true where id = $1', [sample]);
    await insertArticleRow(database, { title: 'Utkast', status: 'pending' });
    await insertArticleRow(database, { title: 'Gammal', publishedAt: new Date(Date.now() - 8 * 86_400_000) });
    const leagues = await query<{ id: string }>(
      `insert into leagues (slug, name, is_for_children) values ('knattar', 'Knattar', true), ('seniorer', 'Seniorer', false)
       on conflict do nothing returning id`,
    );
    for (const [index, { id }] of leagues.entries())
      await query(
        `insert into basketball_results (home_team, away_team, home_score, away_score, league, league_id, season, game_date, status)
         values ($1, 'Borta', 80, 70, 'x', $2, '2026/27', now() - interval '1 hour', 'finished')`,
        [index === 0 ? 'Barnlaget' : 'Seniorlaget', id],
      );
    const { preview } = await office();
    expect(preview?.text).toContain('Seniorlaget – Borta 80–70');
    for (const hidden of ['Exempel', 'Utkast', 'Gammal', 'Barnlaget'])
      expect(preview?.text).not.toContain(hidden);
    await query('delete from basketball_results');
  });

  test('leaves out threads that are deleted, also those whose comments remain', async () => {
    for (const title of ['Kvar i forumet', 'Borttaget inlägg']) {
      const postId = await insertPostRow(app.services.database, { userId: admin.id, title });
      await insertCommentRows(app.services.database, { postId, userIds: [admin.id] });
    }
    await query(`update forum_states set deleted_at = now() from forum_posts
      where post_id = id and title = 'Borttaget inlägg'`);
    const { preview } = await office();
    expect(preview?.text).toContain('I forumet: Kvar i forumet (1 kommentar)');
    expect(preview?.text).not.toContain('Borttaget');
    await query('delete from forum_posts');
  });

  test('counts those it was sent to, also those who unsubscribe after that', async () => {
    await insertSubscribers(app, 2);
    await makeIssue();
    await send();
    const { headers } = await smtp.mailTo('lasare1@exempel.se', 'Veckan');
    const unsubscription = headers['list-unsubscribe']?.slice(1, -1) ?? '';
    expect((await post('removal', tokenOf(unsubscription))).status).toBe(200);
    expect(await subscribers()).toHaveLength(1);
    expect((await office()).issues).toMatchObject([{ status: 'sent', sent: 2, failed: 0 }]);
  });

  test('is sent again to addresses that the mail server refuses temporarily, not to those it refuses permanently', async () => {
    await insertSubscribers(app, 2);
    await makeIssue();
    smtp.refuseWith(451);
    await send();
    expect((await office()).issues).toMatchObject([{ status: 'sending', queued: 2, sent: 0 }]);
    smtp.refuseWith(null);
    await send();
    expect(smtp.inbox).toEqual([]);
    await query('update newsletter_deliveries set next_try_at = now()');
    await send();
    expect(smtp.inbox).toHaveLength(2);
    await query('delete from newsletter_issues');
    await makeIssue();
    smtp.refuseWith(550);
    await send();
    expect((await office()).issues).toMatchObject([{ status: 'sent', failed: 2, sent: 0 }]);
  });

  test('loses no recipient while the mail server permanently refuses everybody', async () => {
    await insertSubscribers(app, 7);
    await makeIssue();
    smtp.refuseWith(554);
    await send();
    expect((await office()).issues).toMatchObject([{ status: 'sending', queued: 7, failed: 0 }]);
    smtp.refuseWith(null);
    await query('update newsletter_deliveries set next_try_at = now()');
    await send();
    expect((await office()).issues).toMatchObject([{ status: 'sent', sent: 7, failed: 0 }]);
  });

  test('is tried for half a day while the mail server is away', async () => {
    await insertSubscribers(app, 1);
    await makeIssue();
    smtp.refuseWith(451);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await query('update newsletter_deliveries set next_try_at = now()');
      await send();
      const rows = await query<{ tries: number; minutes: number }>(
        'select tries, round(extract(epoch from next_try_at - now()) / 60)::int as minutes from newsletter_deliveries',
      );
      expect(rows).toMatchObject([{ tries: attempt }]);
      pauses.push(rows[0]?.minutes ?? 0);
    }
    expect(pauses.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 180, 180, 180]);
    expect((await office()).issues).toMatchObject([{ status: 'sent', failed: 1 }]);
  });

  test('an issue that could not be sent for two days is not sent any more, which staff see', async () => {
    await insertSubscribers(app, 1);
    await makeIssue();
    await query(`update newsletter_issues set send_at = now() - interval '49 hours'`);
    await send();
    expect(smtp.inbox).toEqual([]);
    expect((await office()).issues).toMatchObject([{ status: 'expired', can: { stop: false } }]);
    await query(`insert into newsletter_issues (week, subject, content, send_at, status)
      select '2025-' || n, 'Tidigare', '{}', now(), 'sent' from generate_series(10, 22) as n`);
    expect((await office()).issues).toHaveLength(14);
  });

  test('can be stopped by staff: the remaining mails are not sent', async () => {
    await insertSubscribers(app, 2);
    const id = await makeIssue();
    const stop = () => app.call('POST', `/api/admin/newsletter/issues/${id}/stop`, { as: admin });
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(409);
    await send();
    expect(smtp.inbox).toEqual([]);
    expect(await query('select action from audit_log where target_id = $1', [id])).toEqual([
      { action: 'newsletter.stop' },
    ]);
  });

  test('is not sent twice by two nodes at once', async () => {
    await insertSubscribers(app, 40);
    await makeIssue();
    await Promise.all([send(), send(), send()]);
    await send();
    expect(smtp.inbox).toHaveLength(40);
    expect(new Set(smtp.inbox.map(({ to }) => to)).size).toBe(40);
  });

  test('is sent by one node at a time, so that the rate is that of one node', async () => {
    await insertSubscribers(app, 3);
    await makeIssue();
    smtp.stallReplies(true);
    const first = send();
    await waitFor(() => expect(smtp.waiting()).toBe(1));
    await send();
    expect(smtp.waiting()).toBe(1);
    smtp.stallReplies(false);
    await first;
    // The stalled mail was refused.
    await query('update newsletter_deliveries set next_try_at = now()');
    await waitFor(async () => {
      await send();
      expect(smtp.inbox.map(({ to }) => to).toSorted()).toEqual(
        [1, 2, 3].map((at) => `lasare${at}@exempel.se`),
      );
    });
  });

  test('cannot be tried without a mail server', async () => {
    const without = await openTestApp();
    await insertArticleRow(without.services.database);
    const as = await without.person('admin');
    const { status, body } = await without.call<{ message: string }>('POST', '/api/admin/newsletter/tests', {
      as,
    });
    expect([status, body.message]).toEqual([409, 'Ingen e-postserver är inställd.']);
    expect((await without.services.database.pool.query('select from mails')).rows).toEqual([]);
    await without.close();
  });

  test('a preview is sent to the admin who asks for it', async () => {
    await insertArticleRow(app.services.database, { title: 'Full hall i premiären' });
    expect((await app.call('POST', '/api/admin/newsletter/tests', { as: admin })).status).toBe(200);
    await app.runJobs();
    expect((await smtp.mailTo(admin.email)).subject).toBe(
      'Prov: Veckan på Baskettorget: Full hall i premiären',
    );
  });
});

test('a link cannot be used for another purpose or another address', async () => {
  await subscribe();
  await app.runJobs();
  const token = tokenOf((await smtp.mailTo('lasse@exempel.se')).link);
  expect((await post('removal', token)).status).toBe(422);
  expect((await post('confirmation', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(
    422,
  );
  expect(await subscribers()).toHaveLength(1);
});

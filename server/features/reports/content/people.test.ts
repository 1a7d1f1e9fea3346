// Decisions about a person, and reports of and about a person who was erased.
import { describe, expect, test } from 'vitest';
import { openReportScene } from '../../../testing/samples/report-scene.ts';

const scene = openReportScene();
const {
  query,
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
  refusal,
  about,
  bio,
  profile,
  erase,
} = scene;

describe('a person', () => {
  test('a cleared presentation is restored by an appeal', async () => {
    await profile({ bio: 'Otrevlig text' });
    expect(await bio()).toBe('Otrevlig text');
    const id = await removed(about());
    expect(await bio()).toBe('');
    await appeal(scene.owner, id);
    await decideAppeal(scene.superadmin, id);
    expect(await bio()).toBe('Otrevlig text');
  });

  test('can write a new presentation that is cleared again: each overturned decision restores its own', async () => {
    await profile({ bio: 'Det första' });
    const first = await removed(about());
    await profile({ bio: 'Det andra' });
    const second = await createReport(about());
    expect(await read(second)).toMatchObject({ now: { text: 'Det andra' }, isRemoved: false });
    expect((await read(second)).can.decisions).toContain('removed');
    await decide(scene.admin, second);
    expect(await read(second)).toMatchObject({ now: null, isRemoved: true });
    await appeal(scene.owner, first);
    await decideAppeal(scene.superadmin, first);
    expect(await bio()).toBe('Det första');
    await profile({ bio: 'Det tredje' });
    await appeal(scene.owner, second);
    await decideAppeal(scene.superadmin, second);
    expect(await bio()).toBe('Det tredje');
  });

  test('is warned', async () => {
    const id = await createReport(about());
    await decide(scene.admin, id, { decision: 'warned' });
    expect((await notificationsOf(scene.owner))[0]).toMatchObject({
      event: 'account.restricted',
      href: `/reports/${id}`,
    });
    expect((await notificationsOf(scene.owner))[0]?.text).toContain('Vi ger dig en varning');
    expect((await own(scene.owner, id)).body).toMatchObject({ side: 'concerned', written: '' });
    expect((await own(scene.reporter, id)).body).toMatchObject({ side: 'reporter', written: null });
    await scene.app.runJobs();
    const mail = (await mailsTo(scene.reporter.email)).find(({ kind }) => kind === 'report-decided');
    expect(JSON.stringify(mail?.['body'])).toContain('En människa har fattat beslutet.');
    expect((await appeal(scene.owner, id)).status).toBe(201);
  });

  test('is warned for an ad that was deleted meanwhile and can no longer be taken down', async () => {
    const id = await createReport();
    expect((await scene.app.call('DELETE', `/api/ads/${scene.adId}`, { as: scene.owner })).status).toBe(200);
    expect(refusal(await decide(scene.admin, id))).toEqual([
      409,
      'Innehållet finns inte längre, så det går inte att ta bort.',
    ]);
    expect((await read(id)).can.decisions).toEqual(['warned', 'blocked', 'none']);
    expect((await decide(scene.admin, id, { decision: 'warned' })).status).toBe(200);
    expect(await eventsOf(scene.owner)).toContain('account.restricted');
  });

  test('is suspended, until that is overturned', async () => {
    const id = await createReport(about());
    expect((await decide(scene.admin, id, { decision: 'blocked', lastDay: '2020-01-01' })).status).toBe(422);
    expect((await decide(scene.admin, id, { decision: 'blocked' })).status).toBe(200);
    expect((await scene.app.call('GET', '/api/me/profile', { as: scene.owner })).status).toBe(401);
    await scene.app.runJobs();
    const mail = (await mailsTo(scene.owner.email)).find(({ kind }) => kind === 'account-restricted');
    expect(JSON.stringify(mail?.['body'])).toContain('Vi har stängt av ditt konto tills vidare.');
    await query(
      `insert into appeals (report_id, appellant_id, side, text) values ($1, $2, 'concerned', 'Nej')`,
      [id, scene.owner.id],
    );
    await decideAppeal(scene.superadmin, id);
    expect(await query('select blocked_until from profiles where id = $1', [scene.owner.id])).toEqual([
      { blocked_until: null },
    ]);
  });

  test('stays suspended by a later decision when an earlier one is overturned', async () => {
    const suspend = async () => {
      const id = await createReport(about());
      await decide(scene.admin, id, { decision: 'blocked' });
      await query(
        `insert into appeals (report_id, appellant_id, side, text) values ($1, $2, 'concerned', 'Nej')`,
        [id, scene.owner.id],
      );
      return id;
    };
    const isSuspended = async () =>
      (await query('select from profiles where id = $1 and blocked_until > now()', [scene.owner.id])).length >
      0;
    const first = await suspend();
    await query(`update profiles set blocked_until = null, blocked_reason = '' where id = $1`, [
      scene.owner.id,
    ]);
    const second = await suspend();
    const answers = async () =>
      (
        await query(
          `select data ->> 'text' as text from notifications where user_id = $1 and event = 'appeal.decided'`,
          [scene.owner.id],
        )
      ).map(({ text }) => String(text).split('\n')[0]);
    expect((await decideAppeal(scene.superadmin, first)).status).toBe(200);
    expect(await isSuspended()).toBe(true);
    expect(await answers()).toEqual(['Vi har ändrat beslutet. Ett annat beslut gäller fortfarande.']);
    expect((await decideAppeal(scene.superadmin, second)).status).toBe(200);
    expect(await isSuspended()).toBe(false);
    expect(await answers()).toContain('Vi har ändrat beslutet. Åtgärden gäller inte längre.');
  });

  test('a superadmin is not suspended by an admin', async () => {
    const id = await createReport({ kind: 'person', targetId: scene.superadmin.id });
    expect((await decide(scene.admin, id, { decision: 'blocked' })).status).toBe(403);
    expect((await read(id)).status).toBe('pending');
  });
});

describe('an erased person', () => {
  test('leaves their reports without explanation, still open for a decision', async () => {
    const id = await createReport();
    await erase(scene.reporter);
    expect(await read(id)).toMatchObject({
      reporter: null,
      explanation: '',
      asReported: { title: 'Nästan nya skor' },
    });
    expect((await decide(scene.admin, id)).status).toBe(200);
  });

  test('leaves only the decisions of reports about them', async () => {
    const id = await removed();
    await erase(scene.owner);
    expect(await read(id)).toMatchObject({
      owner: null,
      targetId: null,
      asReported: null,
      now: null,
      personReason: '',
      decision: 'removed',
    });
    const open = await createReport({
      kind: 'person',
      targetId: (scene.owner = await scene.app.person()).id,
    });
    await erase(scene.owner);
    const sentence =
      'Den det gäller har inte längre något konto, så det enda som går att besluta är att inget görs.';
    expect((await decide(scene.admin, open, { decision: 'warned' })).body.data?.fields).toEqual({
      decision: sentence,
    });
    expect(await query('select from removed_content where report_id = $1', [id])).toEqual([]);
  });
});

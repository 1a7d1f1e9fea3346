// Appeals: who may make and decide them, and cases that wait because no staff member may decide.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openReportScene } from '../../../testing/samples/report-scene.ts';

const scene = openReportScene();
const {
  query,
  createReport,
  decide,
  own,
  read,
  appeal,
  decideAppeal,
  notificationsOf,
  ad,
  list,
  refusal,
  setRole,
} = scene;

describe('a decision without action', () => {
  test('can be appealed by the reporter, and the report is reopened when it is overturned', async () => {
    const id = await createReport();
    await decide(scene.admin, id, { decision: 'none' });
    expect((await appeal(scene.reporter, id)).body).toMatchObject({ appeal: { outcome: null } });
    await decideAppeal(scene.superadmin, id);
    expect((await notificationsOf(scene.reporter))[0]?.text).toBe(
      'Vi har ändrat beslutet. Vi utreder det du anmälde på nytt. Varför: Vi har sett kvittot',
    );
    const [again] = await list(`?status=investigating&search=${encodeURIComponent(scene.reporter.email)}`);
    expect(again).toMatchObject({
      status: 'investigating',
      priority: 'high',
      assignee: scene.superadmin.name,
    });
    expect(await read(again?.id ?? '')).toMatchObject({
      reopenedFrom: id,
      asReported: { title: 'Nästan nya skor' },
    });
    await decide(scene.superadmin, again?.id ?? '', { seen: 'investigating' });
    expect((await ad()).status).toBe(404);
    expect((await appeal(scene.owner, again?.id ?? '')).status).toBe(201);
  });

  test('is reviewed by another staff member when the reporter is staff', async () => {
    const id = await createReport({}, scene.superadmin);
    await decide(scene.admin, id, { decision: 'none' });
    expect((await appeal(scene.superadmin, id)).status).toBe(201);
    expect((await read(id, scene.superadmin)).can.decideAppeal).toBe(false);
    expect(refusal(await decideAppeal(scene.superadmin, id))).toEqual([
      403,
      'Du har själv överklagat. En kollega måste pröva det.',
    ]);
    const otherAdmin = await scene.app.person('admin');
    expect((await read(id, otherAdmin)).can.decideAppeal).toBe(true);
    expect((await decideAppeal(otherAdmin, id)).status).toBe(200);
  });
});

describe('an appeal', () => {
  test('is decided by the first decider when the only other staff member is a party', async () => {
    await query(`update profiles set role = 'user' where role <> 'user' and id <> all ($1)`, [
      [scene.admin.id, scene.superadmin.id],
    ]);
    const id = await createReport({ kind: 'person', targetId: scene.admin.id });
    await decide(scene.superadmin, id, { decision: 'warned' });
    await appeal(scene.admin, id);
    expect((await read(id, scene.superadmin)).can.decideAppeal).toBe(true);
    expect((await decideAppeal(scene.superadmin, id)).status).toBe(200);
  });
});

test('staff who reported the content do not decide the appeal of its owner', async () => {
  const id = await createReport({}, scene.superadmin);
  await decide(scene.admin, id);
  await appeal(scene.owner, id);
  expect((await read(id, scene.superadmin)).can.decideAppeal).toBe(false);
  expect(refusal(await decideAppeal(scene.superadmin, id))).toEqual([
    403,
    'Du har själv anmält det här. En kollega måste pröva överklagandet.',
  ]);
  const otherAdmin = await scene.app.person('admin');
  expect((await decideAppeal(otherAdmin, id)).status).toBe(200);
});

describe('when the only staff member is a party', () => {
  beforeEach(() =>
    query(`update profiles set role = 'user' where role <> 'user' and id <> $1`, [scene.superadmin.id]),
  );
  afterEach(() => setRole('admin', scene.admin));

  test('a report about them waits, and shows that a decider is missing, until there is another one', async () => {
    const id = await createReport({ kind: 'person', targetId: scene.superadmin.id });
    expect(await read(id, scene.superadmin)).toMatchObject({ lacksDecider: true, can: { decisions: [] } });
    expect((await own(scene.reporter, id)).body.lacksDecider).toBe(true);
    expect((await read(await createReport(), scene.superadmin)).lacksDecider).toBe(false);
    const otherAdmin = await scene.app.person('admin');
    expect(await read(id, otherAdmin)).toMatchObject({ lacksDecider: false });
    expect((await own(scene.reporter, id)).body.lacksDecider).toBe(false);
    await query(`update profiles set blocked_until = 'infinity', blocked_reason = 'x' where id = $1`, [
      otherAdmin.id,
    ]);
    expect((await read(id, scene.superadmin)).lacksDecider).toBe(true);
  });

  test('an appeal of the only staff member waits too, and a decided report does not', async () => {
    const otherAdmin = await scene.app.person('admin');
    const id = await createReport({ kind: 'person', targetId: scene.superadmin.id });
    await decide(otherAdmin, id, { decision: 'warned' });
    expect((await own(scene.superadmin, id)).body.lacksDecider).toBe(false);
    await setRole('user', otherAdmin);
    expect((await appeal(scene.superadmin, id)).body).toMatchObject({
      lacksDecider: true,
      appeal: { outcome: null },
    });
    expect(await read(id, scene.superadmin)).toMatchObject({
      lacksDecider: true,
      can: { decideAppeal: false },
    });
    await setRole('admin', otherAdmin);
    expect((await decideAppeal(otherAdmin, id)).status).toBe(200);
    expect((await own(scene.superadmin, id)).body.lacksDecider).toBe(false);
  });
});

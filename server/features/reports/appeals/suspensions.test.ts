// Several suspensions of one user: an overturned decision leaves the end of the others.
import { describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/app.ts';
import { openReportScene } from '../../../testing/samples/report-scene.ts';

const scene = openReportScene();
const { query } = scene;

const SHORT = '2098-01-31';
const LONG = '2099-01-31';
const ends: Record<string, string> = {
  [SHORT]: '2098-01-31T23:00:00.000Z',
  [LONG]: '2099-01-31T23:00:00.000Z',
};
const FOREVER = 'infinity';

/** Suspends the owner after a report by a new user, who may report them too; the owner appeals. */
async function suspend(lastDay: string | null): Promise<string> {
  const id = await scene.createReport(scene.about(), await scene.app.person());
  const decision = { decision: 'blocked', lastDay, personReason: `Till ${lastDay}` };
  expect((await scene.decide(scene.admin, id, decision)).status).toBe(200);
  await query(
    `insert into appeals (report_id, appellant_id, side, text) values ($1, $2, 'concerned', 'Nej')`,
    [id, scene.owner.id],
  );
  return id;
}

async function overturn(id: string): Promise<void> {
  expect((await scene.decideAppeal(scene.superadmin, id)).status).toBe(200);
}

/** Decides and undoes the decision within its minute. */
async function decideAndUndo(url: string, body: object, as: Person): Promise<void> {
  const decided = await scene.app.call<{ undo: { id: string } }>('PUT', url, { as, body });
  expect(decided.status).toBe(200);
  expect(
    (await scene.app.call('POST', `/api/admin/decisions/${decided.body.undo.id}/undo`, { as })).status,
  ).toBe(200);
}

/** The end of the suspension and its reason; null without one. */
async function current(): Promise<[string, string] | null> {
  const [row] = await query(
    `select to_json(blocked_until) #>> '{}' as until, blocked_reason as reason from profiles
      where id = $1 and blocked_until > now()`,
    [scene.owner.id],
  );
  if (!row) return null;
  const until = String(row['until']);
  return [until === FOREVER ? until : new Date(until).toISOString(), String(row['reason'])];
}
const suspended = (lastDay: string | null) => [lastDay ? ends[lastDay] : FOREVER, `Till ${lastDay}`];

const answers = async () =>
  (
    await query(
      `select data ->> 'text' as text from notifications where user_id = $1 and event = 'appeal.decided' order by happened_at`,
      [scene.owner.id],
    )
  ).map(({ text }) => String(text).split('\n')[0]);
const OTHER = 'Vi har ändrat beslutet. Ett annat beslut gäller fortfarande.';
const ENDED = 'Vi har ändrat beslutet. Åtgärden gäller inte längre.';

describe.each([
  { earlier: SHORT, later: LONG, longest: LONG, name: 'longer' },
  { earlier: LONG, later: SHORT, longest: LONG, name: 'shorter' },
  { earlier: SHORT, later: null, longest: null, name: 'permanent' },
  { earlier: null, later: SHORT, longest: null, name: 'shorter than a permanent one' },
])('a later suspension that is $name', ({ earlier, later, longest }) => {
  test('leaves the earlier one when it is overturned, and the other way round', async () => {
    const first = await suspend(earlier);
    const second = await suspend(later);
    expect(await current()).toEqual(suspended(longest));
    await overturn(second);
    expect(await current()).toEqual(suspended(earlier));
    expect(await answers()).toEqual([OTHER]);
    await overturn(first);
    expect(await current()).toBeNull();
    expect(await answers()).toEqual([OTHER, ENDED]);
  });

  test('is left when the earlier one is overturned', async () => {
    const first = await suspend(earlier);
    await suspend(later);
    await overturn(first);
    expect(await current()).toEqual(suspended(later));
    expect(await answers()).toEqual([OTHER]);
  });
});

test('an expired suspension is not restored when a later one is overturned', async () => {
  const first = await suspend(SHORT);
  await query(`update reports set blocked_until = now() where id = $1`, [first]);
  await query(`update profiles set blocked_until = now() where id = $1`, [scene.owner.id]);
  const second = await suspend(LONG);
  await overturn(second);
  expect(await current()).toBeNull();
  expect(await answers()).toEqual([ENDED]);
});

test('a later suspension that has expired is not said to be in effect', async () => {
  const first = await suspend(LONG);
  const second = await suspend(SHORT);
  await query(`update reports set blocked_until = now() where id = $1`, [second]);
  await overturn(first);
  expect(await current()).toBeNull();
  expect(await answers()).toEqual([ENDED]);
});

test('lifting ends all decisions, and undoing the lift restores them', async () => {
  const first = await suspend(SHORT);
  const second = await suspend(null);
  const url = `/api/admin/users/${scene.owner.id}/block`;
  const lift = await scene.app.call<{ undo: { id: string } }>('DELETE', url, { as: scene.admin });
  expect(await current()).toBeNull();
  const undo = `/api/admin/decisions/${lift.body.undo.id}/undo`;
  expect((await scene.app.call('POST', undo, { as: scene.admin })).status).toBe(200);
  expect(await current()).toEqual(suspended(null));
  await overturn(second);
  expect(await current()).toEqual(suspended(SHORT));
  await scene.app.call('DELETE', url, { as: scene.admin });
  const third = await suspend(LONG);
  await overturn(third);
  expect(await current()).toBeNull();
  await overturn(first);
  expect(await answers()).toEqual([OTHER, ENDED, ENDED]);
});

test('undoing a suspension, or the decision of its appeal, restores the longest in effect', async () => {
  await suspend(SHORT);
  const added = await scene.createReport(scene.about(), await scene.app.person());
  const reasons = { rule: 'trade', personReason: 'Till null', reporterReason: 'Avstängd' };
  const decision = { seen: 'pending', status: 'resolved', decision: 'blocked', lastDay: null, ...reasons };
  await decideAndUndo(`/api/admin/reports/${added}/decision`, decision, scene.admin);
  expect(await current()).toEqual(suspended(SHORT));
  const second = await suspend(LONG);
  const outcome = { outcome: 'overturned', reason: 'Vi har sett kvittot' };
  await decideAndUndo(`/api/admin/reports/${second}/appeal`, outcome, scene.superadmin);
  expect(await current()).toEqual(suspended(LONG));
});

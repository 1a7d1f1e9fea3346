// Every kind of decision that restricts a user: rule, reason, notice, appeal by the person it concerns only, another decider,
// outcome. Source: the product's decisions, "Decisions by staff"; the Digital Services Act, articles 17 and 20.
import { beforeAll, describe, expect, test } from 'vitest';
import { APPEAL_OUTCOMES, DECISIONS } from '#shared/features/reports/rules.ts';
import { ruleLabels } from '#shared/features/reports/texts.ts';
import { type Person, TEST_PASSWORD } from '../../../testing/app.ts';
import { openReportScene } from '../../../testing/samples/report-scene.ts';
import { REASON, restrictingDecisions, why } from '../../../testing/samples/restricting-decisions.ts';

const scene = openReportScene();
const { query, own, appeal, decideAppeal, refusal } = scene;

let outsider: Person;
beforeAll(async () => {
  outsider = await scene.app.person();
});

const rows = restrictingDecisions(scene);

/** The owner with a new session, because a suspension ends open sessions. */
async function signedInAgain(): Promise<Person> {
  const body = { email: scene.owner.email, password: TEST_PASSWORD };
  const { headers } = await scene.app.call('POST', '/api/session', { body });
  return { ...scene.owner, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

/** Every decision is appealed and overturned; in addition, one of each kind is appealed and upheld. */
const cases = Object.entries(rows).flatMap(([name, row], at, all) => {
  const isFirst = all.findIndex(([, { decision }]) => decision === row.decision) === at;
  const outcomes = APPEAL_OUTCOMES.filter((outcome) => outcome === 'overturned' || isFirst);
  return outcomes.map((outcome) => ({ name, outcome, row }));
});

describe.each(cases)('$name, appealed and $outcome', ({ outcome, row }) => {
  const { restrict, isInEffect, decision, rule = why.rule, reason = REASON } = row;

  test('has rule, reason, notice, one appeal by the person it concerns, and another decider', async () => {
    await restrict();
    await scene.app.runJobs();
    const isReversible = await isInEffect();
    expect(isReversible).toBe(decision !== 'warned');

    const as = decision === 'blocked' ? await signedInAgain() : scene.owner;
    const [created] = await query(
      `select id from reports where owner_id = $1 and decision = $2 order by created_at desc limit 1`,
      [as.id, decision],
    );
    const id = String(created?.['id']);
    const { body: read } = await own(as, id);
    expect(read.decision).toMatchObject({ decision, rule });
    expect(read.decision?.reason).toContain(reason);
    expect([read.can.appeal, read.appeal]).toEqual([true, null]);

    // One notice on the site and by mail, with rule, reason and how to appeal.
    const notices = await query(
      'select event, data from notifications where user_id = $1 and report_id = $2',
      [as.id, id],
    );
    expect(notices).toHaveLength(1);
    const mails = (await scene.mailsTo(as.email)).map(({ body }) => String(body));
    const about = mails.filter((text) => text.includes(`Regel: ${ruleLabels[rule]}`));
    expect(about).toHaveLength(1);
    expect(about[0]).toContain('kan du överklaga det en gång, till och med');
    expect(about[0]).toContain(reason);

    // Only the person concerned may appeal, once, and sees that the appeal is pending.
    expect((await appeal(outsider, id)).status).toBe(404);
    expect((await appeal(as, id)).status).toBe(201);
    expect((await own(as, id)).body.appeal).toMatchObject({ outcome: null });
    expect((await appeal(as, id)).status).toBe(409);
    expect(await isInEffect()).toBe(isReversible);

    // The first decider may not decide the appeal while there are other staff members.
    expect(refusal(await decideAppeal(scene.admin, id, outcome))).toEqual([
      403,
      'Du fattade det första beslutet. En kollega måste pröva överklagandet.',
    ]);
    expect((await decideAppeal(scene.superadmin, id, outcome)).status).toBe(200);
    expect(await isInEffect()).toBe(isReversible && outcome === 'upheld');
    const after = await own(as, id);
    expect(after.body.appeal).toMatchObject({ outcome, reason: 'Vi har sett kvittot' });
    const events = await query(`select event from notifications where user_id = $1 and report_id = $2`, [
      as.id,
      id,
    ]);
    expect(events.map(({ event }) => event)).toContain('appeal.decided');
    expect((await decideAppeal(scene.superadmin, id, outcome)).status).toBe(409);
  });
});

test('the table has every decision that restricts a user', () => {
  const covered = new Set(Object.values(rows).map(({ decision }) => decision));
  expect([...covered].toSorted()).toEqual(DECISIONS.filter((one) => one !== 'none').toSorted());
});

// Decisions of staff: investigation, dismissal, suspension, and forbidden decisions.
import { describe, expect, test } from 'vitest';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { openReportScene, type Refused } from '../../../testing/samples/report-scene.ts';
import type { Person } from '../../../testing/app.ts';

const scene = openReportScene();
const {
  createReport,
  decide,
  own,
  read,
  appeal,
  notificationsOf,
  eventsOf,
  mailsTo,
  ad,
  list,
  refusal,
  about,
} = scene;

describe('staff', () => {
  test('starts an investigation, and the second to do so is refused', async () => {
    const id = await createReport();
    const take = (as?: Person) =>
      scene.app.call<ReportRow & Refused>('PUT', `/api/admin/reports/${id}/investigation`, {
        ...(as && { as }),
        body: { seen: 'pending' },
      });
    expect((await take(scene.admin)).body).toMatchObject({
      status: 'investigating',
      assignee: scene.admin.name,
      can: { investigate: false, resolve: true, dismiss: false },
    });
    expect(refusal(await take(scene.superadmin))).toEqual([
      409,
      'En kollega hann före. Så här står anmälan nu.',
    ]);
    expect((await take(scene.owner)).status).toBe(403);
    expect((await take()).status).toBe(401);
    expect((await decide(scene.superadmin, id)).status).toBe(409);
    // A report under investigation cannot be dismissed.
    const dismissal = { seen: 'investigating', status: 'dismissed', decision: 'none' };
    expect((await decide(scene.superadmin, id, dismissal)).status).toBe(409);
  });

  test('dismisses with a reason to the reporter, without other effects', async () => {
    const id = await createReport();
    const dismissal = { status: 'dismissed', decision: 'none', reporterReason: 'Skorna finns' };
    expect((await decide(scene.admin, id, dismissal)).body).toMatchObject({
      status: 'dismissed',
      decision: 'none',
      can: { investigate: false, resolve: false, dismiss: false },
    });
    expect((await notificationsOf(scene.reporter))[0]).toMatchObject({
      event: 'report.decided',
      text: 'Skorna finns',
    });
    expect(await eventsOf(scene.owner)).not.toContain('content.removed');
    expect((await own(scene.owner, id)).status).toBe(404);
    expect((await ad()).status).toBe(200);
  });

  test.each([
    ['rule', { rule: undefined }, 'Välj vilken regel beslutet vilar på'],
    ['personReason', { personReason: ' ' }, 'Skriv vad som är fel, så att den det gäller förstår'],
    ['reporterReason', { reporterReason: '' }, 'Skriv vad som har hänt, så att anmälaren förstår'],
    ['lastDay', { decision: 'blocked', lastDay: 'snart' }, 'Välj en sista dag'],
    ['lastDay', { decision: 'blocked', lastDay: '1999-12-31' }, 'Välj en sista dag'],
  ])('cannot decide without a valid %s', async (field, change, sentence) => {
    const { status, body } = await decide(scene.admin, await createReport(), change);
    expect([status, body.data?.fields]).toEqual([422, { [field]: sentence }]);
  });

  test('cannot dismiss a report and act on it', async () => {
    expect(refusal(await decide(scene.admin, await createReport(), { status: 'dismissed' }))).toEqual([
      422,
      'En anmälan som avfärdas leder inte till någon åtgärd.',
    ]);
  });

  test('suspends a user, who is mailed the reason, the end and how to appeal', async () => {
    const id = await createReport(about());
    await decide(scene.admin, id, { decision: 'blocked', rule: 'account', lastDay: '2999-12-03' });
    await scene.app.runJobs();
    const mail = (await mailsTo(scene.owner.email)).find(({ kind }) => kind === 'account-restricted');
    for (const part of [
      'Vi har stängt av ditt konto till och med 3 december 2999.',
      'Varför: Bilderna är någon annans',
      'Regel: Användarvillkoren, ”Ditt konto”.',
      'när du loggar in.',
    ])
      expect(mail?.['body']).toContain(part);
  });

  test('cannot act on a report about themselves, nor see the reporter and the explanation', async () => {
    const person = { kind: 'person', targetId: scene.admin.id, explanation: 'Orättvis mot mig' };
    const id = await createReport(person);
    const hidden = { reporter: null, explanation: '' };
    const nothing = { investigate: false, resolve: false, dismiss: false, prioritize: false };
    const search = async (term: string) =>
      (await list(`?kind=person&search=${encodeURIComponent(term)}`)).filter((row) => row.id === id);
    expect(await search(scene.admin.name)).toMatchObject([{ ...hidden, can: nothing }]);
    for (const term of [scene.reporter.name, scene.reporter.email, 'Orättvis'])
      expect(await search(term)).toEqual([]);
    expect(await read(id)).toMatchObject({ ...hidden, can: { ...nothing, decisions: [] } });
    const refused = [403, 'Anmälan gäller dig. En kollega måste avgöra den.'];
    expect(refusal(await decide(scene.admin, id))).toEqual(refused);
    for (const [subpath, body] of [
      ['investigation', { seen: 'pending' }],
      ['priority', { priority: 'low' }],
    ] as const)
      expect(
        refusal(
          await scene.app.call<Refused>('PUT', `/api/admin/reports/${id}/${subpath}`, {
            as: scene.admin,
            body,
          }),
        ),
      ).toEqual(refused);
    expect(await read(id, scene.superadmin)).toMatchObject({
      reporter: { name: scene.reporter.name },
      explanation: 'Orättvis mot mig',
    });
    await decide(scene.superadmin, id, { decision: 'none', reporterReason: 'Inget att göra' });
    await appeal(scene.reporter, id, 'Jo, mot mig');
    expect(await read(id)).toMatchObject({ ...hidden, reporterReason: '', appealText: null });
  });

  test('is not offered a suspension they may not decide', async () => {
    const [above, below] = [
      await createReport({ kind: 'person', targetId: scene.superadmin.id }),
      await createReport(about()),
    ];
    expect((await read(above)).can.decisions).toEqual(['removed', 'warned', 'none']);
    expect((await read(below)).can.decisions).toEqual(['removed', 'warned', 'blocked', 'none']);
  });

  test('notifies the owner once of an action that several reports led to', async () => {
    const second = await scene.app.person();
    const [one, two] = [await createReport(), await createReport({}, second)];
    await decide(scene.admin, one, { decision: 'warned', together: [two] });
    expect((await eventsOf(scene.owner)).filter((event) => event === 'account.restricted')).toHaveLength(1);
    expect(await read(two)).toMatchObject({ decision: 'warned', decidedWith: one });
  });

  test('investigates and prioritises reports on the same content together', async () => {
    const second = await scene.app.person();
    const [one, two] = [await createReport(), await createReport({}, second)];
    const put = (path: string, body: object) =>
      scene.app.call('PUT', `/api/admin/reports/${one}/${path}`, { as: scene.admin, body });
    await put('priority', { priority: 'high' });
    await put('investigation', { seen: 'pending' });
    expect(await read(two)).toMatchObject({
      priority: 'high',
      status: 'investigating',
      assignee: scene.admin.name,
    });
    const dismissal = { status: 'dismissed', decision: 'none', together: [one] };
    const third = await createReport({}, await scene.app.person());
    expect((await decide(scene.admin, third, dismissal)).status).toBe(200);
    // One that is investigated is resolved, not dismissed.
    expect([(await read(third)).status, (await read(one)).status]).toEqual(['dismissed', 'investigating']);
  });

  test('cannot undo a decision when its reporter has reported the content again', async () => {
    const id = await createReport();
    const { body } = await scene.app.call<{ undo: { id: string } }>(
      'PUT',
      `/api/admin/reports/${id}/decision`,
      {
        as: scene.admin,
        body: {
          seen: 'pending',
          status: 'resolved',
          decision: 'none',
          reporterReason: 'Annonsen följer reglerna',
        },
      },
    );
    const again = await createReport();
    const undone = await scene.app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, {
      as: scene.admin,
    });
    expect(undone.status).toBe(409);
    expect([(await read(id)).status, (await read(again)).status]).toEqual(['resolved', 'pending']);
  });

  test('decides once when two attempts are concurrent, and decides all reports on the same content together', async () => {
    const other = await scene.app.person();
    const [one, two] = [await createReport(), await createReport({}, other)];
    const answers = await Promise.all([decide(scene.admin, one), decide(scene.superadmin, two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const person of [scene.reporter, other]) expect(await eventsOf(person)).toContain('report.decided');
    expect((await eventsOf(scene.owner)).filter((event) => event === 'content.removed')).toHaveLength(1);
    expect((await Promise.all([read(one), read(two)])).map(({ status }) => status)).toEqual([
      'resolved',
      'resolved',
    ]);
  });
});

// An ad that is taken down: who sees it, its statement of reasons, and its restoration.
import { describe, expect, test } from 'vitest';
import type { OwnAd } from '#shared/features/ads/ad-schemas.ts';
import { readAuditEntries } from '../../../testing/audit-log.ts';
import { openReportScene, type Refused } from '../../../testing/samples/report-scene.ts';

const scene = openReportScene();
const {
  query,
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
  refusal,
  deleteDue,
  backdate,
} = scene;

describe('an ad that is taken down', () => {
  test('is visible to its owner only, who sees the reason and cannot change it', async () => {
    const id = await removed();
    expect((await ad()).status).toBe(404);
    expect((await ad(scene.reporter)).status).toBe(404);
    const { ads } = (await scene.app.call<{ ads: { id: string }[] }>('GET', '/api/ads')).body;
    expect(ads.map((one) => one.id)).not.toContain(scene.adId);
    const removal = { reportId: id, reason: 'Bilderna är någon annans' };
    expect((await ad(scene.owner)).body).toMatchObject({
      status: 'removed',
      removal,
      can: { edit: false, renew: false },
    });
    const ownAds = (await scene.app.call<{ ads: OwnAd[] }>('GET', '/api/me/ads', { as: scene.owner })).body
      .ads;
    expect(ownAds).toMatchObject([{ id: scene.adId, status: 'removed', removal, canRenew: false }]);
    const text = { title: 'Tillbaka', category: 'Basketskor', price: 1 };
    const tries = [
      await scene.app.call<Refused>('PUT', `/api/ads/${scene.adId}`, { as: scene.owner, body: text }),
      ...(await Promise.all(
        ['active', 'hidden', 'sold'].map((saleState) =>
          scene.app.call<Refused>('PUT', `/api/ads/${scene.adId}/sale-state`, {
            as: scene.owner,
            body: { saleState },
          }),
        ),
      )),
      await scene.app.call<Refused>('POST', `/api/ads/${scene.adId}/renewal`, { as: scene.owner }),
      await scene.app.call<Refused>('PUT', `/api/admin/ads/${scene.adId}/status`, {
        as: scene.superadmin,
        body: { status: 'approved' },
      }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
  });

  test('has a statement of reasons, mailed whatever the owner’s settings', async () => {
    await scene.app.call('PATCH', '/api/me/notification-settings/admin', {
      as: scene.owner,
      body: { mail: false },
    });
    const id = await removed();
    await scene.app.runJobs();
    const [notification] = await notificationsOf(scene.owner);
    expect(notification).toMatchObject({
      event: 'content.removed',
      title: 'Din annons är borttagen',
      href: `/reports/${id}`,
    });
    expect(notification?.text).toBe(
      'Vi har tagit bort annonsen. Ingen annan ser det du skrev. Varför: Bilderna är någon annans',
    );
    const mail = (await mailsTo(scene.owner.email)).find(({ kind }) => kind === 'content-removed');
    for (const part of [
      'Vi har tagit bort annonsen',
      'Varför: Bilderna är någon annans',
      'Regel: Användarvillkoren, ”Det du inte får lägga ut”',
      'En människa har fattat beslutet',
      'kan du överklaga',
      'Du får det här mejlet för att ett beslut gäller dig. Sådana mejl går inte att stänga av: lagen säger att du ska få veta.',
    ])
      expect(mail?.['body']).toContain(part);
    expect(mail?.['unsubscribe_url']).toBeNull();
    expect(JSON.stringify([notification, mail])).not.toContain(scene.reporter.name);
  });

  test('is restored when another staff member overturns the decision', async () => {
    await query(
      `update ads set sale_state = 'reserved', expires_at = now() + interval '5 days' where id = $1`,
      [scene.adId],
    );
    const id = await removed();
    await query(`update removed_content set removed_at = now() - interval '10 days' where report_id = $1`, [
      id,
    ]);
    const appealed = await appeal(scene.owner, id);
    expect(appealed.body).toMatchObject({
      side: 'concerned',
      category: null,
      explanation: null,
      appeal: { text: 'Bilderna är mina egna', outcome: null },
      can: { appeal: false },
    });
    expect((await list('?status=appealed')).map((row) => row.id)).toContain(id);
    expect((await read(id)).can.decideAppeal).toBe(false);
    expect(refusal(await decideAppeal(scene.admin, id))).toEqual([
      403,
      'Du fattade det första beslutet. En kollega måste pröva överklagandet.',
    ]);
    expect((await read(id, scene.superadmin)).can.decideAppeal).toBe(true);
    expect((await decideAppeal(scene.superadmin, id)).body).toMatchObject({
      appeal: { outcome: 'overturned' },
    });
    expect((await ad()).body).toMatchObject({ status: 'approved', saleState: 'reserved' });
    const [row] = await query(
      `select expires_at > now() + interval '14 days' as later from ads where id = $1`,
      [scene.adId],
    );
    expect(row).toEqual({ later: true });
    expect(await notificationsOf(scene.owner)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'content.restored', title: 'Din annons är tillbaka' }),
        expect.objectContaining({
          event: 'appeal.decided',
          text: 'Vi har ändrat beslutet. Åtgärden gäller inte längre. Varför: Vi har sett kvittot',
        }),
      ]),
    );
    expect((await notificationsOf(scene.reporter))[0]?.text).toBe(
      'Vi har prövat beslutet en gång till efter ett överklagande, och ändrat det: åtgärden gäller inte längre.',
    );
    expect((await own(scene.owner, id)).body.appeal).toMatchObject({
      outcome: 'overturned',
      reason: 'Vi har sett kvittot',
    });
    expect((await decideAppeal(scene.superadmin, id)).status).toBe(409);
    expect((await appeal(scene.owner, id)).status).toBe(409);
    expect(await readAuditEntries(scene.app.services.database, id)).toMatchObject([
      { action: 'report.decide' },
      { action: 'report.appeal', after: { outcome: 'overturned' } },
    ]);
  });

  test('an ad that is taken down and then deleted by its owner stays deleted when the decision is overturned, and the answer says so', async () => {
    const id = await removed();
    expect((await read(id)).isGone).toBe(false);
    expect((await own(scene.owner, id)).body.isGone).toBe(false);
    await scene.app.call('DELETE', `/api/ads/${scene.adId}`, { as: scene.owner });
    expect((await read(id)).isGone).toBe(true);
    expect((await own(scene.owner, id)).body).toMatchObject({ isGone: true, can: { appeal: true } });
    await appeal(scene.owner, id);
    expect((await decideAppeal(scene.superadmin, id)).status).toBe(200);
    expect((await ad(scene.owner)).status).toBe(404);
    const [answer] = await notificationsOf(scene.owner);
    expect(answer).toMatchObject({
      event: 'appeal.decided',
      text: expect.stringContaining('Annonsen finns inte längre, och kommer därför inte tillbaka.'),
    });
    expect(await eventsOf(scene.owner)).not.toContain('content.restored');
  });

  test('an ad that is taken down and then deleted is complete again when the decision is overturned and the owner restores it', async () => {
    await query(`update ads set expires_at = now() + interval '5 days' where id = $1`, [scene.adId]);
    const id = await removed();
    await query(`update removed_content set removed_at = now() - interval '10 days'`);
    await scene.app.call('DELETE', `/api/ads/${scene.adId}`, { as: scene.owner });
    await appeal(scene.owner, id);
    await decideAppeal(scene.superadmin, id);
    expect(
      (await scene.app.call('POST', `/api/removed-ads/${scene.adId}/restoration`, { as: scene.owner })).body,
    ).toMatchObject({
      status: 'approved',
    });
    expect((await ad()).status).toBe(200);
    const [row] = await query(
      `select expires_at > now() + interval '14 days' as later from ads where id = $1`,
      [scene.adId],
    );
    expect(row).toEqual({ later: true });
  });

  test('stays down when the decision is upheld, and is deleted after the appeal period', async () => {
    const id = await removed();
    await appeal(scene.owner, id);
    await backdate(7);
    await deleteDue();
    // Content with an open appeal is not deleted.
    expect((await ad(scene.owner)).status).toBe(200);
    expect((await decideAppeal(scene.superadmin, id, 'upheld')).status).toBe(200);
    expect((await notificationsOf(scene.owner))[0]?.text).toBe(
      'Beslutet står fast. Varför: Vi har sett kvittot',
    );
    expect((await ad()).status).toBe(404);
    await deleteDue();
    expect((await ad(scene.owner)).status).toBe(404);
    expect(await query('select from report_snapshots where report_id = $1', [id])).toEqual([]);
    expect((await read(id)).asReported).toBeNull();
  });

  test('is not deleted on the day on which the appeal period ends', async () => {
    const id = await removed();
    await backdate(6);
    await deleteDue();
    expect((await ad(scene.owner)).status).toBe(200);
    expect(await query('select from report_snapshots where report_id = $1', [id])).toHaveLength(1);
  });

  test('can be appealed for six months, by its owner only, with a text', async () => {
    const id = await removed();
    expect((await appeal(scene.reporter, id)).status).toBe(409);
    expect((await appeal(await scene.app.person(), id)).status).toBe(404);
    expect((await appeal(undefined, id)).status).toBe(401);
    expect((await appeal(scene.owner, id, ' ')).body.data?.fields).toEqual({
      text: 'Skriv varför du tycker att beslutet är fel',
    });
    expect((await appeal(scene.owner, id, 'x'.repeat(2001))).body.data?.fields).toEqual({
      text: 'Överklagandet får vara högst 2000 tecken',
    });
    expect(refusal(await decideAppeal(scene.superadmin, id))).toEqual([409, 'Beslutet är inte överklagat']);
    await backdate(7);
    expect(refusal(await appeal(scene.owner, id))).toEqual([
      409,
      'Beslutet går inte att överklaga, eller är redan överklagat.',
    ]);
  });
});

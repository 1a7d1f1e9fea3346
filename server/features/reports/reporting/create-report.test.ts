// Reporting: what a report of a user or a visitor needs, and who can read it.
import { describe, expect, test } from 'vitest';
import { openReportScene } from '../../../testing/samples/report-scene.ts';

const scene = openReportScene();
const { query, report, createReport, decide, own, read, notificationsOf, eventsOf, mailsTo, refusal } = scene;

describe('a report', () => {
  test('is confirmed, and waits for staff with a snapshot of the content', async () => {
    const id = await createReport();
    expect(await eventsOf(scene.reporter)).toEqual(['report.received']);
    expect((await notificationsOf(scene.reporter))[0]).toMatchObject({ href: `/reports/${id}` });
    expect(await eventsOf(scene.owner)).not.toContain('report.received');
    expect((await own(scene.reporter, id)).body).toMatchObject({
      side: 'reporter',
      status: 'pending',
      title: 'Nästan nya skor',
      explanation: 'Skorna finns inte',
      decision: null,
      can: { appeal: false },
    });
    await scene.app.call('PUT', `/api/ads/${scene.adId}`, {
      as: scene.owner,
      body: { title: 'Andra skor', category: 'Basketskor', price: 900 },
    });
    await scene.app.call('PUT', `/api/admin/ads/${scene.adId}/status`, {
      as: scene.admin,
      body: { status: 'approved' },
    });
    expect(await read(id)).toMatchObject({
      asReported: { title: 'Nästan nya skor', text: 'Äkta', price: 900 },
      now: { title: 'Andra skor' },
      owner: { id: scene.owner.id, name: scene.owner.name },
      reporter: { id: scene.reporter.id, email: 'p…@exempel.se' },
      priority: 'medium',
      can: { decisions: ['removed', 'warned', 'blocked', 'none'] },
    });
  });

  test.each([
    ['category', 'annat', 'Välj vad det gäller'],
    ['explanation', '  ', 'Förklara varför, så att vi förstår vad som är fel'],
    ['explanation', 'x'.repeat(2001), 'Förklaringen får vara högst 2000 tecken'],
    ['goodFaith', false, 'Intyga att uppgifterna stämmer så vitt du vet'],
  ])('with an invalid %s is refused at its field', async (field, value, sentence) => {
    const { status, body } = await report(scene.reporter, { [field]: value });
    expect([status, body.data?.fields]).toEqual([422, { [field]: sentence }]);
  });

  test('is refused on one’s own content and on invisible content', async () => {
    expect(refusal(await report(scene.owner))).toEqual([422, 'Du kan inte anmäla det du själv har skrivit']);
    const notFound = [404, 'Det du vill anmäla finns inte längre'];
    expect(refusal(await report(scene.reporter, { targetId: crypto.randomUUID() }))).toEqual(notFound);
    await scene.app.call('PUT', `/api/ads/${scene.adId}/sale-state`, {
      as: scene.owner,
      body: { saleState: 'hidden' },
    });
    expect(refusal(await report(scene.reporter))).toEqual(notFound);
  });

  test('is created once while it is open, also of concurrent ones', async () => {
    const answers = await Promise.all([
      report(scene.reporter),
      report(scene.reporter),
      report(scene.reporter),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.map(({ body }) => body.message)).toContain(
      'Du har redan anmält det här. Vi hör av oss när vi har bestämt oss.',
    );
  });

  test('can be made ten times an hour', async () => {
    await query(`insert into limits (key, tries, ends_at) values ($1, 10, now() + interval '1 hour')`, [
      `report by ${scene.reporter.id}`,
    ]);
    expect((await report(scene.reporter)).status).toBe(429);
  });

  test('has a higher priority when there are several on the same content', async () => {
    const three = [];
    for (const category of ['spam', 'spam', 'spam'] as const) {
      three.push(await createReport({ category }, await scene.app.person()));
    }
    expect((await Promise.all(three.map((id) => read(id)))).map(({ priority }) => priority)).toEqual([
      'low',
      'low',
      'medium',
    ]);
    expect((await read(await createReport({ category: 'child' }))).priority).toBe('high');
  });

  test('is readable by its reporter only', async () => {
    const id = await createReport();
    expect((await own(scene.owner, id)).status).toBe(404);
    expect((await own(await scene.app.person(), id)).status).toBe(404);
    expect((await scene.app.call('GET', `/api/me/reports/${id}`)).status).toBe(401);
  });
});

describe('a visitor', () => {
  const signed = { name: 'Vera Ek', email: 'Vera.Ek@Exempel.se' };

  test('reports public content, and is answered by mail', async () => {
    const email = 'vera.ek@exempel.se';
    const { status, body } = await report(undefined, signed);
    expect(status).toBe(201);
    expect(await read(body.id)).toMatchObject({
      reporter: { id: null, name: 'Vera Ek', email: 'v…@exempel.se' },
    });
    await decide(scene.admin, body.id, { reporterReason: 'Tack, den är borta' });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual(['report-receipt', 'report-outcome']);
    for (const part of [
      'Tack för din anmälan',
      `Den har nummer ${body.id.slice(0, 8)}. En människa läser den, och vi mejlar dig när vi har bestämt oss.`,
      'Den som anmälan gäller får inte veta vem som har anmält.',
    ])
      expect(mails[0]?.['body']).toContain(part);
    for (const part of [
      `Beslut om anmälan ${body.id.slice(0, 8)}`,
      'Tack, den är borta',
      'En människa har fattat beslutet. Tycker du att det är fel? Skriv till oss inom sex månader med numret ovan. En människa prövar det, om möjligt en annan än den som beslutade.',
      'Du kan också vända dig till en domstol eller ett organ för tvistlösning.',
      'Så når du oss',
    ])
      expect(mails[1]?.['body']).toContain(part);
    for (const mail of mails)
      expect(mail['body']).toContain(
        'Du får det här mejlet för att någon, troligen du, har gjort en anmälan på Baskettorget med din e-postadress. Adressen sparas tills tiden för att överklaga är ute.',
      );
  });

  test('gives name and address, except in a report of child abuse', async () => {
    const { status, body } = await report(undefined);
    expect([status, body.data?.fields]).toEqual([
      422,
      { name: 'Skriv ditt namn', email: 'Skriv din e-postadress, så att vi kan svara' },
    ]);
    for (const email of ['vera', 'vera@ﷺ.se'])
      expect((await report(undefined, { ...signed, email })).body.data?.fields).toHaveProperty('email');
    expect(
      (await report(undefined, { name: 'x'.repeat(101), email: 'x'.repeat(255) })).body.data?.fields,
    ).toEqual({
      name: 'Namnet får vara högst 100 tecken',
      email: 'E-postadressen ser inte riktig ut',
    });
    expect((await report(undefined, { category: 'child' })).status).toBe(201);
  });

  test('cannot report messages, and is limited', async () => {
    expect(refusal(await report(undefined, { ...signed, kind: 'message' }))).toEqual([
      401,
      'Du måste vara inloggad för att anmäla ett meddelande',
    ]);
    await query(`insert into limits (key, tries, ends_at) values ('report from 127.0.0.1', 5, now() + interval '1 hour')
      on conflict (key) do update set tries = 5`);
    expect((await report(undefined, signed)).status).toBe(429);
  });
});

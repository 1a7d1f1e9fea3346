// The site's settings: stored, bounded, logged, and in effect.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import type { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { fillRegistration } from '../../testing/samples/new-account.ts';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';

let smtp: TestSmtp;
let app: TestApp;
let superadmin: Person;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url });
  superadmin = await app.person('superadmin');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const change = (body: unknown) =>
  app.call<SiteSettings & { data?: RefusalData }>('PATCH', '/api/admin/settings', { as: superadmin, body });
const read = () => app.call<SiteSettings>('GET', '/api/admin/settings', { as: superadmin });

test('a new site has the defaults of the law and the specification', async () => {
  expect((await read()).body).toEqual({
    minimumAge: 13,
    adminsNeedTwoStep: false,
    automatedEmails: 'block',
    adDurationDays: 30,
    picturesPerAd: 5,
    forumHeldPosts: 1,
    forumHoldsLinks: true,
    operatorName: '',
    operatorNumber: '',
    operatorAddress: '',
    operatorEmail: '',
    operatorPhone: '',
    operatorReportsEmail: '',
  });
});

test('changes the given settings only, and logs who did it', async () => {
  expect((await change({ minimumAge: 16 })).body).toMatchObject({ minimumAge: 16, automatedEmails: 'block' });
  expect((await read()).body).toMatchObject({ minimumAge: 16 });
  const { rows } = await app.services.database.pool.query(
    `select actor_id, before ->> 'minimumAge' as before, after ->> 'minimumAge' as after
       from audit_log where action = 'site.change'`,
  );
  expect(rows).toEqual([{ actor_id: superadmin.id, before: '13', after: '16' }]);
  const { changes } = (
    await app.call<{ changes: Record<string, { by: string; at: string }> }>(
      'GET',
      '/api/admin/settings/changes',
      { as: superadmin },
    )
  ).body;
  expect(Object.keys(changes)).toEqual(['minimumAge']);
  expect(changes['minimumAge']).toMatchObject({ by: superadmin.name });
  expect(Date.parse(changes['minimumAge']?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await change({ minimumAge: 13 });
});

test('refuses to overwrite what someone else changed since it was seen, and nothing else', async () => {
  await change({ adDurationDays: 45 });
  const { status, body } = await change({
    adDurationDays: 60,
    picturesPerAd: 7,
    seen: { adDurationDays: 30, picturesPerAd: 5 },
  });
  expect([status, body.data?.fields]).toEqual([
    409,
    { adDurationDays: 'Ändrades av någon annan medan sidan var öppen. Spara igen om ditt ska gälla.' },
  ]);
  expect((await read()).body).toMatchObject({ adDurationDays: 45, picturesPerAd: 5 });
  // Allowed: the value that is stored already, a change of another setting, and a change after seeing the stored value.
  for (const one of [
    { adDurationDays: 45, seen: { adDurationDays: 30 } },
    { picturesPerAd: 7, seen: { picturesPerAd: 5 } },
    { adDurationDays: 60, seen: { adDurationDays: 45 } },
  ])
    expect((await change(one)).status).toBe(200);
  await change({ adDurationDays: 30, picturesPerAd: 5 });
});

test.each([
  ['below the age of consent in the law', 12],
  ['above the age of majority', 19],
  ['that is no whole number', 13.5],
  ['that is no number', null],
])('refuses an age %s, with a sentence at its field', async (_case, minimumAge) => {
  const { status, body } = await change({ minimumAge });
  expect([status, body.data?.fields]).toEqual([422, { minimumAge: 'Åldern ska vara mellan 13 och 18 år' }]);
  expect((await read()).body).toMatchObject({ minimumAge: 13 });
});

test.each([6, 366, 30.5, null])(
  'refuses an ad duration of %s days, with a sentence at its field',
  async (adDurationDays) => {
    const { status, body } = await change({ adDurationDays });
    const sentence = 'Tiden ska vara mellan 7 och 365 dagar';
    expect([status, body.data?.fields]).toEqual([422, { adDurationDays: sentence }]);
  },
);

async function registerAsAnna1987() {
  const account = { ...(await fillRegistration(app)), email: 'anna1987@exempel.se' };
  return app.call<{ viewer?: null; data?: RefusalData }>('POST', '/api/accounts', { body: account });
}

test('shows the operator to visitors, and no other setting', async () => {
  const operator = {
    operatorName: 'Baskettorget AB',
    operatorNumber: '556677-8899',
    operatorAddress: 'Hallvägen 1, 123 45 Solna',
    operatorEmail: 'hej@torget.se',
    operatorPhone: '08-123 45 67',
    operatorReportsEmail: '',
  };
  await change(operator);
  expect((await app.call('GET', '/api/operator')).body).toEqual(operator);
  const { rows } = await app.services.database.pool.query(
    `select after from audit_log where action = 'site.change' order by id desc limit 1`,
  );
  expect(JSON.stringify(rows)).not.toContain('Solna');
  expect(rows[0]).toMatchObject({ after: { isOperatorKnown: true } });
});

test.each([
  ['operatorPhone', '1'.repeat(41), 'Skriv högst 40 tecken'],
  ['operatorReportsEmail', 'anmäl oss', 'Skriv en e-postadress'],
])('refuses %s that is malformed', async (name, value, sentence) => {
  const { status, body } = await change({ [name]: value });
  expect([status, body.data?.fields]).toEqual([422, { [name]: sentence }]);
});

describe('an address that looks automated', () => {
  test('is blocked unless the setting allows confirmation by mail', async () => {
    const blocked = await registerAsAnna1987();
    expect([blocked.status, blocked.body.data?.fields]).toEqual([
      422,
      { email: 'E-postadressen verkar vara automatiskt genererad' },
    ]);
    await change({ automatedEmails: 'confirm' });
    expect(await registerAsAnna1987()).toMatchObject({ status: 200, body: { viewer: null } });
    expect((await app.call('GET', '/api/registration-rules')).body).toEqual({
      email: { automated: 'confirm' },
      minimumAge: 13,
      hasGoogle: false,
    });
  });

  test('stays blocked without a mail server', async () => {
    const unmailed = await openTestApp();
    const caller = await unmailed.person('superadmin');
    const body = { automatedEmails: 'confirm' };
    await unmailed.call('PATCH', '/api/admin/settings', { as: caller, body });
    expect((await unmailed.call('GET', '/api/registration-rules')).body).toEqual({
      email: { automated: 'block' },
      minimumAge: 13,
      hasGoogle: false,
    });
    await unmailed.close();
  });
});

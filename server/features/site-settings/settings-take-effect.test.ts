// Every setting of the site: its effect for people, who changed it and when, and the refusal of a wrong value at its field.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusalData } from '#shared/errors.ts';
import { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { startSmtp, type TestSmtp } from '../../testing/outside/smtp.ts';
import { sendPicture } from '../../testing/send-picture.ts';
import { turnTwoStepOn } from '../../testing/two-step.ts';

let smtp: TestSmtp;
let app: TestApp;
let superadmin: Person;
let admin: Person;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ SMTP_URL: smtp.url });
  [superadmin, admin] = [await app.person('superadmin'), await app.person('admin')];
  await turnTwoStepOn(app, superadmin);
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const change = (body: Partial<Record<keyof SiteSettings, unknown>>) =>
  app.call<{ data?: RefusalData }>('PATCH', '/api/admin/settings', { as: superadmin, body });
const query = async <Row>(text: string, values: unknown[]) =>
  (await app.services.database.pool.query(text, values)).rows as Row[];
const ad = { title: 'Boll', category: 'Basketboll', condition: 'Ny', price: 100 };
const post = { title: 'Skott', content: 'Hur tränar ni?', category: 'Träningstips' };

/** Whether the pages that name the operator of the site, taken together, contain a text. */
async function isOnPages(text: string): Promise<boolean> {
  const pages = await Promise.all(
    ['/contact', '/terms'].map((url) => app.call<string>('GET', url).then(({ body }) => body)),
  );
  return pages.join('').includes(text);
}
const named = (value: string, wrong: string): Case => ({ to: value, wrong, observe: () => isOnPages(value) });

async function publishAs(
  person: Person,
  body: object = ad,
): Promise<{ status: number; body: { id: string } }> {
  return app.call<{ id: string }>('POST', '/api/ads', { as: person, body });
}
async function statusOfPost(content: string): Promise<string | undefined> {
  const as = await app.person();
  const { body } = await app.call<{ id: string }>('POST', '/api/forum-posts', {
    as,
    body: { ...post, content },
  });
  const [row] = await query<{ status: string }>('select status from forum_states where post_id = $1', [
    body.id,
  ]);
  return row?.status;
}

interface Case {
  /** The value to which the setting is changed, and a value that is refused. */
  to: unknown;
  wrong: unknown;
  /** Observes an effect for people, which must differ before and after the change. */
  observe: () => Promise<unknown>;
}

/** A new setting does not compile until its effect is declared. */
const cases: Record<keyof SiteSettings, Case> = {
  operatorName: named('Bollförlaget AB', 'x'.repeat(101)),
  operatorNumber: named('556677-8899', '5566'),
  operatorAddress: named('Hallvägen 1, Solna', 'x'.repeat(201)),
  operatorEmail: named('hej@bollforlaget.se', 'hej'),
  operatorPhone: named('08-123 45 67', '1'.repeat(41)),
  operatorReportsEmail: named('anmal@bollforlaget.se', 'anmal'),
  minimumAge: {
    to: 18,
    wrong: 12,
    async observe() {
      const person = await app.person();
      const year = new Date().getFullYear() - 16;
      await query('update profiles set birth_year = $2 where id = $1', [person.id, year]);
      return (await publishAs(person)).status;
    },
  },
  adminsNeedTwoStep: {
    to: true,
    wrong: 'ja',
    observe: async () => (await app.call('GET', '/api/admin/overview', { as: admin })).status,
  },
  automatedEmails: {
    to: 'confirm',
    wrong: 'allow',
    observe: async () => (await app.call<{ email: unknown }>('GET', '/api/registration-rules')).body.email,
  },
  adDurationDays: {
    to: 60,
    wrong: 6,
    async observe() {
      const { body } = await publishAs(await app.person());
      await app.call('PUT', `/api/admin/ads/${body.id}/status`, {
        as: superadmin,
        body: { status: 'approved' },
      });
      const days = `select round(extract(epoch from expires_at - now()) / 86400)::integer as days from ads where id = $1`;
      return (await query(days, [body.id]))[0];
    },
  },
  picturesPerAd: {
    to: 1,
    wrong: 0,
    async observe() {
      const seller = await app.person();
      const pictureIds = [await sendPicture(app, seller), await sendPicture(app, seller)];
      return (await publishAs(seller, { ...ad, pictureIds })).status;
    },
  },
  forumHeldPosts: { to: 0, wrong: 21, observe: () => statusOfPost('Hur tränar ni?') },
  forumHoldsLinks: { to: false, wrong: 'nej', observe: () => statusOfPost('Läs https://basket.se/traning') },
};

test('every setting has a case', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(SiteSettings.shape).toSorted());
});

test.each(Object.entries(cases))(
  '%s takes effect at once, and shows who changed it',
  async (name, setting) => {
    const before = await setting.observe();
    expect((await change({ [name]: setting.wrong })).body.data?.fields).toEqual({
      [name]: expect.any(String),
    });
    expect(await setting.observe()).toEqual(before);
    expect((await change({ [name]: setting.to })).status).toBe(200);
    expect(await setting.observe()).not.toEqual(before);
    const { body } = await app.call<{ changes: Record<string, { by: string; at: string }> }>(
      'GET',
      '/api/admin/settings/changes',
      { as: superadmin },
    );
    expect(body.changes[name]?.by).toBe(superadmin.name);
    expect(Date.now() - Date.parse(body.changes[name]?.at ?? '')).toBeLessThan(60_000);
  },
);

// Reviews: writing, visibility, ratings, answers and taking down.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import type { GivenReview, PersonReview, UnreviewedDeal } from '#shared/features/deals/contract.ts';
import type { ListedNotification } from '#shared/features/notifications/contract.ts';
import type { Person as PersonView } from '#shared/features/profiles/contract.ts';
import { scheduledJobs } from '../../scheduled-jobs.ts';
import { openTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { insertReviewRow, insertSale } from '../../testing/samples/sample-deals.ts';
import { erasePerson } from '../personal-data/erase-person.ts';

const DAY = 86_400_000;

let app: TestApp;
let seller: Person;
let buyer: Person;
let other: Person;
let admin: Person;
let adId: string;
let dealId: string;

beforeAll(async () => {
  app = await openTestApp();
  [other, admin] = [await app.person(), await app.person('admin')];
});
afterAll(() => app.close());

// Two people who have just made a deal.
beforeEach(async () => {
  [seller, buyer] = [await app.person(), await app.person()];
  ({ adId, dealId } = await sell(seller, buyer));
});

async function sell(
  from: Person,
  to: Person,
  soldAt = new Date(),
): Promise<{ adId: string; dealId: string }> {
  const body = { title: 'Wilson NBA', category: 'Basketboll', price: 250 };
  const { id } = (await app.call<{ id: string }>('POST', '/api/ads', { as: from, body })).body;
  await app.call('PUT', `/api/admin/ads/${id}/status`, { as: admin, body: { status: 'approved' } });
  const sale = { adId: id, sellerId: from.id, buyerId: to.id, soldAt };
  return { adId: id, dealId: (await insertSale(app.services.database, sale)).dealId };
}

interface Answered {
  id: string;
  isVisible?: boolean;
  message?: string;
  data?: { fields?: Record<string, string> };
}

const erase = ({ id }: Person) =>
  app.services.database.kysely.transaction().execute((tx) => erasePerson(app.services, tx, id));
const review = (
  as: Person | undefined,
  rating: unknown = 5,
  text: unknown = 'Snabb och trevlig',
  id = dealId,
) => app.call<Answered>('POST', `/api/deals/${id}/reviews`, { ...(as && { as }), body: { rating, text } });
const answer = (as: Person | undefined, id: string, text: unknown = 'Tack själv') =>
  app.call<Answered>('POST', `/api/reviews/${id}/answer`, { ...(as && { as }), body: { text } });
const remove = (
  as: Person | undefined,
  id: string,
  { rule = 'forbidden', reason = 'Stötande språk' }: { rule?: unknown; reason?: unknown } = {},
) =>
  app.call<Answered & { undo: { id: string } }>('DELETE', `/api/admin/reviews/${id}`, {
    ...(as && { as }),
    body: { rule, reason },
  });
const of = async (person: Person, as?: Person, after = '') =>
  (
    await app.call<{
      rating: number | null;
      reviewCount: number;
      reviews: PersonReview[];
      next: string | null;
    }>('GET', `/api/people/${person.id}/reviews${after && `?after=${after}`}`, as && { as })
  ).body;
const writtenBy = async (as: Person) =>
  (await app.call<{ reviews: GivenReview[] }>('GET', '/api/me/reviews', { as })).body.reviews;
const unreviewed = async (as: Person) =>
  (await app.call<{ deals: UnreviewedDeal[] }>('GET', '/api/me/unreviewed-deals', { as })).body.deals;
const query = async (text: string, values: unknown[] = []) =>
  (await app.services.database.pool.query<Record<string, unknown>>(text, values)).rows;
/** Backdates the deal. */
const backdate = (days: number) =>
  query(
    `with older as (update deals set sold_at = sold_at - $2 * interval '1 day' where id = $1)
     update reviews set visible_at = visible_at - $2 * interval '1 day', created_at = created_at - $2 * interval '1 day'
      where deal_id = $1`,
    [dealId, days],
  );
const refusal = ({ status, body }: { status: number; body: Answered }) => [status, body.message];

describe('a sale', () => {
  test('can be reviewed by both for thirty days', async () => {
    const [sellersDeal] = await unreviewed(seller);
    expect(sellersDeal).toMatchObject({
      id: dealId,
      adId,
      title: 'Wilson NBA',
      price: 250,
      role: 'seller',
      other: { id: buyer.id, name: buyer.name },
    });
    expect(Date.parse(sellersDeal?.closesAt ?? '') - Date.parse(sellersDeal?.soldAt ?? '')).toBe(30 * DAY);
    expect(await unreviewed(buyer)).toMatchObject([{ role: 'buyer', other: { id: seller.id } }]);
    expect(await unreviewed(other)).toEqual([]);
    await backdate(30);
    expect(await unreviewed(seller)).toEqual([]);
  });

  test('a sale to a person who has blocked the seller is reviewed by neither', async () => {
    await query('insert into person_blocks (user_id, blocked_id) values ($1, $2)', [buyer.id, seller.id]);
    expect(await unreviewed(seller)).toEqual([]);
    for (const as of [seller, buyer])
      expect(refusal(await review(as))).toEqual([
        403,
        'Någon av er har blockerat den andra, så det går inte att lämna omdöme.',
      ]);
  });
});

describe('a review', () => {
  test('is invisible until the other side has written too, then both are visible', async () => {
    const first = await review(buyer, 4);
    expect([first.status, first.body.isVisible]).toEqual([201, false]);
    expect(await of(seller)).toEqual({ rating: null, reviewCount: 0, reviews: [], next: null });
    expect(await of(seller, seller)).toMatchObject({ reviews: [] });
    expect(await writtenBy(buyer)).toMatchObject([
      { rating: 4, isVisible: false, subject: { id: seller.id } },
    ]);
    expect(await unreviewed(buyer)).toEqual([]);

    const second = await review(seller, 5, 'Betalade direkt');
    expect([second.status, second.body.isVisible]).toEqual([201, true]);
    expect(await of(seller)).toMatchObject({
      rating: 4,
      reviewCount: 1,
      reviews: [
        { rating: 4, text: 'Snabb och trevlig', role: 'buyer', author: { id: buyer.id }, title: null },
      ],
    });
    expect(await of(buyer)).toMatchObject({ rating: 5, reviews: [{ role: 'seller' }] });
    expect(await writtenBy(buyer)).toMatchObject([{ isVisible: true }]);
  });

  test('becomes visible after the period without any job', async () => {
    await review(buyer);
    await backdate(29);
    expect((await of(seller)).reviews).toEqual([]);
    await backdate(1);
    expect((await of(seller)).reviews).toHaveLength(1);
  });

  test('shows what was sold to the two only', async () => {
    await review(buyer);
    await review(seller);
    for (const [as, title] of [
      [seller, 'Wilson NBA'],
      [buyer, 'Wilson NBA'],
      [other, null],
    ] as const)
      expect((await of(seller, as)).reviews[0]?.title).toBe(title);
  });

  test('is written once by each side, and not after the period', async () => {
    await review(buyer);
    expect(refusal(await review(buyer))).toEqual([409, 'Du har redan lämnat ett omdöme om den här affären.']);
    await backdate(30);
    expect(refusal(await review(seller))).toEqual([
      409,
      'Det har gått mer än 30 dagar sedan affären, så det går inte längre att lämna omdöme.',
    ]);
  });

  test('is visible when both write concurrently', async () => {
    const answers = await Promise.all([review(buyer), review(seller)]);
    expect(answers.map(({ body }) => body.isVisible).toSorted()).toEqual([false, true]);
    expect((await of(seller)).reviewCount + (await of(buyer)).reviewCount).toBe(2);
  });

  test('is stored once when written twice concurrently', async () => {
    const answers = await Promise.all([review(buyer), review(buyer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test('requires one of the two people, signed in', async () => {
    expect((await review(undefined)).status).toBe(401);
    expect(refusal(await review(other))).toEqual([404, 'Affären hittades inte']);
    expect((await review(admin)).status).toBe(404);
  });

  test('requires a sale that was not cancelled', async () => {
    await query(`update deals set state = 'released', released_at = now() where id = $1`, [dealId]);
    expect(refusal(await review(buyer))).toEqual([
      409,
      'Affären är ångrad, så den går inte att lämna omdöme om.',
    ]);
  });

  test('cannot be written about an erased person', async () => {
    await query('delete from profiles where id = $1', [buyer.id]);
    expect(refusal(await review(seller))).toEqual([
      409,
      'Den du gjorde affär med har inte längre något konto.',
    ]);
    expect(await unreviewed(seller)).toEqual([]);
  });

  test.each([
    ['no stars', 0, 'Bra', { rating: 'Välj ett betyg' }],
    ['six stars', 6, 'Bra', { rating: 'Välj ett betyg' }],
    ['half a star', 2.5, 'Bra', { rating: 'Välj ett betyg' }],
    ['nothing', null, '', { rating: 'Välj ett betyg', text: 'Skriv några ord om affären' }],
    ['only spaces', 5, ' \u200B ', { text: 'Skriv några ord om affären' }],
    ['too much', 5, 'x'.repeat(1001), { text: 'Omdömet får vara högst 1000 tecken' }],
  ])('with %s is refused at its field', async (_what, rating, text, fields) => {
    const { status, body } = await review(buyer, rating, text);
    expect([status, body.data?.fields]).toEqual([422, fields]);
  });

  test('a review by a person treated as a minor names no phone number, nor does an answer', async () => {
    const text = 'Ring 070-123 45 67';
    const first = await review(seller);
    await review(buyer);
    await query('update profiles set birth_year = extract(year from now()) - 15 where id = $1', [buyer.id]);
    const refused = await answer(buyer, first.body.id, text);
    expect([refused.status, Object.keys(refused.body.data?.fields ?? {})]).toEqual([422, ['text']]);
    const next = await sell(seller, buyer);
    expect((await review(buyer, 5, text, next.dealId)).status).toBe(422);
    expect((await review(seller, 5, text, next.dealId)).status).toBe(201);
  });

  test('requires a birth year', async () => {
    await query('update profiles set birth_year = null where id = $1', [buyer.id]);
    expect(refusal(await review(buyer))[0]).toBe(422);
  });
});

describe('a rating', () => {
  test('is the mean of visible reviews with one decimal, on ad, person and profile', async () => {
    const ratings = [5, 4, 4, 5, 5, 3];
    for (const rating of ratings) {
      const from = await app.person();
      const sale = await sell(seller, from);
      await insertReviewRow(app.services.database, {
        dealId: sale.dealId,
        authorId: from.id,
        subjectId: seller.id,
        rating,
      });
    }
    const rated = { rating: 4.3, reviewCount: 6 };
    expect((await app.call<AdDetail>('GET', `/api/ads/${adId}`)).body.seller).toMatchObject(rated);
    expect((await app.call<PersonView>('GET', `/api/people/${seller.id}`)).body).toMatchObject(rated);
    expect((await app.call('GET', '/api/me/profile', { as: seller })).body).toMatchObject(rated);
    expect(await of(seller)).toMatchObject(rated);
  });

  test('is null without reviews', async () => {
    expect((await app.call<AdDetail>('GET', `/api/ads/${adId}`)).body.seller).toMatchObject({
      rating: null,
      reviewCount: 0,
    });
  });

  test('invalidates cached pages', async () => {
    const page = async () => (await app.inject({ url: `/u/${seller.id}` })).body;
    const expectTexts = async (word: string) => (await page()).includes(word);
    expect(await expectTexts('Inga omdömen än')).toBe(true);
    await review(buyer, 4);
    await review(seller);
    expect([await expectTexts('Inga omdömen än'), await expectTexts('Snabb och trevlig')]).toEqual([
      false,
      true,
    ]);
    expect((await app.inject({ url: `/ad/${adId}` })).body.includes('4,0')).toBe(true);
  });
});

/** Names of those notified about reviews. */
async function takeNotified(): Promise<string[]> {
  const rows = await query(
    `select event, name from notifications join profiles on profiles.id = notifications.user_id
      where event like 'review.%' and deal_id = $1`,
    [dealId],
  );
  await query(`delete from notifications where deal_id = $1`, [dealId]);
  return rows.map(({ event, name }) => `${String(event)} ${String(name)}`).toSorted();
}

const notifyDue = () =>
  scheduledJobs(app.services)
    .find(({ name }) => name === 'notify-of-reviews')
    ?.run({ payload: null, isLastTry: true, signal: new AbortController().signal });

describe('notifications of a review', () => {
  test('reach both when both have written, once', async () => {
    await review(buyer);
    await notifyDue();
    expect(await takeNotified()).toEqual([]);
    await review(seller);
    expect(await takeNotified()).toEqual(
      [`review.received ${buyer.name}`, `review.received ${seller.name}`].toSorted(),
    );
    await notifyDue();
    expect(await takeNotified()).toEqual([]);
  });

  test('reach the reviewed person when the period ends, once', async () => {
    await review(buyer);
    await backdate(30);
    await notifyDue();
    await notifyDue();
    expect(await takeNotified()).toEqual([`review.received ${seller.name}`]);
  });

  test('reach the author of a review that is answered or taken down', async () => {
    const id = await publishBoth();
    await takeNotified();
    await answer(seller, id);
    expect(await takeNotified()).toEqual([`review.answered ${buyer.name}`]);
    await remove(admin, id);
    expect(await takeNotified()).toEqual([]);
    await app.runJobs();
    expect(await takeNotified()).toEqual([]);
    expect(
      await query(`select event from notifications where user_id = $1 and event = 'content.removed'`, [
        buyer.id,
      ]),
    ).toHaveLength(1);
  });

  test('do not reach the author of a review whose removal was undone, and it counts again', async () => {
    const id = await publishBoth();
    await takeNotified();
    const { body } = await remove(admin, id);
    expect((await of(seller)).reviewCount).toBe(0);
    await app.call('POST', `/api/admin/decisions/${body.undo.id}/undo`, { as: admin });
    expect((await of(seller)).reviewCount).toBe(1);
    await app.runJobs();
    expect(await takeNotified()).toEqual([]);
  });

  test('skip an author who has blocked the answering person', async () => {
    const id = await publishBoth();
    await takeNotified();
    await app.call('PUT', `/api/people/${seller.id}/block`, { as: buyer });
    expect((await answer(seller, id)).status).toBe(201);
    expect(await takeNotified()).toEqual([]);
  });
});

describe('a list of reviews', () => {
  test('is paged, newest first, without duplicates', async () => {
    for (let count = 0; count < 12; count += 1) {
      const sale = await sell(seller, buyer);
      const visibleAt = new Date(Date.now() - count * 60_000);
      const row = { dealId: sale.dealId, authorId: buyer.id, subjectId: seller.id, visibleAt };
      await insertReviewRow(app.services.database, row);
    }
    const first = await of(seller);
    const second = await of(seller, undefined, first.next ?? '');
    expect([first.reviews.length, second.reviews.length, second.next]).toEqual([10, 2, null]);
    const times = [...first.reviews, ...second.reviews].map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(12);
  });

  test('refuses an invalid cursor', async () => {
    expect((await app.call('GET', `/api/people/${seller.id}/reviews?after=mitten`)).status).toBe(422);
    expect((await app.call('GET', '/api/me/reviews?after=mitten', { as: seller })).status).toBe(422);
  });
});

/** Both write a review; returns the id of the buyer's. */
async function publishBoth(): Promise<string> {
  await review(seller);
  return (await review(buyer)).body.id;
}

describe('answering', () => {
  test('is possible once, by the reviewed person, and visible to everyone', async () => {
    const id = await publishBoth();
    expect((await of(seller, seller)).reviews[0]?.can.answer).toBe(true);
    expect((await of(seller, buyer)).reviews[0]?.can.answer).toBe(false);
    expect((await answer(seller, id)).status).toBe(201);
    expect((await of(seller)).reviews[0]?.answer).toMatchObject({ text: 'Tack själv' });
    expect((await of(seller, seller)).reviews[0]?.can.answer).toBe(false);
    expect(refusal(await answer(seller, id))).toEqual([409, 'Du har redan svarat på det här omdömet.']);
    expect(await writtenBy(buyer)).toMatchObject([{ answer: { text: 'Tack själv' } }]);
  });

  test('is refused for others, and before the review is visible', async () => {
    const unseen = (await review(buyer)).body.id;
    expect(refusal(await answer(seller, unseen))).toEqual([404, 'Omdömet hittades inte']);
    await review(seller);
    expect((await answer(undefined, unseen)).status).toBe(401);
    expect((await answer(buyer, unseen)).status).toBe(404);
    expect((await answer(other, unseen)).status).toBe(404);
    expect((await answer(seller, crypto.randomUUID())).status).toBe(404);
  });

  test.each([
    ['', 'Skriv ett svar'],
    ['x'.repeat(1001), 'Svaret får vara högst 1000 tecken'],
  ])('shows errors at the field', async (text, sentence) => {
    const { status, body } = await answer(seller, await publishBoth(), text);
    expect([status, body.data?.fields]).toEqual([422, { text: sentence }]);
  });
});

describe('taking down', () => {
  test('hides a review from everyone but its author, who reads the reason', async () => {
    await review(seller);
    const { id } = (await review(buyer, 1, 'Ljuger')).body;
    expect((await of(seller, admin)).reviews[0]?.can.remove).toBe(true);
    expect((await remove(admin, id)).status).toBe(200);
    expect(await of(seller, seller)).toMatchObject({ rating: null, reviewCount: 0, reviews: [] });
    expect(await writtenBy(buyer)).toMatchObject([{ text: 'Ljuger', removedReason: 'Stötande språk' }]);
    await app.runJobs();
    const { notifications } = (
      await app.call<{ notifications: ListedNotification[] }>('GET', '/api/me/notifications', { as: buyer })
    ).body;
    expect(notifications[0]?.text).toBe(
      'Vi har tagit bort omdömet. Ingen annan ser det du skrev. Varför: Stötande språk',
    );
    const [{ decisionId } = {}] = await writtenBy(buyer);
    expect(notifications[0]?.href).toBe(`/reports/${decisionId}`);
    expect((await answer(seller, id)).status).toBe(404);
    expect(refusal(await remove(admin, id))).toEqual([409, 'Omdömet är redan borttaget.']);
    // The other side's review stays, and neither side may write another one.
    expect((await of(buyer)).reviewCount).toBe(1);
    expect((await review(buyer)).status).toBe(409);
  });

  test('is logged', async () => {
    const { id } = (await review(buyer)).body;
    await remove(admin, id);
    expect(
      await query(`select action, actor_id, target_type, before, after from audit_log where target_id = $1`, [
        id,
      ]),
    ).toEqual([
      {
        action: 'review.remove',
        actor_id: admin.id,
        target_type: 'review',
        before: { author: buyer.id, subject: seller.id, rating: 5 },
        after: { rule: 'forbidden' },
      },
    ]);
  });

  test('is refused to the staff member whom the review is about', async () => {
    const mine = await sell(admin, buyer);
    const { id } = (await review(buyer, 1, 'Otrevlig', mine.dealId)).body;
    await review(admin, 5, 'Snabb', mine.dealId);
    expect((await of(admin, admin)).reviews.map(({ can }) => can.remove)).toEqual([false]);
    expect(refusal(await remove(admin, id))).toEqual([
      403,
      'Omdömet gäller dig. En kollega måste avgöra det.',
    ]);
    expect((await of(admin)).reviewCount).toBe(1);
  });

  test('is restricted to admins, with a rule and a reason', async () => {
    const { id } = (await review(buyer)).body;
    expect((await remove(undefined, id)).status).toBe(401);
    expect((await remove(seller, id)).status).toBe(403);
    expect(refusal(await remove(admin, crypto.randomUUID()))).toEqual([404, 'Omdömet hittades inte']);
    const { status, body } = await remove(admin, id, { rule: '', reason: '' });
    expect([status, body.data?.fields]).toEqual([
      422,
      { rule: 'Välj vilken regel beslutet vilar på', reason: 'Skriv en anledning' },
    ]);
    expect(await writtenBy(seller)).toEqual([]);
  });
});

describe('an erased person', () => {
  test('deletes reviews by and about them', async () => {
    await review(buyer);
    await review(seller);
    await erase(buyer);
    expect(await of(seller)).toMatchObject({ rating: null, reviewCount: 0 });
    expect(await writtenBy(seller)).toEqual([]);
    expect(await query('select state, buyer_id from deals where id = $1', [dealId])).toEqual([
      { state: 'sold', buyer_id: null },
    ]);
  });

  test('deletes their deals', async () => {
    await review(buyer);
    await erase(seller);
    expect(await query('select from deals where id = $1', [dealId])).toEqual([]);
  });
});

// The deals of a fresh site and their reviews.
import { DAY_MS } from '#shared/durations.ts';
import { adBases, sampleCategories } from './ad-bases.ts';
import { composeAd } from './compose-ad.ts';
import type { Random } from './random.ts';
import { reviewTexts } from './review-texts.ts';
import type { SampleAd } from './sample-ads.ts';
import { byDaylight } from './sample-clock.ts';
import type { SamplePerson } from './sample-people.ts';

/** Number of deals whose ads are deleted. */
const OLDER_DEALS = 110;
const OLDEST_DAYS = 400;
/** No reservation lasts longer. */
const MAX_RESERVED_DAYS = 9;
const REVIEW_MS = 30 * DAY_MS;

export interface SampleDeal {
  id: string;
  ad_id: string | null;
  about: string;
  title: string;
  price: number;
  seller_id: string;
  buyer_id: string | null;
  state: 'reserved' | 'sold';
  reserved_at: Date | null;
  sold_at: Date | null;
}

export interface SampleReview {
  id: string;
  deal_id: string;
  author_id: string;
  subject_id: string;
  rating: number;
  text: string;
  created_at: Date;
  visible_at: Date;
  notified_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

interface DealInput {
  people: readonly SamplePerson[];
  ads: readonly SampleAd[];
  now: Date;
}

/** One deal for each reserved or sold ad, and older ones of deleted ads; most sales have reviews. */
export function makeDeals(
  random: Random,
  input: DealInput,
): { deals: SampleDeal[]; reviews: SampleReview[] } {
  const currentDeals = input.ads.flatMap((ad) => makeCurrentDeal(random, input, ad));
  const older = Array.from({ length: OLDER_DEALS }, () => makeOlderDeals(random, input)).flat();
  const deals = [...currentDeals, ...older];
  return { deals, reviews: deals.flatMap((deal) => makeReviews(random, deal, input.now)) };
}

function makeCurrentDeal(random: Random, { people, now }: DealInput, ad: SampleAd): SampleDeal[] {
  if (ad.saleState !== 'reserved' && ad.saleState !== 'sold') return [];
  const longest = ad.saleState === 'reserved' ? MAX_RESERVED_DAYS : OLDEST_DAYS;
  const earliest = new Date(Math.max(ad.createdAt.getTime(), now.getTime() - longest * DAY_MS));
  const at = byDaylight(between(random, earliest, now), earliest);
  const buyer = pickOther(random, people, ad.userId, at);
  return [
    {
      id: random.uuid(),
      ad_id: ad.id,
      about: ad.id,
      title: ad.title,
      price: ad.price,
      seller_id: ad.userId,
      buyer_id: buyer?.id ?? null,
      state: ad.saleState,
      reserved_at: ad.saleState === 'reserved' ? at : null,
      sold_at: ad.saleState === 'sold' ? at : null,
    },
  ];
}

function makeOlderDeals(random: Random, { people, now }: DealInput): SampleDeal[] {
  const seller = people[random.between(0, people.length - 1)];
  const soldAt = new Date(now.getTime() - random.between(2, OLDEST_DAYS) * DAY_MS);
  const buyer = seller && pickOther(random, people, seller.id, soldAt);
  const category = sampleCategories[random.between(0, sampleCategories.length - 1)] ?? 'Övrigt';
  const { title, price } = composeAd(random, random.pick(adBases[category]), seller?.location ?? '');
  if (!seller || !buyer || seller.createdAt > soldAt) return [];
  return [
    {
      id: random.uuid(),
      ad_id: null,
      about: random.uuid(),
      title,
      price,
      seller_id: seller.id,
      buyer_id: buyer.id,
      state: 'sold',
      reserved_at: null,
      sold_at: soldAt,
    },
  ];
}

function makeReviews(random: Random, deal: SampleDeal, now: Date): SampleReview[] {
  const { sold_at: soldAt, seller_id: sellerId, buyer_id: buyerId } = deal;
  if (!soldAt || !buyerId) return [];
  const writers = [
    { author: buyerId, subject: sellerId, role: 'buyer' as const, writes: random.happens(0.85) },
    { author: sellerId, subject: buyerId, role: 'seller' as const, writes: random.happens(0.75) },
  ].filter(({ writes }) => writes);
  const written = writers.map(({ author, subject, role }) => {
    const rating = pickRating(random);
    const latest = new Date(Math.min(now.getTime(), soldAt.getTime() + 9 * DAY_MS));
    const answer = rating < 4 && random.happens(0.6) ? random.pick(reviewTexts.answers) : null;
    return {
      id: random.uuid(),
      deal_id: deal.id,
      author_id: author,
      subject_id: subject,
      rating,
      text: random.pick(reviewTexts[role][moodOf(rating)]),
      created_at: between(random, soldAt, latest),
      answer,
    };
  });
  const lastWritten = Math.max(...written.map((review) => review.created_at.getTime()));
  const visibleAt = new Date(written.length === 2 ? lastWritten : soldAt.getTime() + REVIEW_MS);
  return written.map(({ answer, ...review }) => {
    const isAnswered = answer !== null && visibleAt < now;
    return Object.assign(review, {
      visible_at: visibleAt,
      // Invented people need no notification.
      notified_at: visibleAt,
      answer: isAnswered ? answer : null,
      answered_at: isAnswered ? visibleAt : null,
    });
  });
}

function pickRating(random: Random): number {
  if (random.happens(0.66)) return 5;
  if (random.happens(0.72)) return 4;
  return random.happens(0.7) ? 3 : random.between(1, 2);
}

function moodOf(rating: number): 'glad' | 'mixed' | 'sorry' {
  if (rating > 3) return 'glad';
  return rating === 3 ? 'mixed' : 'sorry';
}

/** Picks another user, who must already have been a member at that time. */
function pickOther(
  random: Random,
  people: readonly SamplePerson[],
  sellerId: string,
  at: Date,
): SamplePerson | undefined {
  const other = people[random.between(0, people.length - 1)];
  return other && other.id !== sellerId && other.createdAt < at ? other : undefined;
}

function between(random: Random, from: Date, to: Date): Date {
  return new Date(from.getTime() + random.next() * (to.getTime() - from.getTime()));
}

// The main characters of the sample data and their ads: a seller, a buyer, and the people they deal with.
import { DAY_MS } from '#shared/durations.ts';
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { countiesByDistance } from '../../features/ads/list/near-counties.ts';
import type { SampleCategory } from './ad-bases.ts';
import type { SampleAd } from './sample-ads.ts';
import type { SampleDeal, SampleReview } from './sample-deals.ts';
import type { SamplePerson } from './sample-people.ts';

export interface CastInput {
  people: readonly SamplePerson[];
  ads: readonly SampleAd[];
  deals: readonly SampleDeal[];
  reviews: readonly SampleReview[];
  now: Date;
}

export type Cast = CastPeople & CastAds;

interface CastPeople {
  /** Has the most records: each of her screens has content. */
  seller: SamplePerson;
  /** Has bought the most. */
  buyer: SamplePerson;
  neighbour: SamplePerson;
  builder: SamplePerson;
  coach: SamplePerson;
  swindler: SamplePerson;
  lout: SamplePerson;
}

interface CastAds {
  /** The seller's ad. */
  ball: SampleAd;
  hoop: SampleAd;
  tickets: SampleAd;
  /** The buyer's ad. */
  clothes: SampleAd;
  /** Ads of others that the seller, the buyer or staff write about, or that are reported. */
  shoes: SampleAd;
  cards: SampleAd;
  rejected: SampleAd;
  misplaced: SampleAd;
  copied: SampleAd;
}

/**
 * @throws RangeError when a character or an ad is missing
 */
export function chooseCast(input: CastInput): Cast {
  const people = choosePeople(input);
  return { ...people, ...chooseAds(input, people) };
}

function choosePeople({ people, deals, reviews, now }: CastInput): CastPeople {
  const adults = people.filter(({ birthYear }) => !isTreatedAsMinor(birthYear, now));
  const dealsWithAd = deals.filter(({ ad_id }) => ad_id !== null);
  const seller = withMost(adults, ({ id }) => dealsWithAd.filter((deal) => deal.seller_id === id).length);
  const isUnrelated = ({ id }: SamplePerson) =>
    id !== seller.id && !dealsWithAd.some((deal) => isBetween(deal, [id, seller.id]));
  const unrelated = adults.filter(isUnrelated);
  const buyer = withMost(unrelated, ({ id }) => deals.filter((deal) => deal.buyer_id === id).length);
  const others = unrelated.filter((person) => person !== buyer);
  const swindler = withMost(
    others,
    ({ id }) => -reviews.filter(({ subject_id }) => subject_id === id).length,
  );
  const near = countiesByDistance(seller.county);
  const [neighbour, builder, coach, lout] = others
    .filter((person) => person !== swindler)
    .toSorted((one, other) => near.indexOf(one.county) - near.indexOf(other.county));
  if (!neighbour || !builder || !coach || !lout) throw new RangeError('too few people for a story');
  return { seller, buyer, neighbour, builder, coach, swindler, lout };
}

function isBetween({ seller_id, buyer_id }: SampleDeal, two: readonly string[]): boolean {
  return two.includes(seller_id) && buyer_id !== null && two.includes(buyer_id);
}

/** The first person with the highest count. */
function withMost(people: readonly SamplePerson[], count: (person: SamplePerson) => number): SamplePerson {
  const [most] = people.toSorted((one, other) => count(other) - count(one));
  if (!most) throw new RangeError('the story has no person');
  return most;
}

function chooseAds({ people, ads, now }: CastInput, cast: CastPeople): CastAds {
  const { seller, buyer } = cast;
  const parts = new Set(Object.values(cast));
  const unrelated = new Set(
    people
      .filter((person) => !parts.has(person) && !isTreatedAsMinor(person.birthYear, now))
      .map(({ id }) => id),
  );

  /** Finds an ad that existed before the first message about it. */
  const find = (days: number, suits: (ad: SampleAd) => boolean): SampleAd => {
    const ad = ads.find((one) => one.createdAt.getTime() < now.getTime() - days * DAY_MS && suits(one));
    if (!ad) throw new RangeError('an ad of the story is missing');
    return ad;
  };
  const own = ({ id }: SamplePerson, category: SampleCategory, days: number) =>
    find(days, (ad) => ad.userId === id && isForSale(ad) && ad.category === category);
  const ofOthers = (days: number, suits: (ad: SampleAd) => boolean) =>
    find(days, (ad) => unrelated.has(ad.userId) && suits(ad));
  return {
    ball: own(seller, 'Basketboll', 2),
    hoop: own(seller, 'Basketkorgar', 7),
    tickets: own(seller, 'Biljetter', 3),
    clothes: own(buyer, 'Kläder', 10),
    shoes: ofOthers(3, (ad) => isForSale(ad) && ad.category === 'Basketskor'),
    cards: ofOthers(3, (ad) => isForSale(ad) && ad.category === 'Samlarkort'),
    rejected: ofOthers(5, ({ status }) => status === 'rejected'),
    misplaced: ofOthers(1, (ad) => isForSale(ad) && /^(Viktboll|Tung)/.test(ad.title)),
    copied: ofOthers(5, (ad) => isForSale(ad) && ad.title.startsWith('Kobe')),
  };
}

export function isForSale({ status, saleState }: SampleAd): boolean {
  return status === 'approved' && saleState === 'active';
}

// The main characters' story: an expired ad, a sale that waits for its second review, and their conversations.
import { DAY_MS } from '#shared/durations.ts';
import { REVIEW_DAYS } from '#shared/features/deals/rules.ts';
import { formatPrice } from '#shared/format.ts';
import { fillIn } from './fill-in.ts';
import type { Random } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { type Cast, isForSale, type CastInput } from './sample-cast.ts';
import { daysBefore, later, weekdayIn } from './sample-clock.ts';
import type { SampleDeal, SampleReview } from './sample-deals.ts';
import type { SamplePerson } from './sample-people.ts';
import { startConversation, type SampleConversation } from './sample-conversations.ts';
import { CUP_SUBJECT, type StoryMessage, storyTexts } from './story-conversation-texts.ts';

const AD_DAYS = 30;
const MAX_ENDED = 4;

/** Expired ads, one of them the seller's. */
export function findExpired(site: CastInput, cast: Cast): Set<SampleAd> {
  const inStory = new Set<unknown>(Object.values(cast));
  const due = site.now.getTime() - (AD_DAYS + 1) * DAY_MS;
  const isDue = (ad: SampleAd) =>
    isForSale(ad) && !inStory.has(ad) && !ad.isFeatured && ad.createdAt.getTime() < due;
  // An ad may expire only if its county has another ad for sale in its category.
  const isSpare = (ad: SampleAd) =>
    site.ads.some(
      (one) => one !== ad && isForSale(one) && one.county === ad.county && one.category === ad.category,
    );
  const places = new Set<string>();
  const spare = site.ads
    .filter((ad) => isDue(ad) && isSpare(ad))
    .toSorted((one, other) => Number(isOf(other, cast.seller)) - Number(isOf(one, cast.seller)))
    .filter((ad) => isFirst(places, `${ad.county} ${ad.category}`));
  return new Set(spare.slice(0, MAX_ENDED));
}

/** An ad's current state after all events. */
export function currentState(
  ad: SampleAd,
  { deal, isEnded }: { deal: SampleDeal; isEnded: boolean },
): SampleAd {
  if (ad.id === deal.ad_id) return { ...ad, saleState: deal.state };
  if (!isEnded) return ad;
  return { ...ad, saleState: 'expired', expiredAt: new Date(ad.createdAt.getTime() + AD_DAYS * DAY_MS) };
}

/** A sale from the seller to the buyer, which only the buyer has reviewed so far. */
export function sellOne(
  random: Random,
  { ads, now }: Pick<CastInput, 'ads' | 'now'>,
  { seller, buyer }: Cast,
): { deal: SampleDeal; review: SampleReview } {
  const ad = ads.find((one) => isForSale(one) && isOf(one, seller) && one.category === 'Kläder');
  if (!ad) throw new RangeError('the story has no ad to sell');
  const soldAt = daysBefore(now, 5, '18:20');
  const seenAt = new Date(soldAt.getTime() + REVIEW_DAYS * DAY_MS);
  const deal: SampleDeal = {
    id: random.uuid(),
    ad_id: ad.id,
    about: ad.id,
    title: ad.title,
    price: ad.price,
    seller_id: seller.id,
    buyer_id: buyer.id,
    state: 'sold',
    reserved_at: null,
    sold_at: soldAt,
  };
  const review: SampleReview = {
    id: random.uuid(),
    deal_id: deal.id,
    author_id: buyer.id,
    subject_id: seller.id,
    rating: 5,
    text: 'Kom snabbt med posten och såg ut som nytt. Dottern har det på sig varje träning.',
    created_at: daysBefore(now, 1, '20:15'),
    visible_at: seenAt,
    notified_at: seenAt,
    answer: null,
    answered_at: null,
  };
  return { deal, review };
}

function isOf(ad: SampleAd, { id }: SamplePerson): boolean {
  return ad.userId === id;
}

function isFirst(known: Set<string>, key: string): boolean {
  return known.size !== known.add(key).size;
}

export type StoryConversations = Record<keyof typeof storyTexts, SampleConversation>;

/** Without staff, conversations with staff are left out. */
export function makeStory(
  random: Random,
  cast: Cast,
  { people, now, staffId }: Pick<CastInput, 'people' | 'now'> & { staffId: string | null },
): Partial<StoryConversations> & Omit<StoryConversations, StaffTalk> {
  const { seller, buyer } = cast;
  const between = (one: SamplePerson, other: SamplePerson, ad: SampleAd | null) => ({
    one: one.id,
    other: other.id,
    ad,
    unread: 0,
    placeholders: placeholdersFor(other, ad, now),
  });
  const ownerOf = (ad: SampleAd) => people.find(({ id }) => id === ad.userId) ?? seller;
  const conversation = (
    name: keyof StoryConversations,
    { placeholders, ...participants }: ReturnType<typeof between>,
    unread = 0,
  ) =>
    startConversation(random, {
      ...participants,
      unread,
      messages: messagesOf(storyTexts[name], now, placeholders),
    });
  const conversations = {
    meeting: conversation('meeting', between(cast.neighbour, seller, cast.ball), 1),
    hoop: conversation('hoop', between(cast.builder, seller, cast.hoop), 2),
    cup: { ...conversation('cup', between(cast.coach, seller, null), 1), subject: CUP_SUBJECT },
    size: conversation('size', between(seller, ownerOf(cast.shoes), cast.shoes), 1),
    more: conversation('more', between(buyer, ownerOf(cast.cards), cast.cards), 2),
    swindle: conversation('swindle', between(cast.swindler, seller, cast.tickets)),
    rudeness: conversation('rudeness', between(cast.lout, buyer, cast.clothes)),
  };
  if (!staffId) return conversations;
  const fromStaff = (name: StaffTalk, ad: SampleAd, other: SamplePerson, unread: number) => {
    // Above a conversation, an ad that is not approved is shown to its seller only, so the conversation is about no ad.
    const about = name === 'misplaced' ? ad : null;
    const messages = messagesOf(storyTexts[name], now, placeholdersFor(other, ad, now));
    return startConversation(random, {
      one: staffId,
      other: other.id,
      ad: about,
      messages,
      unread,
      isFromStaff: true,
    });
  };
  return {
    ...conversations,
    rejected: fromStaff('rejected', cast.rejected, ownerOf(cast.rejected), 2),
    thanks: fromStaff('thanks', cast.tickets, seller, 1),
    misplaced: fromStaff('misplaced', cast.misplaced, ownerOf(cast.misplaced), 1),
  };
}

type StaffTalk = 'rejected' | 'thanks' | 'misplaced';

function placeholdersFor(other: SamplePerson, ad: SampleAd | null, now: Date): Record<string, string> {
  const price = ad?.price ?? 0;
  return {
    namn: other.name.split(' ')[0] ?? other.name,
    ort: ad?.location ?? other.location,
    titel: ad?.title ?? '',
    pris: formatPrice(price),
    bud: formatPrice(Math.round((price * 0.88) / 50) * 50),
    omTvåDagar: weekdayIn(now, 2),
  };
}

function messagesOf(messages: readonly StoryMessage[], now: Date, placeholders: Record<string, string>) {
  return messages.map(([by, when, text]) => ({
    by,
    text: fillIn(text, placeholders),
    at: timeOf(when, now),
  }));
}

function timeOf(when: string, now: Date): Date {
  const [days, time] = when.split(' ');
  return time ? daysBefore(now, Number(days), time) : later(now, Number(when));
}

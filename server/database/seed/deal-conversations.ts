// Conversations about reserved and sold ads: only a person who wrote to the seller can be named as buyer.
import { MINUTE_MS } from '#shared/durations.ts';
import { formatPrice } from '#shared/format.ts';
import { type DealScript, dealScripts, type Handover } from './deal-conversation-texts.ts';
import type { Random } from './random.ts';
import type { SampleAd } from './sample-ads.ts';
import { later } from './sample-clock.ts';
import type { SampleDeal } from './sample-deals.ts';
import type { SamplePerson } from './sample-people.ts';
import { startConversation, type SampleConversation } from './sample-conversations.ts';
import { fillIn } from './fill-in.ts';

/** From this price in kronor a hoop needs a trailer. */
const LARGE_HOOP = 700;

export interface DealConversationInput {
  people: readonly SamplePerson[];
  ads: readonly SampleAd[];
  deals: readonly SampleDeal[];
  now: Date;
}

/** A conversation for each ad reserved for or sold to a user; its last messages agree on the deal. */
export function makeDealConversations(
  random: Random,
  { people, ads, deals, now }: DealConversationInput,
): SampleConversation[] {
  return deals.flatMap((deal) => {
    const ad = ads.find(({ id }) => id === deal.ad_id);
    const buyer = people.find(({ id }) => id === deal.buyer_id);
    const at = deal.sold_at ?? deal.reserved_at;
    if (!ad || !buyer || !at) return [];
    const handover = handoverOf(ad, buyer);
    const script = random.pick(dealScripts[deal.state][handover]);
    const placeholders = { ort: ad.location, köparort: buyer.location, pris: formatPrice(ad.price) };
    const messages = messagesOf(script, placeholders, {
      from: latest(ad.createdAt, buyer.createdAt),
      at,
      now,
    });
    return [startConversation(random, { one: buyer.id, other: ad.userId, ad, messages, unread: 0 })];
  });
}

function handoverOf({ category, condition, price, county }: SampleAd, buyer: SamplePerson): Handover {
  if (category === 'Biljetter' || condition === 'Event') return 'booked';
  if (category === 'Basketkorgar' && price >= LARGE_HOOP) return 'fetched';
  return buyer.county === county ? 'met' : 'posted';
}

interface Span {
  from: Date;
  /** When the deal was made. */
  at: Date;
  now: Date;
}

/** Dates messages back from the deal, closer together for a new ad. Messages that would be later than now are left out. */
function messagesOf(
  { before, after }: DealScript,
  placeholders: Readonly<Record<string, string>>,
  { from, at, now }: Span,
) {
  const scripted = before.reduce((sum, [, minutes]) => sum + minutes, 0) + 2;
  const available = (at.getTime() - from.getTime()) / MINUTE_MS;
  const speed = Math.min(1, available / (scripted + 1));
  let moment = later(at, -scripted * speed);
  const first = before.map(([by, minutes, text]) => {
    moment = later(moment, minutes * speed);
    return { by: sideOf(by), text: fillIn(text, placeholders), at: moment };
  });
  moment = at;
  const rest = after.map(([by, minutes, text]) => {
    moment = later(moment, minutes);
    return { by: sideOf(by), text: fillIn(text, placeholders), at: moment };
  });
  return [...first, ...rest.filter((message) => message.at < now)];
}

function sideOf(by: 'buyer' | 'seller'): 'one' | 'other' {
  return by === 'buyer' ? 'one' : 'other';
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}

// What happened to the ads of a fresh site's conversations: deals, and prices lowered after the first question.
import type { Insertable } from 'kysely';
import { MINUTE_MS } from '#shared/durations.ts';
import { formatPrice } from '#shared/format.ts';
import type { Tables } from '../tables.ts';
import type { SampleAd } from './sample-ads.ts';
import { later } from './sample-clock.ts';
import type { SampleConversation } from './sample-conversations.ts';
import type { SampleDeal } from './sample-deals.ts';

export type SampleThreadEvent = Insertable<Tables['thread_events']> & { created_at: Date };

/** The earlier price was a fifth higher, rounded up to 50 kronor. */
const EARLIER_PRICE = 1.2;

export function makeThreadEvents({
  ads,
  conversations,
  deals,
}: {
  ads: readonly SampleAd[];
  conversations: readonly SampleConversation[];
  deals: readonly SampleDeal[];
}): SampleThreadEvent[] {
  const ofDeals = conversations.flatMap((conversation) =>
    deals
      .filter(({ ad_id }) => ad_id !== null && ad_id === conversation.ad?.id)
      .map((deal) => eventOfDeal(conversation, deal)),
  );
  const undecided = conversations.filter(
    ({ ad, isFromStaff }) => ad && !isFromStaff && !deals.some(({ ad_id }) => ad_id === ad.id),
  );
  return [...ofDeals, ...undecided.flatMap((conversation) => lowerPrice(conversation, ads))];
}

function eventOfDeal(conversation: SampleConversation, deal: SampleDeal): SampleThreadEvent {
  const { one, other } = conversation;
  const isMember = deal.buyer_id === one || deal.buyer_id === other;
  return placed(conversation, deal.sold_at ?? deal.reserved_at ?? new Date(), {
    kind: deal.state,
    buyer_id: isMember ? deal.buyer_id : null,
  });
}

/** Lowers the price after the first question. Skipped if the question names the price, which would then be the lowered one. */
function lowerPrice(conversation: SampleConversation, ads: readonly SampleAd[]): SampleThreadEvent[] {
  const { ad, messages } = conversation;
  const price = ads.find(({ id }) => id === ad?.id)?.price ?? 0;
  const [question, answer] = messages;
  if (!question || !answer || price < 100 || question.text.includes(formatPrice(price))) return [];
  const minutes = (answer.at.getTime() - question.at.getTime()) / MINUTE_MS;
  const oldPrice = Math.ceil((price * EARLIER_PRICE) / 50) * 50;
  return [
    placed(conversation, later(question.at, minutes / 2), { kind: 'cheaper', price, old_price: oldPrice }),
  ];
}

function placed(
  { id, messages }: SampleConversation,
  at: Date,
  event: Pick<SampleThreadEvent, 'kind' | 'buyer_id' | 'price' | 'old_price'>,
): SampleThreadEvent {
  const after = messages.filter((message) => message.at <= at).length;
  return { ...event, thread_id: id, after_position: after, created_at: at };
}

// How to reach a seller: what each chose to show, shown one by one, counted and limited.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { type ContactKind, contactShown } from '#shared/features/ads/contact.ts';
import { contactWords } from '#shared/features/ads/words.ts';
import { spendTry } from '../../core/limits.ts';
import { refuse } from '../../core/refusal.ts';
import type { RequestContext } from '../../core/request.ts';
import { placeOf } from '../accounts/actions.ts';
import { findVisibleAd } from './actions.ts';
import { hasSeenContact, insertReveal } from './contact-queries.ts';

/**
 * Shows somebody a telephone number or an e-mail address. The first time is counted and limited, so that nobody gathers
 * them all. Who is under age is not counted: nothing is kept of what they look at.
 *
 * @throws ORPCError NOT_FOUND for an ad that is not theirs to see, or data that its seller does not show; TOO_MANY_REQUESTS
 */
export async function revealContact(
  context: RequestContext & { viewer: Viewer },
  { id, kind }: { id: string; kind: ContactKind },
): Promise<{ kind: ContactKind; value: string }> {
  const { database, viewer } = context;
  const { seller, saleState, showsPhone, showsEmail } = await findVisibleAd(context, viewer, id);
  const shown = { kind, value: seller[kind] };
  if (seller.id === viewer.id) return shown;
  if (saleState === 'expired') return refuse('NOT_FOUND', contactWords.expired);
  if (!contactShown({ ...seller, showsPhone, showsEmail }, new Date())[kind]) {
    return refuse('NOT_FOUND', contactWords.notShown[kind]);
  }
  const reveal = { adId: id, kind, userId: viewer.id };
  if (await hasSeenContact(database, reveal)) return shown;
  await spendTry(database, [
    { key: `contact shown to ${viewer.id}`, tries: 30, minutes: 60 },
    { key: `contact shown at ${placeOf(context.ip)}`, tries: 120, minutes: 60 },
  ]);
  if (!isTreatedAsMinor(viewer.birthYear, new Date())) await insertReveal(database, reveal);
  return shown;
}

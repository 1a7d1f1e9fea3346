// Expiry and renewal of ads: the seller is warned three days before the end, and can renew.
import { createHash, randomBytes } from 'node:crypto';
import type { RenewedAd } from '#shared/features/ads/ad-schemas.ts';
import { mayRenew } from '#shared/features/ads/lifetime.ts';
import { renewalTexts } from '#shared/features/ads/owner/renewal-texts.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { paths } from '#shared/paths.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import {
  findMailAddress,
  type Notification,
  notify,
  publishNotificationCounts,
  unsubscribeFooter,
} from '../../notifications/actions.ts';
import { readSiteSettings } from '../../site-settings/actions.ts';
import { requireNotBeingErased, publishAdChanged } from '../actions.ts';
import { expiryMail } from './renewal-mail.ts';
import {
  type EndingRow,
  expireAds,
  type ExpiredRow,
  findRenewalLink,
  insertRenewalLink,
  type LockedEnd,
  lockEnd,
  markLinkUsed,
  extendAd,
  claimEndingAds,
} from './renewal-queries.ts';

/** The length of every token; a text of another length is not hashed. */
const TOKEN_LENGTH = 43;

/**
 * Renews one of the viewer's own ads.
 *
 * @throws ORPCError NOT_FOUND for another user's ad; CONFLICT if it cannot be renewed; FORBIDDEN for a viewer about to
 * be erased
 */
export async function renewOwnAd(actor: Actor, id: string): Promise<RenewedAd> {
  const { adDurationDays: days } = await readSiteSettings(actor);
  const renewed = await actor.database.kysely.transaction().execute(async (tx) => {
    await requireNotBeingErased(tx, actor.viewer.id);
    const ad = await lockEnd(tx, id);
    if (ad?.userId !== actor.viewer.id) return refuse('NOT_FOUND', adTexts.notFound);
    if (!mayRenew(ad, new Date())) refuse('CONFLICT', refusalOf(ad));
    return renew(tx, { id, ad, days });
  });
  await publishAdChanged(actor, id);
  return renewed;
}

/**
 * Renews the ad of a mailed link. If the ad is renewed already, it returns that state and changes nothing; the link permits
 * nothing else.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for a link that is unknown or whose ad is deleted; CONFLICT if the ad cannot
 * be renewed, or the link was used for an earlier end
 */
export async function renewByLink(
  services: Services,
  token: string,
): Promise<RenewedAd & { isNew: boolean }> {
  if (token.length !== TOKEN_LENGTH) refuse('UNPROCESSABLE_CONTENT', renewalTexts.linkInvalid);
  const tokenHash = hashOf(token);
  const { adDurationDays: days } = await readSiteSettings(services);
  const answer = await services.database.kysely.transaction().execute(async (tx) => {
    const found = await findRenewalLink(tx, tokenHash);
    if (!found) return refuse('UNPROCESSABLE_CONTENT', renewalTexts.linkInvalid);
    const { adId: id, userId, isUsed } = found;
    await requireNotBeingErased(tx, userId);
    const ad = await lockEnd(tx, id);
    if (!ad || ad.isSellerBlocked) return refuse('UNPROCESSABLE_CONTENT', renewalTexts.linkInvalid);
    if (!mayRenew(ad, new Date())) {
      const isShown = ad.status === 'approved' && (ad.saleState === 'active' || ad.saleState === 'reserved');
      if (!isShown) refuse('CONFLICT', refusalOf(ad));
      return { ...viewOf(id, ad), isNew: false };
    }
    if (isUsed) refuse('CONFLICT', renewalTexts.linkUsed);
    await markLinkUsed(tx, tokenHash);
    return { ...(await renew(tx, { id, ad, days })), isNew: true };
  });
  if (answer.isNew) await publishAdChanged(services, answer.id);
  return answer;
}

/** Scheduled jobs: warning sellers, and expiring ads. */
export function renewalJobs(services: Services): Job[] {
  return [
    { name: 'warn-of-expiry', schedule: '*/10 * * * *', run: () => warnOfExpiry(services) },
    { name: 'expire-ads', schedule: '*/5 * * * *', run: () => expireEndedAds(services) },
  ];
}

async function warnOfExpiry(services: Services): Promise<void> {
  for (;;) {
    const ending = await services.database.kysely.transaction().execute(async (tx) => {
      const ads = await claimEndingAds(tx);
      for (const ad of ads) {
        const token = randomBytes(32).toString('base64url');
        await insertRenewalLink(tx, { tokenHash: hashOf(token), adId: ad.id, userId: ad.userId });
        const link = `${services.settings.publicUrl}${paths.renewAd}?token=${token}`;
        await mailExpiryWarning(services, tx, { ad, link });
      }
      await notify(tx, ads.map(expiryNotification));
      return ads;
    });
    if (ending.length === 0) return;
    await publishNotificationCounts(
      services,
      ending.map(({ userId }) => userId),
    );
  }
}

async function expireEndedAds(services: Services): Promise<void> {
  for (;;) {
    const { ended, notifications } = await services.database.kysely.transaction().execute(async (tx) => {
      const ads = await expireAds(tx);
      const created = ads.flatMap(favoriteExpiryNotifications);
      await notify(tx, created);
      return { ended: ads, notifications: created };
    });
    if (ended.length === 0) return;
    await Promise.all(ended.map(({ id }) => publishAdChanged(services, id)));
    await publishNotificationCounts(
      services,
      notifications.map(({ userId }) => userId),
    );
  }
}

/** Mails the seller, unless they have turned off mails about their ads. */
async function mailExpiryWarning(
  services: Services,
  tx: Connection,
  { ad, link }: { ad: EndingRow; link: string },
): Promise<void> {
  const event = 'ad.expires-soon';
  const address = await findMailAddress(services, tx, { userId: ad.userId, event });
  if (!address) return;
  await queueMail(
    services,
    tx,
    expiryMail({ ...ad, address, link, unsubscribeFooter: unsubscribeFooter(services, ad.userId, 'ads') }),
  );
}

function expiryNotification({ id, userId }: EndingRow): Notification {
  return { userId, event: 'ad.expires-soon', adId: id };
}

function favoriteExpiryNotifications({ id, userId, savedBy }: ExpiredRow): Notification[] {
  const saved = savedBy.map((followerId): Notification => ({
    userId: followerId,
    event: 'favorite.expired',
    adId: id,
  }));
  return [{ userId, event: 'ad.expired', adId: id }, ...saved];
}

async function renew(
  tx: Connection,
  { id, ad, days }: { id: string; ad: LockedEnd; days: number },
): Promise<RenewedAd> {
  const { saleState, expiresAt } = await extendAd(tx, id, days);
  return viewOf(id, { ...ad, saleState, expiresAt: expiresAt?.toISOString() ?? null });
}

function viewOf(id: string, { title, saleState, expiresAt }: LockedEnd): RenewedAd {
  return { id, title, saleState, expiresAt };
}

function refusalOf({ status, saleState }: LockedEnd): string {
  if (saleState === 'sold') return renewalTexts.sold;
  if (saleState === 'hidden') return renewalTexts.hidden;
  return status === 'approved' ? renewalTexts.tooEarly : renewalTexts.notApproved;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

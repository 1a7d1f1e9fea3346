// The ads endpoints.
import { signInFirst } from '#shared/features/ads/texts.ts';
import { adminOnly, endpoint, signedIn } from '../../core/http/endpoint.ts';
import { findViews } from '../../core/views/view-queries.ts';
import { changeSaleState } from '../deals/actions.ts';
import { changeAd, createAd } from './editor/save-ad.ts';
import { removeFavorite } from './favorites/favorite-queries.ts';
import { saveFavorite } from './favorites/save-favorite.ts';
import { findPublicAds, findRelatedAds, findVisibleAd } from './page/read-ads.ts';
import { featureAd } from './moderation/feature-ad.ts';
import { findModeratedSeller } from './moderation/find-seller.ts';
import { findModeratedAd, moderateAd } from './moderation/moderate-ad.ts';
import { findContactShown, revealContact } from './page/contact.ts';
import { adsOfUser, favoritesOfUser, featuredAds } from './list/list-queries.ts';
import { restoreAd, deleteAd } from './owner/deletion.ts';
import { renewByLink, renewOwnAd } from './owner/renewal.ts';
import { listDeletedAds } from './owner/deletion-queries.ts';
import { countAdsByStatus, listModeratedAds } from './moderation/moderation-queries.ts';
import { findAds, findChoices } from './list/find-ads.ts';
import { suggestSearches } from './list/suggest-searches.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import { viewAd, viewOwnAd, viewModeratedAd } from './view.ts';

const FEATURED = 8;
const RELATED = 4;

const { ads } = endpoint;

const publicRoutes = {
  search: ads.search.handler(({ context, input }) => findAds(context, input)),
  choices: ads.choices.handler(({ context, input }) => findChoices(context, input)),
  suggest: ads.suggest.handler(async ({ context, input }) => ({
    suggestions: await suggestSearches(context, input.text),
  })),
  featured: ads.featured.handler(async ({ context }) => ({
    ads: await featuredAds(context.database, FEATURED),
  })),
  rules: ads.rules.handler(async ({ context }) => {
    const { picturesPerAd } = await readSiteSettings(context);
    return { picturesPerAd };
  }),
  find: ads.find.handler(async ({ context, input }) => {
    const ad = await findVisibleAd(context, context.viewer, input.id);
    const isOwner = context.viewer?.id === ad.seller.id;
    const views = isOwner ? await findViews(context.database.kysely, 'ad', [ad.id]) : null;
    return viewAd(ad, context.viewer, {
      shown: await findContactShown(context, context.viewer, ad),
      views: views && (views.get(ad.id) ?? 0),
    });
  }),
  related: ads.related.handler(async ({ context, input }) => ({
    ads: await findRelatedAds(context, input.id, RELATED),
  })),
  ofPerson: ads.ofPerson.handler(({ context, input }) => findPublicAds(context, input)),
  renewByLink: ads.renewByLink.handler(({ context, input }) => renewByLink(context, input.token)),
};

const sellerRoutes = {
  create: ads.create
    .use(signedIn(signInFirst.createAd))
    .handler(({ context, input }) => createAd(context, { ad: input, status: 'pending' })),
  update: ads.update
    .use(signedIn())
    .handler(({ context, input: { id, version, ...ad } }) =>
      changeAd(context, context.viewer, { id, version, ad }),
    ),
  setSaleState: ads.setSaleState
    .use(signedIn())
    .handler(({ context, input }) => changeSaleState(context, input)),
  renew: ads.renew.use(signedIn()).handler(({ context, input }) => renewOwnAd(context, input.id)),
  delete: ads.delete.use(signedIn()).handler(({ context, input }) => deleteAd(context, input.id)),
  restore: ads.restore.use(signedIn()).handler(({ context, input }) => restoreAd(context, input.id)),
  mine: ads.mine.use(signedIn()).handler(async ({ context: { database, viewer } }) => {
    const own = await adsOfUser(database, viewer.id);
    const ids = own.map(({ id }) => id);
    const views = await findViews(database.kysely, 'ad', ids);
    return {
      ads: own.map((ad) => viewOwnAd(ad, views.get(ad.id) ?? 0)),
      removed: await listDeletedAds(database, viewer.id),
    };
  }),
};

function isAboutEmail(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'email';
}

const buyerRoutes = {
  revealContact: ads.revealContact
    .use(signedIn((input) => (isAboutEmail(input) ? signInFirst.seeEmail : signInFirst.seePhone)))
    .handler(({ context, input }) => revealContact(context, input)),
  favorites: ads.favorites
    .use(signedIn(signInFirst.saveFavorite))
    .handler(({ context }) => favoritesOfUser(context.database, context.viewer.id)),
  addFavorite: ads.addFavorite
    .use(signedIn(signInFirst.saveFavorite))
    .handler(({ context, input }) => saveFavorite(context, context.viewer, input.id)),
  removeFavorite: ads.removeFavorite
    .use(signedIn(signInFirst.saveFavorite))
    .handler(async ({ context, input }) => ({
      isFavorite: false,
      ...(await removeFavorite(context.database, { userId: context.viewer.id, adId: input.id })),
    })),
};

const moderatorRoutes = {
  listForModeration: ads.listForModeration.use(adminOnly).handler(async ({ context, input }) => {
    const page = await listModeratedAds(context.database, { ...input, viewer: context.viewer });
    return { ...page, ads: page.ads.map((ad) => viewModeratedAd(ad, context.viewer)) };
  }),
  findForModeration: ads.findForModeration
    .use(adminOnly)
    .handler(async ({ context, input }) =>
      viewModeratedAd(await findModeratedAd(context, input.id), context.viewer),
    ),
  findSeller: ads.findSeller
    .use(adminOnly)
    .handler(({ context, input }) => findModeratedSeller(context, input.id)),
  counts: ads.counts.use(adminOnly).handler(({ context }) => countAdsByStatus(context)),
  setStatus: ads.setStatus.use(adminOnly).handler(({ context, input }) => moderateAd(context, input)),
  setFeatured: ads.setFeatured.use(adminOnly).handler(({ context, input }) => featureAd(context, input)),
  createApproved: ads.createApproved
    .use(signedIn(signInFirst.createAd))
    .use(adminOnly)
    .handler(({ context, input }) => createAd(context, { ad: input, status: 'approved' })),
};

export const adsRoutes = { ...publicRoutes, ...sellerRoutes, ...buyerRoutes, ...moderatorRoutes };

// What ads provide: the marketplace, and creating, moderating and renewing ads.
import { paths } from '#shared/paths.ts';
import { fillInAttributes } from '../../database/ad-attributes.ts';
import { clearTermsOfNewAdults, updateAdTerms } from '../../database/ad-terms.ts';
import { defineFeature } from '../../core/feature.ts';
import { isPageOpen } from '../page-settings/actions.ts';
import { isPublicAdSql, sellerSql } from './list/list-queries.ts';
import { adsDocument } from './document.ts';
import { spellingJobs } from './list/correct-spelling.ts';
import { searchVisitJobs } from './list/count-searches.ts';
import { undoFeaturing } from './moderation/feature-ad.ts';
import { undoModeration } from './moderation/moderate-ad.ts';
import { purgeDeletedAds } from './owner/deletion.ts';
import { renewalJobs } from './owner/renewal.ts';
import { adsRoutes } from './routes.ts';
import { adRecords } from './sitemap.ts';
import { adPersonalData } from './personal-data-queries.ts';
import { adFile } from './moderation/table-file.ts';

export const adsFeature = defineFeature({
  document: adsDocument,
  routes: { ads: adsRoutes },
  tableFiles: [adFile],
  jobs: (services) => [
    {
      name: 'purge-deleted-ads',
      formerName: 'forget-removed-ads',
      schedule: '* * * * *',
      run: () => purgeDeletedAds(services),
    },
    {
      name: 'fill-in-ad-attributes',
      schedule: '* * * * *',
      run: () => fillInAttributes(services.database),
    },
    { name: 'fill-in-ad-words', schedule: '* * * * *', run: () => updateAdTerms(services.database) },
    {
      name: 'index-ads-of-new-adults',
      schedule: '57 2 * * *',
      run: () => clearTermsOfNewAdults(services.database),
    },
    ...spellingJobs(services),
    ...searchVisitJobs(services),
    ...renewalJobs(services),
  ],
  sitemap: {
    isOpen: (services) => isPageOpen(services, 'marketplace'),
    pages: [paths.marketplace],
    disallowed: [paths.createAd],
    records: adRecords,
  },
  sharedAnswers: { ads: { search: 'ads', choices: 'ads', featured: 'ads', related: 'ads' } },
  views: [{ kind: 'ad', isPublic: isPublicAdSql, ownerId: sellerSql }],
  // While the marketplace is closed, what sellers and buyers have begun remains available: their lists, sale states, renewals,
  // deletion, deals and conversations.
  closedWith: {
    ads: {
      search: 'marketplace',
      choices: 'marketplace',
      suggest: 'marketplace',
      featured: 'marketplace',
      find: 'marketplace',
      related: 'marketplace',
      ofPerson: 'marketplace',
      revealContact: 'marketplace',
      create: 'marketplace',
      update: 'marketplace',
      addFavorite: 'marketplace',
    },
  },
  personalData: adPersonalData,
  undo: { ad: undoModeration, 'ad-featuring': undoFeaturing },
});

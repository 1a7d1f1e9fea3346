// The features of the site, one per line. App, jobs, live events and sitemap combine what they declare.
import { accountsFeature } from './features/accounts/feature.ts';
import { adminFeature } from './features/admin/feature.ts';
import { adsFeature } from './features/ads/feature.ts';
import { associationsFeature } from './features/associations/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { brandsFeature } from './features/brands/feature.ts';
import { categoriesFeature } from './features/categories/feature.ts';
import { contactFeature } from './features/contact/feature.ts';
import { decisionsFeature } from './features/decisions/feature.ts';
import { dealsFeature } from './features/deals/feature.ts';
import { forumFeature } from './features/forum/feature.ts';
import { mailsFeature } from './features/mails/feature.ts';
import { markdownFeature } from './features/markdown/feature.ts';
import { messagesFeature } from './features/messages/feature.ts';
import { newsFeature } from './features/news/feature.ts';
import { newsletterFeature } from './features/newsletter/feature.ts';
import { newsSourcesFeature } from './features/news-sources/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { pageSettingsFeature } from './features/page-settings/feature.ts';
import { personalDataFeature } from './features/personal-data/feature.ts';
import { picturesFeature } from './features/pictures/feature.ts';
import { placesFeature } from './features/places/feature.ts';
import { profilesFeature } from './features/profiles/feature.ts';
import { reportsFeature } from './features/reports/feature.ts';
import { resultsFeature } from './features/results/feature.ts';
import { samplesFeature } from './features/samples/feature.ts';
import { savedSearchesFeature } from './features/saved-searches/feature.ts';
import { securityFeature } from './features/security/feature.ts';
import { siteSettingsFeature } from './features/site-settings/feature.ts';
import { statisticsFeature } from './features/statistics/feature.ts';
import { staticPagesFeature } from './features/static-pages/feature.ts';
import { supportChatFeature } from './features/support-chat/feature.ts';
import { synonymsFeature } from './features/synonyms/feature.ts';
import { tournamentsFeature } from './features/tournaments/feature.ts';
import { usersFeature } from './features/users/feature.ts';
import { viewsFeature } from './features/views/feature.ts';

export const features = [
  profilesFeature,
  adsFeature,
  forumFeature,
  newsFeature,
  newsletterFeature,
  newsSourcesFeature,
  resultsFeature,
  associationsFeature,
  tournamentsFeature,
  dealsFeature,
  savedSearchesFeature,
  contactFeature,
  supportChatFeature,
  staticPagesFeature,
  reportsFeature,
  decisionsFeature,
  messagesFeature,
  notificationsFeature,
  accountsFeature,
  mailsFeature,
  markdownFeature,
  auditFeature,
  personalDataFeature,
  picturesFeature,
  categoriesFeature,
  placesFeature,
  brandsFeature,
  synonymsFeature,
  pageSettingsFeature,
  securityFeature,
  siteSettingsFeature,
  samplesFeature,
  usersFeature,
  viewsFeature,
  statisticsFeature,
  adminFeature,
] as const;

// The declarations of all features. Lists on the screen use this order.
import { accountsFeature } from './features/accounts/feature.ts';
import { adsFeature } from './features/ads/feature.ts';
import { associationsFeature } from './features/associations/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { brandsFeature } from './features/brands/feature.ts';
import { categoriesFeature } from './features/categories/feature.ts';
import { decisionsFeature } from './features/decisions/feature.ts';
import { contactFeature } from './features/contact/feature.ts';
import { dealsFeature } from './features/deals/feature.ts';
import { forumFeature } from './features/forum/feature.ts';
import { mailsFeature } from './features/mails/feature.ts';
import { messagesFeature } from './features/messages/feature.ts';
import { newsFeature } from './features/news/feature.ts';
import { newsletterFeature } from './features/newsletter/feature.ts';
import { newsSourcesFeature } from './features/news-sources/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { pageSettingsFeature } from './features/page-settings/feature.ts';
import { personalDataFeature } from './features/personal-data/feature.ts';
import { reportsFeature } from './features/reports/feature.ts';
import { resultsFeature } from './features/results/feature.ts';
import { samplesFeature } from './features/samples/feature.ts';
import { savedSearchesFeature } from './features/saved-searches/feature.ts';
import { securityFeature } from './features/security/feature.ts';
import { siteSettingsFeature } from './features/site-settings/feature.ts';
import { staticPagesFeature } from './features/static-pages/feature.ts';
import { supportChatFeature } from './features/support-chat/feature.ts';
import { synonymsFeature } from './features/synonyms/feature.ts';
import { tournamentsFeature } from './features/tournaments/feature.ts';
import { usersFeature } from './features/users/feature.ts';

export const features = [
  securityFeature,
  accountsFeature,
  messagesFeature,
  adsFeature,
  forumFeature,
  newsFeature,
  newsletterFeature,
  newsSourcesFeature,
  resultsFeature,
  associationsFeature,
  tournamentsFeature,
  savedSearchesFeature,
  categoriesFeature,
  brandsFeature,
  synonymsFeature,
  pageSettingsFeature,
  contactFeature,
  supportChatFeature,
  staticPagesFeature,
  reportsFeature,
  decisionsFeature,
  dealsFeature,
  notificationsFeature,
  siteSettingsFeature,
  usersFeature,
  personalDataFeature,
  mailsFeature,
  samplesFeature,
  auditFeature,
] as const;

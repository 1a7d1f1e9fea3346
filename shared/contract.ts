// The API contract: the contracts of all features and the type of the client.
import type { ContractRouterClient } from '@orpc/contract';
import { accountsContract } from './features/accounts/contract.ts';
import { passkeysContract } from './features/accounts/passkeys/passkey-contract.ts';
import { twoStepContract } from './features/accounts/two-step/two-step-contract.ts';
import { adminContract } from './features/admin/contract.ts';
import { adsContract } from './features/ads/contract.ts';
import { associationsContract } from './features/associations/contract.ts';
import { auditContract } from './features/audit/contract.ts';
import { brandsContract } from './features/brands/contract.ts';
import { categoriesContract } from './features/categories/contract.ts';
import { decisionsContract } from './features/decisions/contract.ts';
import { contactContract } from './features/contact/contract.ts';
import { dealsContract } from './features/deals/contract.ts';
import { forumContract } from './features/forum/contract.ts';
import { mailServerContract } from './features/mails/server/contract.ts';
import { mailsContract } from './features/mails/contract.ts';
import { markdownContract } from './features/markdown/contract.ts';
import { messagesContract } from './features/messages/contract.ts';
import { newsContract } from './features/news/contract.ts';
import { newsSourcesContract } from './features/news-sources/contract.ts';
import { newsletterContract } from './features/newsletter/contract.ts';
import { notificationsContract } from './features/notifications/contract.ts';
import { pageSettingsContract } from './features/page-settings/contract.ts';
import { personalDataContract } from './features/personal-data/contract.ts';
import { placesContract } from './features/places/contract.ts';
import { profilesContract } from './features/profiles/contract.ts';
import { reportsContract } from './features/reports/contract.ts';
import { resultsContract } from './features/results/contract.ts';
import { samplesContract } from './features/samples/contract.ts';
import { savedSearchesContract } from './features/saved-searches/contract.ts';
import { securityContract } from './features/security/contract.ts';
import { siteSettingsContract } from './features/site-settings/contract.ts';
import { statisticsContract } from './features/statistics/contract.ts';
import { staticPagesContract } from './features/static-pages/contract.ts';
import { supportChatContract } from './features/support-chat/contract.ts';
import { synonymsContract } from './features/synonyms/contract.ts';
import { tournamentsContract } from './features/tournaments/contract.ts';
import { usersContract } from './features/users/contract.ts';
import { viewsContract } from './features/views/contract.ts';

export const contract = {
  accounts: accountsContract,
  admin: adminContract,
  ads: adsContract,
  associations: associationsContract,
  audit: auditContract,
  brands: brandsContract,
  categories: categoriesContract,
  contact: contactContract,
  deals: dealsContract,
  decisions: decisionsContract,
  forum: forumContract,
  mails: mailsContract,
  mailServer: mailServerContract,
  markdown: markdownContract,
  messages: messagesContract,
  news: newsContract,
  newsSources: newsSourcesContract,
  newsletter: newsletterContract,
  notifications: notificationsContract,
  pageSettings: pageSettingsContract,
  passkeys: passkeysContract,
  personalData: personalDataContract,
  places: placesContract,
  profiles: profilesContract,
  reports: reportsContract,
  results: resultsContract,
  samples: samplesContract,
  savedSearches: savedSearchesContract,
  security: securityContract,
  siteSettings: siteSettingsContract,
  statistics: statisticsContract,
  staticPages: staticPagesContract,
  supportChat: supportChatContract,
  synonyms: synonymsContract,
  tournaments: tournamentsContract,
  twoStep: twoStepContract,
  users: usersContract,
  views: viewsContract,
};

/** The API client, as the browser and server rendering call it. */
export type Api = ContractRouterClient<typeof contract>;

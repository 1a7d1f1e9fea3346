// The API's document, put together from what each feature says of itself.
import type { FeatureDocument } from './core/feature-document.ts';
import { liveDocument } from './core/live/live-route.ts';
import { accountsDocument } from './features/accounts/document.ts';
import { adminDocument } from './features/admin/document.ts';
import { adsDocument } from './features/ads/document.ts';
import { auditDocument } from './features/audit/document.ts';
import { categoriesDocument } from './features/categories/document.ts';
import { dealsDocument } from './features/deals/document.ts';
import { mailsDocument } from './features/mails/document.ts';
import { messagesDocument } from './features/messages/document.ts';
import { notificationsDocument } from './features/notifications/document.ts';
import { pagesDocument } from './features/pages/document.ts';
import { personalDataDocument } from './features/personal-data/document.ts';
import { picturesDocument } from './features/pictures/document.ts';
import { profilesDocument } from './features/profiles/document.ts';
import { reportsDocument } from './features/reports/document.ts';
import { savedSearchesDocument } from './features/saved-searches/document.ts';
import { securityDocument } from './features/security/document.ts';
import { siteSettingsDocument } from './features/site-settings/document.ts';
import { usersDocument } from './features/users/document.ts';

/** By name, as they are listed to readers. */
export const featureDocuments: FeatureDocument[] = [
  accountsDocument,
  adminDocument,
  adsDocument,
  auditDocument,
  categoriesDocument,
  dealsDocument,
  liveDocument,
  mailsDocument,
  messagesDocument,
  notificationsDocument,
  pagesDocument,
  personalDataDocument,
  picturesDocument,
  profilesDocument,
  reportsDocument,
  savedSearchesDocument,
  securityDocument,
  siteSettingsDocument,
  usersDocument,
];

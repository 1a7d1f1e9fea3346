// The addresses of pages, so that no wing spells one by hand.

export const paths = {
  home: '/',
  marketplace: '/marketplace',
  createAd: '/create-ad',
  profile: '/profile',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  renewAd: '/renew-ad',
  about: '/about',
  forum: '/forum',
  associations: '/associations',
  tournaments: '/tournaments',
  news: '/news',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  faq: '/faq',
  support: '/support',
  contact: '/contact',
  admin: '/admin',
  adminAds: '/admin/ads',
  adminNewAd: '/admin/ads/new',
  adminReports: '/admin/reports',
  adminCategories: '/admin/categories',
  adminPageSettings: '/admin/page-settings',
  adminSettings: '/admin/settings',
  adminMail: '/admin/mail',
  adminUsers: '/admin/users',
  adminMessages: '/admin/messages',
  adminSecurity: '/admin/security',
  adminAuditLog: '/admin/audit-log',
} as const;

/** Where links in mails lead; no page of ours links there. */
export const mailLinkPaths: readonly string[] = [
  paths.confirmEmail,
  paths.resetPassword,
  paths.unsubscribe,
  paths.renewAd,
];

/** Whether an address lies in the back office, whose routes visitors never fetch. */
export function isOfficeAddress(href: string): boolean {
  return /^\/admin(?![^/?#])/.test(href);
}

/** The address of one ad's page. */
export function adPath(id: string): string {
  return `/ad/${id}`;
}

/** Where the owner changes an ad. */
export function editAdPath(id: string): string {
  return `/edit-ad/${id}`;
}

/** One's conversation with somebody, opened at a thread when it is told. */
export function conversationPath(key: string, threadId?: string): string {
  return `${paths.profile}?tab=messages&with=${key}${threadId ? `&thread=${threadId}` : ''}`;
}

/** The same in the back office, where one writes as staff. */
export function staffConversationPath(key: string): string {
  return `${paths.adminMessages}?with=${key}`;
}

/** A report of one's own, or the decision on something of one's own. */
export function reportPath(id: string): string {
  return `/reports/${id}`;
}

/** What everyone may see of a person: the seller's page. */
export function personPath(id: string): string {
  return `/u/${id}`;
}

/** What others have said of them, on their page. */
export function personReviewsPath(id: string): string {
  return `${personPath(id)}#omdomen`;
}

const mailLinkRoutes = 'client/app/mail-link-routes.tsx';

/** Which source files each route's screen lives in, for fetching them side by side with the page's first script. */
export const pageSources: Record<string, string | string[]> = {
  '/': 'client/pages/home.tsx',
  '/forum': 'client/pages/unopened.tsx',
  '/tournaments': 'client/pages/unopened.tsx',
  '/associations': 'client/pages/unopened.tsx',
  '/news': 'client/pages/unopened.tsx',
  '/about': 'client/pages/info/about.tsx',
  '/privacy': 'client/pages/info/privacy.tsx',
  '/terms': 'client/pages/info/terms.tsx',
  '/cookies': 'client/pages/info/cookies.tsx',
  '/faq': 'client/pages/info/faq.tsx',
  '/support': 'client/pages/info/support.tsx',
  '/contact': 'client/pages/info/contact.tsx',
  '/marketplace': 'client/pages/marketplace.tsx',
  '/ad/$id': 'client/pages/ad.tsx',
  '/create-ad': 'client/pages/create-ad.tsx',
  '/edit-ad/$id': 'client/pages/edit-ad.tsx',
  '/profile': 'client/pages/profile.tsx',
  '/notifications': 'client/pages/notifications.tsx',
  '/reports/$id': 'client/pages/report.tsx',
  '/u/$id': 'client/pages/person.tsx',
  '/confirm-email': [mailLinkRoutes, 'client/pages/confirm-email.tsx'],
  '/reset-password': [mailLinkRoutes, 'client/pages/reset-password.tsx'],
  '/unsubscribe': [mailLinkRoutes, 'client/pages/unsubscribe.tsx'],
  '/renew-ad': [mailLinkRoutes, 'client/pages/renew-ad.tsx'],
  // With all the routes of the back office.
  '/admin': ['client/app/admin-routes.tsx', 'client/pages/admin/frame.tsx'],
  '/admin/': 'client/pages/admin/dashboard.tsx',
  '/admin/ads': 'client/pages/admin/ads.tsx',
  '/admin/ads/new': 'client/pages/admin/new-ad.tsx',
  '/admin/reports': 'client/pages/admin/reports.tsx',
  '/admin/categories': 'client/pages/admin/categories.tsx',
  '/admin/page-settings': 'client/pages/admin/page-settings.tsx',
  '/admin/settings': 'client/pages/admin/settings.tsx',
  '/admin/mail': 'client/pages/admin/mail.tsx',
  '/admin/users': 'client/pages/admin/users.tsx',
  '/admin/messages': 'client/pages/admin/messages.tsx',
  '/admin/security': 'client/pages/admin/security.tsx',
  '/admin/audit-log': 'client/pages/admin/audit-log.tsx',
};

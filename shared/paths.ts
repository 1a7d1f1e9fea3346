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

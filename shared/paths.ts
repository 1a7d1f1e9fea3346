// Paths of all pages, so that none is written as a literal elsewhere.

export const paths = {
  home: '/',
  marketplace: '/marketplace',
  createAd: '/create-ad',
  profile: '/profile',
  messages: '/messages',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  confirmNewsletter: '/newsletter/confirm',
  endNewsletter: '/newsletter/unsubscribe',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  renewAd: '/renew-ad',
  about: '/about',
  forum: '/forum',
  forumFeed: '/forum.xml',
  associations: '/associations',
  tournaments: '/tournaments',
  news: '/news',
  newsFeed: '/news.xml',
  results: '/results',
  scoring: '/scoring',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  accessibility: '/accessibility',
  faq: '/faq',
  support: '/support',
  contact: '/contact',
  admin: '/admin',
  adminAds: '/admin/ads',
  adminNewAd: '/admin/ads/new',
  adminForumPosts: '/admin/forum-posts',
  adminNews: '/admin/news',
  adminNewsletter: '/admin/newsletter',
  adminNewsSources: '/admin/news-sources',
  adminResults: '/admin/basketball-results',
  adminResultNames: '/admin/basketball-results/names',
  adminContactMessages: '/admin/contact-messages',
  adminSupportChat: '/admin/support-chat',
  adminStaticPages: '/admin/static-pages',
  adminAssociations: '/admin/associations',
  adminTournaments: '/admin/tournaments',
  adminReports: '/admin/reports',
  adminYearlyFigures: '/admin/yearly-figures',
  adminMarketplace: '/admin/marketplace',
  adminMarketplaceAnalytics: '/admin/marketplace/analytics',
  adminAnalytics: '/admin/analytics',
  adminCategories: '/admin/categories',
  adminSynonyms: '/admin/synonyms',
  adminPageSettings: '/admin/page-settings',
  adminSettings: '/admin/settings',
  adminMail: '/admin/mail',
  adminUsers: '/admin/users',
  adminMessages: '/admin/messages',
  adminSecurity: '/admin/security',
  adminAuditLog: '/admin/audit-log',
  adminMyDecisions: '/admin/my-decisions',
} as const;

/** An ad's page. */
export function adPath(id: string): string {
  return `/ad/${id}`;
}

/** A post of the forum; the page and the comment to scroll to. */
export function postPath(id: string, comment?: { page: number; number?: number }): string {
  const page = comment && comment.page > 1 ? `?sida=${comment.page}` : '';
  return `${paths.forum}/${id}${page}${comment?.number ? `#kommentar-${comment.number}` : ''}`;
}

/** An article's page. */
export function newsPath(id: string): string {
  return `${paths.news}/${id}`;
}

/** A match's page. */
export function resultPath(id: string): string {
  return `${paths.results}/${id}`;
}

/** The page on which a match is scored live. */
export function scoringPath(id: string): string {
  return `${paths.scoring}/${id}`;
}

/** A team's page. */
export function teamPath(slug: string): string {
  return `/teams/${slug}`;
}

/** A league's page. */
export function leaguePath(slug: string): string {
  return `/leagues/${slug}`;
}

/** An association's page. */
export function associationPath(id: string): string {
  return `${paths.associations}/${id}`;
}

/** The editor of tournaments, filled in with the suggestion of a message. */
export function suggestionEditorPath(messageId: string): string {
  return `${paths.adminTournaments}?suggestion=${messageId}`;
}

/** A tournament's page. */
export function tournamentPath(id: string): string {
  return `${paths.tournaments}/${id}`;
}

/** The contact form for correcting or removing content of an association's page. */
export function associationCorrectionPath(id: string): string {
  return `${paths.contact}?club=${id}#skriv`;
}

/** The calendar file of a tournament. */
export function tournamentCalendarPath(id: string): string {
  return `${tournamentPath(id)}.ics`;
}

/** The calendar of an association's open courts. */
export function associationCalendarPath(id: string): string {
  return `${associationPath(id)}/oppen-hall.ics`;
}

/** The page on which the owner edits an ad. */
export function editAdPath(id: string): string {
  return `/edit-ad/${id}`;
}

/** A conversation in the inbox, optionally opened at a thread. */
export function conversationPath(key: string, threadId?: string): string {
  return `${paths.messages}?with=${key}${threadId ? `&thread=${threadId}` : ''}`;
}

/** The same in the dialog of the profile. Source: spec 1 §2 Profile. */
export function profileConversationPath(key: string): string {
  return `${paths.profile}?tab=messages&with=${key}`;
}

/** The same in the back office, for messages sent as staff. */
export function staffConversationPath(key: string): string {
  return `${paths.adminMessages}?with=${key}`;
}

/** A report by the user, or a decision that concerns them. */
export function reportPath(id: string): string {
  return `/reports/${id}`;
}

/** A message to the operator, as its sender reads it; the key opens it without an account. */
export function contactMessagePath(id: string, key?: string): string {
  return `${paths.contact}/${id}${key ? `?key=${key}` : ''}`;
}

/** The support form about a problem on a page. Without the page's query, which may hold a key. */
export function problemPath(pathname: string): string {
  const isHelp = pathname === paths.support || pathname === paths.contact;
  return `${paths.support}${isHelp ? '' : `?problem=${encodeURIComponent(pathname)}`}#skriv`;
}

/** A user's public page. */
export function personPath(id: string): string {
  return `/u/${id}`;
}

/** The reviews on a user's public page. */
export function personReviewsPath(id: string): string {
  return `${personPath(id)}#omdomen`;
}

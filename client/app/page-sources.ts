// Source files of each route's page and of its section's routes, to preload them with the page's first script.

type Sources = Record<string, string[]>;

/** Paths of source files, by route id. */
export const pageSources: Sources = {
  '/': ['client/pages/home.tsx'],
  '/marketplace': ['client/pages/marketplace.tsx'],
  '/ad/$id': ['client/pages/ad.tsx'],
  ...inSection('client/app/routes/own-routes.tsx', {
    '/create-ad': 'create-ad',
    '/edit-ad/$id': 'edit-ad',
    '/profile': 'profile',
    '/messages': 'messages',
    '/notifications': 'notifications',
    '/reports/$id': 'report',
  }),
  ...inSection('client/app/routes/scoring-routes.tsx', {
    '/scoring': 'scoring',
    '/scoring/$id': 'scored-match',
  }),
  ...inSection('client/app/routes/person-route.tsx', { '/u/$id': 'person' }),
  ...inSection('client/app/routes/forum-routes.tsx', { '/forum': 'forum', '/forum/$id': 'forum-post' }),
  ...inSection('client/app/routes/news-routes.tsx', { '/news': 'news', '/news/$id': 'news-article' }),
  ...inSection('client/app/routes/result-routes.tsx', {
    '/results': 'results',
    '/results/$id': 'match',
    '/teams/$slug': 'team',
    '/leagues/$slug': 'league',
  }),
  ...inSection('client/app/routes/associations-routes.tsx', {
    '/associations': 'associations',
    '/associations/$id': 'association',
  }),
  ...inSection('client/app/routes/tournaments-routes.tsx', {
    '/tournaments': 'tournaments',
    '/tournaments/$id': 'tournament',
  }),
  ...inSection('client/app/routes/info-routes.tsx', {
    '/about': 'info/about',
    '/privacy': 'info/privacy',
    '/terms': 'info/terms',
    '/cookies': 'info/cookies',
    '/accessibility': 'info/accessibility',
    '/faq': 'info/faq',
    '/support': 'info/support',
    '/contact': 'info/contact',
    '/contact/$id': 'contact-message',
  }),
  ...inSection('client/app/routes/mail-link-routes.tsx', {
    '/confirm-email': 'confirm-email',
    '/reset-password': 'reset-password',
    '/unsubscribe': 'unsubscribe',
    '/newsletter/confirm': 'newsletter/confirm-newsletter',
    '/newsletter/unsubscribe': 'newsletter/end-newsletter',
    '/renew-ad': 'renew-ad',
  }),
  ...inSection('client/app/routes/admin-routes.tsx', {
    '/admin': 'admin/frame',
    '/admin/': 'admin/dashboard',
    '/admin/analytics': 'admin/analytics',
    '/admin/marketplace': 'admin/marketplace',
    '/admin/marketplace/analytics': 'admin/marketplace-analytics',
    '/admin/tournaments': 'admin/tournaments',
    '/admin/ads': 'admin/ads',
    '/admin/ads/new': 'admin/new-ad',
    '/admin/forum-posts': 'admin/forum-posts',
    '/admin/basketball-results': 'admin/results',
    '/admin/basketball-results/names': 'admin/result-names',
    '/admin/associations': 'admin/associations',
    '/admin/contact-messages': 'admin/contact-messages',
    '/admin/support-chat': 'admin/support-chat',
    '/admin/static-pages': 'admin/static-pages',
    '/admin/news': 'admin/news',
    '/admin/newsletter': 'admin/newsletter',
    '/admin/news-sources': 'admin/news-sources',
    '/admin/reports': 'admin/reports',
    '/admin/yearly-figures': 'admin/yearly-figures',
    '/admin/categories': 'admin/categories',
    '/admin/synonyms': 'admin/synonyms',
    '/admin/page-settings': 'admin/page-settings',
    '/admin/settings': 'admin/settings',
    '/admin/mail': 'admin/mail',
    '/admin/users': 'admin/users',
    '/admin/messages': 'admin/messages',
    '/admin/security': 'admin/security',
    '/admin/audit-log': 'admin/audit-log',
    '/admin/my-decisions': 'admin/my-decisions',
  }),
};

function inSection(routesFile: string, pages: Readonly<Record<string, string>>): Sources {
  return Object.fromEntries(
    Object.entries(pages).map(([route, page]) => [route, [routesFile, `client/pages/${page}.tsx`]]),
  );
}

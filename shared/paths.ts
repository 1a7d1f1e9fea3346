// The addresses of pages, so that no wing spells one by hand.

export const paths = {
  home: '/',
  marketplace: '/marketplace',
  createAd: '/create-ad',
  profile: '/profile',
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
  adminPageSettings: '/admin/page-settings',
} as const;

/** The address of one ad's page. */
export function adPath(id: string): string {
  return `/ad/${id}`;
}

/** Which source file each route's screen lives in, for fetching it side by side with the page's first script. */
export const pageSources: Record<string, string> = {
  '/': 'client/pages/home.tsx',
};

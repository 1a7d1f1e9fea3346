// What search engines and link previews read of a page.

const SITE = 'Baskettorget';
const DEFAULT_IMAGE = '/og.png';

export interface PageHead {
  title: string;
  description: string;
  /** Path and query of the canonical address. */
  path: string;
  publicUrl: string;
  /** Path of the picture a link preview shows. */
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** A schema.org object. */
  jsonLd?: Record<string, unknown>;
  /** Stays out of search engines: what only its owner sees, what somebody typed, pages deep in a shifting list. */
  isUnlisted?: boolean;
}

/** Title, description, Open Graph, canonical address and structured data, as the router's `head` wants them. */
export function pageHead(page: PageHead) {
  const url = `${page.publicUrl}${page.path}`;
  const image = `${page.publicUrl}${page.image ?? DEFAULT_IMAGE}`;
  const title = page.title === SITE ? SITE : `${page.title} · ${SITE}`;
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      { property: 'og:site_name', content: SITE },
      { property: 'og:locale', content: 'sv_SE' },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
    ],
    links: page.isUnlisted ? [] : [{ rel: 'canonical', href: url }],
  };
}

// What search engines and link previews read of a page.

const SITE = 'Baskettorget';
const DEFAULT_IMAGE = '/og.png';

export interface PageHead {
  title: string;
  /** Written as `import.meta.env.SSR && '…'`: the browser has no use for it. */
  description: string | false;
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

interface Head {
  meta: Record<string, unknown>[];
  links: { rel: string; href: string }[];
}

/**
 * Title, description, Open Graph, canonical address and structured data, as the router's `head` wants them. Search engines
 * and link previews read the page as the server made it; in the browser the title and the address go on being true.
 */
export function pageHead(page: PageHead): Head {
  const url = `${page.publicUrl}${page.path}`;
  const links = page.isUnlisted ? [] : [{ rel: 'canonical', href: url }];
  const name = page.title === SITE ? SITE : `${page.title} · ${SITE}`;
  const seen = [{ title: name }, ...(page.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : [])];
  return { meta: import.meta.env.SSR ? [...seen, ...previewOf(page, url)] : seen, links };
}

function previewOf(page: PageHead, url: string): Head['meta'] {
  const image = `${page.publicUrl}${page.image ?? DEFAULT_IMAGE}`;
  return [
    { name: 'description', content: page.description || '' },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: 'sv_SE' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description || '' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
  ];
}

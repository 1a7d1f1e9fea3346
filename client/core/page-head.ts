// Title, meta tags and structured data of a page, for search engines and link previews.

const SITE = 'Baskettorget';
const DEFAULT_IMAGE = {
  path: '/og.jpg',
  width: 1200,
  height: 630,
  alt: 'Baskettorget. Köp, sälj och prata basket',
};

export interface PageHead {
  title: string;
  /** Written as `import.meta.env.SSR && '…'`, so that it is left out of the browser bundle. */
  description: string | false;
  /** Path and query of the canonical URL. */
  path: string;
  publicUrl: string;
  /** The image for link previews. */
  image?: PreviewImage | undefined;
  type?: 'website' | 'product' | 'article';
  /** A schema.org object. */
  jsonLd?: Record<string, unknown>;
  /** Adds `noindex`: private pages, search results, and deep pages of a changing list. */
  isUnlisted?: boolean;
}

export interface PreviewImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

interface Head {
  meta: Record<string, unknown>[];
  links: { rel: string; href: string }[];
}

/**
 * Title, description, Open Graph, canonical URL and structured data for the router's `head`. Search engines and link
 * previews read the server-rendered page; in the browser only the title and the canonical URL are updated.
 */
export function pageHead(page: PageHead): Head {
  const url = `${page.publicUrl}${page.path}`;
  const links = page.isUnlisted ? [] : [{ rel: 'canonical', href: url }];
  const name = page.title === SITE ? SITE : `${page.title} · ${SITE}`;
  const visible = [{ title: name }, ...(page.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : [])];
  return { meta: import.meta.env.SSR ? [...visible, ...previewOf(page, url)] : visible, links };
}

function previewOf(page: PageHead, url: string): Head['meta'] {
  const image = page.image ?? DEFAULT_IMAGE;
  return [
    { name: 'description', content: page.description || '' },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: 'sv_SE' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description || '' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${page.publicUrl}${image.path}` },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
  ];
}

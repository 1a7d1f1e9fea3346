// Title, meta tags and structured data of a page, for search engines and link previews.
import { LINK_PREVIEW } from '#shared/features/pictures/urls.ts';

const SITE = 'Baskettorget';
const DEFAULT_IMAGE = {
  path: '/og.jpg',
  alt: 'Baskettorget. Köp, sälj och prata basket',
};

export interface PageHead {
  title: string;
  /** The title of link previews, if it is not the page's. */
  previewTitle?: string | undefined;
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
  /** RSS of what the page lists. */
  feed?: { title: string; path: string };
}

export interface PreviewImage {
  /** Path of a JPEG in the size of `LINK_PREVIEW`. */
  path: string;
  alt: string;
}

interface Head {
  meta: Record<string, unknown>[];
  links: { rel: string; href: string; type?: string; title?: string }[];
}

/**
 * Title, description, Open Graph, canonical URL and structured data for the router's `head`. Search engines and link
 * previews read the server-rendered page; in the browser only the title and the canonical URL are updated.
 */
export function pageHead(page: PageHead): Head {
  const url = `${page.publicUrl}${page.path}`;
  const links = [...(page.isUnlisted ? [] : [{ rel: 'canonical', href: url }]), ...feedOf(page)];
  const visible = [
    { title: titleOf(page.title) },
    ...(page.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
  return { meta: import.meta.env.SSR ? [...visible, ...previewOf(page, url)] : visible, links };
}

/** The document's title of a page. */
export function titleOf(title: string): string {
  return title === SITE ? SITE : `${title} · ${SITE}`;
}

function feedOf({ feed, publicUrl }: PageHead): Head['links'] {
  if (!feed) return [];
  const { title, path } = feed;
  return [{ rel: 'alternate', type: 'application/rss+xml', title, href: `${publicUrl}${path}` }];
}

function previewOf(page: PageHead, url: string): Head['meta'] {
  const image = page.image ?? DEFAULT_IMAGE;
  return [
    { name: 'description', content: page.description || '' },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: 'sv_SE' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.previewTitle ?? page.title },
    { property: 'og:description', content: page.description || '' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${page.publicUrl}${image.path}` },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(LINK_PREVIEW.width) },
    { property: 'og:image:height', content: String(LINK_PREVIEW.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.jsonLd } }] : []),
  ];
}

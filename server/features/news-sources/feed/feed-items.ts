// The items of a parsed feed in one form, whatever its format.
import { parseFeed } from 'feedsmith';

const parse = (text: string) => parseFeed(text);
type Parsed = ReturnType<typeof parse>;

/** An item as the feed contains it: HTML, addresses that may be relative, raw dates. */
export interface RawItem {
  guid: string | undefined;
  title: string | undefined;
  /** Candidates for the item's address, in order of preference. */
  links: (string | undefined)[];
  /** Base addresses of relative links, the outermost first. */
  bases: (string | undefined)[];
  texts: (string | undefined)[];
  dates: (string | undefined)[];
}

export interface RawFeed {
  format: Parsed['format'];
  title: string | undefined;
  items: RawItem[];
}

/** @throws Error if the text is not a feed, or a feed without title and items */
export function parseItems(text: string): RawFeed {
  const parsed = parse(text);
  return { format: parsed.format, ...readItems(parsed) };
}

function readItems(parsed: Parsed): Omit<RawFeed, 'format'> {
  if (parsed.format === 'rss') return readRss(parsed.feed);
  if (parsed.format === 'atom') return readAtom(parsed.feed);
  if (parsed.format === 'rdf') return readRdf(parsed.feed);
  return readJson(parsed.feed);
}

type Of<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed'];

function readRss(feed: Of<'rss'>) {
  const items = (feed.items ?? []).map((item): RawItem => {
    const guid = item.guid?.value;
    return {
      guid,
      title: item.title ?? item.media?.title?.value ?? item.dc?.titles?.[0],
      links: [
        item.link,
        alternateOf(item.atom?.links),
        item.guid?.isPermaLink === false ? undefined : guid,
        isWebAddress(guid) ? guid : undefined,
      ],
      bases: [feed.xml?.base, item.xml?.base],
      texts: [
        item.description,
        item.atom?.summary?.value,
        item.content?.encoded,
        item.media?.description?.value,
      ],
      dates: [item.pubDate, item.dc?.dates?.[0], item.atom?.published, item.atom?.updated],
    };
  });
  return { title: feed.title, items };
}

function readAtom(feed: Of<'atom'>) {
  const items = (feed.entries ?? []).map((entry): RawItem => ({
    guid: entry.id,
    title: entry.title?.value,
    links: [alternateOf(entry.links), isWebAddress(entry.id) ? entry.id : undefined],
    bases: [feed.xml?.base, entry.xml?.base],
    texts: [entry.summary?.value, entry.content?.value],
    dates: [entry.published, entry.updated, entry.dc?.dates?.[0]],
  }));
  return { title: feed.title?.value, items };
}

function readRdf(feed: Of<'rdf'>) {
  const items = (feed.items ?? []).map((item): RawItem => ({
    guid: item.rdf?.about,
    title: item.title ?? item.dc?.titles?.[0],
    links: [item.link, isWebAddress(item.rdf?.about) ? item.rdf?.about : undefined],
    bases: [feed.xml?.base, item.xml?.base],
    texts: [item.description, item.content?.encoded, item.dc?.descriptions?.[0]],
    dates: [item.dc?.dates?.[0]],
  }));
  return { title: feed.title, items };
}

function readJson(feed: Of<'json'>) {
  const items = (feed.items ?? []).map((item): RawItem => ({
    guid: item.id,
    title: item.title,
    links: [item.url, item.external_url, isWebAddress(item.id) ? item.id : undefined],
    bases: [feed.home_page_url],
    texts: [item.summary, item.content_text && escapeTags(item.content_text), item.content_html],
    dates: [item.date_published, item.date_modified],
  }));
  return { title: feed.title, items };
}

interface Link {
  href?: string | undefined;
  rel?: string | undefined;
  type?: string | undefined;
}

/** The address of an entry's page. Not simply `links[0]`, which may be the feed itself, an enclosure or a comment feed. */
function alternateOf(links: readonly Link[] = []): string | undefined {
  const alternates = links.filter(({ rel = 'alternate' }) => rel === 'alternate');
  return (alternates.find(({ type = 'text/html' }) => type.includes('html')) ?? alternates[0])?.href;
}

function isWebAddress(text: string | undefined): boolean {
  return text !== undefined && /^https?:\/\//i.test(text);
}

/** Escapes plain text, in which a `<` must not be read as a tag. */
function escapeTags(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

// Unusual feeds in Atom and JSON Feed.
import { atom, jsonFeed, SITE, type UnusualFeed } from './unusual-feed.ts';

const entry = (inner: string, attributes = '') =>
  `<entry${attributes}><id>urn:1</id><title>Nytt</title><updated>2026-11-20T12:00:00Z</updated>${inner}</entry>`;
const link = '<link href="/1"/>';

export const unusualAtom: readonly UnusualFeed[] = [
  {
    name: 'a first link to the feed itself',
    body: atom(
      entry(
        '<link rel="self" href="/feed/1"/><link rel="replies" href="/svar"/><link rel="alternate" href="/1"/>',
      ),
    ),
    format: 'Atom',
    items: [{ url: `${SITE}/1`, guid: 'urn:1' }],
  },
  {
    name: 'alternates of several types',
    body: atom(
      entry(
        '<link rel="alternate" type="application/pdf" href="/p"/><link rel="alternate" type="text/html" href="/1"/>',
      ),
    ),
    format: 'Atom',
    items: [{ url: `${SITE}/1` }],
  },
  {
    name: 'a link without rel',
    body: atom(entry(link)),
    format: 'Atom',
    items: [{ url: `${SITE}/1` }],
  },
  {
    name: 'no link but an id that is an address',
    body: atom(entry('').replace('urn:1', `${SITE}/id`)),
    format: 'Atom',
    items: [{ url: `${SITE}/id` }],
  },
  {
    name: 'xml:base on feed and entry',
    body: atom(entry('<link href="ett"/>', ' xml:base="n/"'), ' xml:base="https://bas.invalid/x/"'),
    format: 'Atom',
    items: [{ url: 'https://bas.invalid/x/n/ett' }],
  },
  {
    name: 'a title in XHTML',
    body: atom(
      entry(link).replace(
        '<title>Nytt</title>',
        '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Sen <b>seger</b> i derbyt</div></title>',
      ),
    ),
    format: 'Atom',
    items: [{ title: 'Sen seger i derbyt' }],
  },
  {
    name: 'a title in HTML',
    body: atom(
      entry(link).replace('<title>', '<title type="html">').replace('Nytt', '&lt;i&gt;Sen&lt;/i&gt; seger'),
    ),
    format: 'Atom',
    items: [{ title: 'Sen seger' }],
  },
  {
    name: 'content instead of a summary',
    body: atom(
      entry(`${link}<content type="html">&lt;p&gt;Hela&lt;/p&gt;&lt;p&gt;texten&lt;/p&gt;</content>`),
    ),
    format: 'Atom',
    items: [{ excerpt: 'Hela texten' }],
  },
  {
    name: 'a publication before its update',
    body: atom(entry(`${link}<published>2026-11-19T12:00:00+01:00</published>`)),
    format: 'Atom',
    items: [{ publishedAt: Date.parse('2026-11-19T11:00:00Z') }],
  },
  {
    name: 'a prefix on every tag',
    body: `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>B</a:title><a:entry><a:id>urn:1</a:id><a:title>Nytt</a:title><a:link href="/1"/></a:entry></a:feed>`,
    format: 'Atom',
    items: [{ title: 'Nytt', url: `${SITE}/1` }],
  },
  {
    name: 'JSON Feed with relative addresses',
    body: jsonFeed([{ id: '1', url: '/1', title: 'Nytt', summary: 'Kort' }]),
    format: 'JSON Feed',
    items: [{ guid: '1', url: `${SITE}/1`, excerpt: 'Kort' }],
  },
  {
    name: 'JSON Feed whose plain text looks like HTML',
    body: jsonFeed([{ id: '1', url: '/1', title: 'Snitt <10> & mer', content_text: 'a <b> c &amp; d' }]),
    format: 'JSON Feed',
    items: [{ title: 'Snitt <10> & mer', excerpt: 'a <b> c &amp; d' }],
  },
  {
    name: 'JSON Feed with an external address and no title',
    body: jsonFeed([{ id: 'x', external_url: 'https://annan.invalid/x', content_html: '<p>En notis</p>' }]),
    format: 'JSON Feed',
    items: [{ url: 'https://annan.invalid/x', title: 'En notis' }],
  },
  {
    name: 'JSON Feed with a byte order mark',
    body: `\uFEFF${jsonFeed([{ id: '1', url: '/1', title: 'Nytt' }])}`,
    format: 'JSON Feed',
    items: [{ title: 'Nytt' }],
  },
  {
    name: 'JSON Feed whose ids are numbers',
    body: jsonFeed([{ id: 17, url: '/1', title: 'Nytt' }]),
    format: 'JSON Feed',
    items: [{ guid: '17' }],
  },
];

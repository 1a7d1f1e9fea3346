// Feeds that are broken, hostile, or no feeds at all.
import { atom, item, jsonFeed, rdf, rss, SITE, type UnusualFeed } from './unusual-feed.ts';

const CUT = 'Flödet är avbrutet; det som gick att läsa är med.';
const two = item('Ett', '/1') + item('Två', '/2');
const cutAfter = (text: string, mark: string) => text.slice(0, text.indexOf(mark) + mark.length);
const one = [{ title: 'Ett' }];

const laughs = `<!DOCTYPE rss [<!ENTITY a "ha">${[...'bcdefghi']
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`)
  .join('')}]>`;

export const unusualFaults: readonly UnusualFeed[] = [
  {
    name: 'cut within a tag',
    body: cutAfter(rss(two), '<title>Två</ti'),
    format: 'RSS',
    items: one,
    problem: CUT,
  },
  { name: 'cut within a text', body: cutAfter(rss(two), 'Tv'), format: 'RSS', items: one, problem: CUT },
  {
    name: 'cut between items',
    body: cutAfter(rss(two), '/2</link></item>'),
    format: 'RSS',
    items: [{ title: 'Ett' }, { title: 'Två' }],
    problem: CUT,
  },
  {
    name: 'cut within CDATA',
    body: cutAfter(rss(item('Ett', '/1') + item('<![CDATA[Två och mer]]>', '/2')), 'Två och'),
    format: 'RSS',
    items: one,
    problem: CUT,
  },
  {
    name: 'cut before its first item',
    body: cutAfter(rss(two), 'Bollbladet</title>'),
    format: 'RSS',
    items: [],
    problem: CUT,
  },
  {
    name: 'Atom, cut',
    body: cutAfter(
      atom(
        '<entry><title>Ett</title><link href="/1"/></entry><entry><title>Två</title><link href="/2"/></entry>',
      ),
      'Två',
    ),
    format: 'Atom',
    items: one,
    problem: CUT,
  },
  {
    name: 'RDF, cut',
    body: cutAfter(rdf(two), 'Två'),
    format: 'RDF',
    items: one,
    problem: CUT,
  },
  {
    name: 'JSON Feed, cut',
    body: cutAfter(
      jsonFeed([
        { id: '1', url: '/1', title: 'Ett' },
        { id: '2', url: '/2', title: 'Två' },
      ]),
      'Två',
    ),
    format: 'JSON Feed',
    items: one,
    problem: CUT,
  },
  {
    name: 'a tag that is not closed',
    body: rss(`<item><title>Ett <b>namn</title><link>/1</link></item>${item('Två', '/2')}`),
    format: 'RSS',
    items: [{ title: 'Ett namn' }, { title: 'Två' }],
  },
  {
    name: 'text before and after the document',
    body: `\n\n <!-- skapad av en mall -->${rss(two)}\n<script>spåra()</script>`,
    format: 'RSS',
    items: [{ title: 'Ett' }, { title: 'Två' }],
  },
  {
    name: 'an external entity',
    body: rss(item('Fil: &x;')).replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss',
    ),
    format: 'RSS',
    items: [{ title: 'Fil: &x;' }],
  },
  {
    name: 'an external document type',
    body: rss(item('Ett')).replace(
      '<rss',
      `<!DOCTYPE rss PUBLIC "-//N//DTD RSS 0.91//EN" "${SITE}/rss.dtd"><rss`,
    ),
    format: 'RSS',
    items: one,
  },
  {
    name: 'entities that unfold to gigabytes',
    body: rss(item('Skratt &i;')).replace('<rss', `${laughs}<rss`),
    format: 'RSS',
    items: [{ title: 'Skratt &i;' }],
  },
  {
    name: 'tags that are nested 20,000 deep',
    body: rss(item('Ett', '/1', `<description>${'<b>'.repeat(20_000)}x</description>`) + item('Två', '/2')),
    format: 'RSS',
    items: [{ title: 'Ett' }, { title: 'Två' }],
  },
  { name: 'no items', body: rss(''), format: 'RSS', items: [] },
  {
    name: 'an empty channel',
    body: '<rss version="2.0"><channel></channel></rss>',
    format: 'RSS',
    items: [],
  },
  {
    name: 'an empty feed of Atom',
    body: '<feed xmlns="http://www.w3.org/2005/Atom"/>',
    format: 'Atom',
    items: [],
  },
  {
    name: 'the same item twice',
    body: rss(item('Ett') + item('Ett')),
    format: 'RSS',
    items: [{ title: 'Ett' }, { title: 'Ett' }],
  },
  {
    name: 'a page in HTML',
    body: '<!doctype html><html><title>Hej</title><p>Ingen feed</p></html>',
    format: null,
    items: [],
  },
  {
    name: 'other XML',
    body: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    format: null,
    items: [],
  },
  { name: 'other JSON', body: '{"items":[1,2]}', format: null, items: [] },
  { name: 'JSON that is no object', body: '[1,2,3]', format: null, items: [] },
  { name: 'nothing', body: '', format: null, items: [] },
  {
    name: 'bytes of a picture',
    body: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13),
    format: null,
    items: [],
  },
];

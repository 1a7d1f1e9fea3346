// Unusual feeds in RSS and RDF.
import { item, rdf, rss, SITE, type UnusualFeed } from './unusual-feed.ts';

const summary = (text: string) => `<description>${text}</description>`;

export const unusualRss: readonly UnusualFeed[] = [
  {
    name: 'CDATA with HTML in the title',
    body: rss(item('<![CDATA[<b>Derbyt</b> &amp; publiken]]>')),
    format: 'RSS',
    items: [{ title: 'Derbyt & publiken' }],
  },
  {
    name: 'HTML that is escaped in the title',
    body: rss(item('&lt;em&gt;Derbyt&lt;/em&gt; slutade 88&amp;#8211;87')),
    format: 'RSS',
    items: [{ title: 'Derbyt slutade 88–87' }],
  },
  {
    name: 'entities of HTML in XML',
    body: rss(item('Fr&aring;n h&ouml;rnet&nbsp;&hellip; &bogus;')),
    format: 'RSS',
    items: [{ title: 'Från hörnet … &bogus;' }],
  },
  {
    name: 'ampersands that are not escaped',
    body: rss(item('Bänk & boll', `${SITE}/?a=1&b=2`)),
    format: 'RSS',
    items: [{ title: 'Bänk & boll', url: `${SITE}/?a=1&b=2` }],
  },
  {
    name: 'a comparison that is no tag',
    body: rss(item('Snitt &lt; 10 och &gt; 5')),
    format: 'RSS',
    items: [{ title: 'Snitt < 10 och > 5' }],
  },
  {
    name: 'a script and a style in the description',
    body: rss(
      item(
        'Nytt',
        '/1',
        summary('<![CDATA[<style>p{}</style><script>alert("x")</script><p>Hej</p><p>då</p>]]>'),
      ),
    ),
    format: 'RSS',
    items: [{ excerpt: 'Hej då' }],
  },
  {
    name: 'a long description',
    body: rss(item('Nytt', '/1', summary(`&lt;p&gt;${'Bollen går in. '.repeat(400)}&lt;/p&gt;`))),
    format: 'RSS',
    items: [{ excerpt: `${'Bollen går in. '.repeat(13).trim().slice(0, -1)}…` }],
  },
  {
    name: 'a missing guid',
    body: rss(item('Nytt')),
    format: 'RSS',
    items: [{ guid: null, url: `${SITE}/1` }],
  },
  {
    name: 'a guid that is the address',
    body: rss(`<item><title>Nytt</title><guid>${SITE}/2</guid></item>`),
    format: 'RSS',
    items: [{ guid: `${SITE}/2`, url: `${SITE}/2` }],
  },
  {
    name: 'a guid that is no address, and a link',
    body: rss(item('Nytt', '/2', '<guid isPermaLink="false">blad-2</guid>')),
    format: 'RSS',
    items: [{ guid: 'blad-2', url: `${SITE}/2` }],
  },
  {
    name: 'relative links',
    body: rss(item('Ett', 'ett.html') + item('Två', '/tva.html') + item('Tre', '//annan.invalid/tre')),
    format: 'RSS',
    items: [
      { url: `${SITE}/sport/ett.html` },
      { url: `${SITE}/tva.html` },
      { url: 'https://annan.invalid/tre' },
    ],
  },
  {
    name: 'xml:base on the root and on an item',
    body: rss(
      item('Ett', 'ett') + item('Två', 'tva').replace('<item>', '<item xml:base="arkiv/">'),
      ' xml:base="https://bas.invalid/b/"',
    ),
    format: 'RSS',
    items: [{ url: 'https://bas.invalid/b/ett' }, { url: 'https://bas.invalid/b/arkiv/tva' }],
  },
  {
    name: 'links with tracking parameters',
    body: rss(item('Nytt', 'https://BLAD.invalid:443/n/7/?id=7&amp;utm_source=rss&amp;fbclid=x#topp')),
    format: 'RSS',
    items: [{ urlKey: 'https://blad.invalid/n/7?id=7' }],
  },
  {
    name: 'links that are no web addresses',
    body: rss(item('Skript', 'javascript:alert(1)') + item('Fil', 'file:///etc/passwd') + item('Nytt')),
    format: 'RSS',
    items: [{ title: 'Nytt' }],
    problem: '2 poster saknar adress eller text.',
  },
  {
    name: 'a link of Atom only',
    body: rss(
      '<item><title>Nytt</title><atom:link rel="alternate" href="/a"/></item>',
      ' xmlns:atom="http://www.w3.org/2005/Atom"',
    ),
    format: 'RSS',
    items: [{ url: `${SITE}/a` }],
  },
  {
    name: 'an item without a title',
    body: rss(`<item><link>/1</link>${summary('Kort notis om en match')}</item>`),
    format: 'RSS',
    items: [{ title: 'Kort notis om en match' }],
  },
  {
    name: 'an item without address and one without text',
    body: rss('<item><title>Utan</title></item><item><link>/tom</link></item>' + item('Nytt')),
    format: 'RSS',
    items: [{ title: 'Nytt' }],
    problem: '2 poster saknar adress eller text.',
  },
  {
    name: 'content of another namespace instead of a description',
    body: rss(
      item('Nytt', '/1', '<content:encoded><![CDATA[<p>Hela texten</p>]]></content:encoded>'),
      ' xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    ),
    format: 'RSS',
    items: [{ excerpt: 'Hela texten' }],
  },
  {
    name: 'the date of Dublin Core',
    body: rss(
      item('Nytt', '/1', '<dc:date>2026-11-20T12:00:00Z</dc:date>'),
      ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ),
    format: 'RSS',
    items: [{ publishedAt: Date.parse('2026-11-20T12:00:00Z') }],
  },
  {
    name: 'RSS 0.91',
    body: rss(item('Nytt')).replace('2.0', '0.91'),
    format: 'RSS',
    items: [{ title: 'Nytt' }],
  },
  {
    name: 'no version',
    body: rss(item('Nytt')).replace(' version="2.0"', ''),
    format: 'RSS',
    items: [{ title: 'Nytt' }],
  },
  {
    name: 'tags in capitals',
    body: '<RSS VERSION="2.0"><CHANNEL><TITLE>B</TITLE><ITEM><TITLE>Nytt</TITLE><LINK>/1</LINK></ITEM></CHANNEL></RSS>',
    format: 'RSS',
    items: [{ title: 'Nytt' }],
  },
  {
    name: 'items outside the channel',
    body: `<rss version="2.0"><channel><title>B</title></channel>${item('Nytt')}</rss>`,
    format: 'RSS',
    items: [{ title: 'Nytt' }],
  },
  {
    name: 'an emoji and a character beyond the first plane',
    body: rss(item('Dunk &#x1F3C0; 🏀')),
    format: 'RSS',
    items: [{ title: 'Dunk 🏀 🏀' }],
  },
  {
    name: 'controls and characters that reverse a text',
    body: rss(item('Hej&#8238;dolog &#7;du\u0000')),
    format: 'RSS',
    items: [{ title: 'Hej dolog du' }],
  },
  {
    name: 'RDF',
    body: rdf(
      `<item rdf:about="${SITE}/r"><title>Nytt</title><link>${SITE}/r</link><dc:date>2026-11-20</dc:date></item>`,
    ),
    format: 'RDF',
    items: [{ guid: `${SITE}/r`, url: `${SITE}/r`, publishedAt: Date.parse('2026-11-20') }],
  },
  {
    name: 'RDF whose items have no link',
    body: rdf(`<item rdf:about="${SITE}/r"><title>Nytt</title></item>`),
    format: 'RDF',
    items: [{ url: `${SITE}/r` }],
  },
];

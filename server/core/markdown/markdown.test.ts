// The HTML of the subset, the references of a text, and its plain text.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { quoteOf, withoutNames } from '#shared/markdown/references.ts';
import { fillNames, MARKDOWN_VERSION, parseMarkdown, summarise } from './markdown.ts';

const ID = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11';
const OTHER = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c12';
const render = (source: string) =>
  parseMarkdown(source).toHtml(new Map([[ID, { width: 1280, height: 960 }]]));
const plain = (source: string) => parseMarkdown(source).toPlainText();
const rel = 'rel="nofollow ugc noopener"';

describe('a text', () => {
  test.each([
    ['**fet** och _kursiv_', '<p><strong>fet</strong> och <em>kursiv</em></p>\n'],
    ['en\ntvå', '<p>en<br>\ntvå</p>\n'],
    ['# Rubrik', '<p># Rubrik</p>\n'],
    ['---', '<p>---</p>\n'],
    ['    indraget', '<p>indraget</p>\n'],
    ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>\n'],
    ['`a < b`', '<p><code>a &lt; b</code></p>\n'],
    ['```js\nx\n```', '<pre tabindex="0"><code>x\n</code></pre>\n'],
    ['[a](/ad/1)', `<p><a href="/ad/1" ${rel}>a</a></p>\n`],
    ['https://a.se/b?c=1', `<p><a href="https://a.se/b?c=1" ${rel}>https://a.se/b?c=1</a></p>\n`],
    ['a.se och b@a.se', '<p>a.se och b@a.se</p>\n'],
    ['<b@a.se>', '<p>&lt;b@a.se&gt;</p>\n'],
    ['[a](mailto:b@a.se)', '<p>[a](mailto:b@a.se)</p>\n'],
  ])('%j', (source, html) => {
    expect(render(source)).toBe(html);
  });

  test('shows the host of an address in ASCII and its path readable', () => {
    expect(render('https://аpple.com/väg')).toContain('>https://xn--pple-43d.com/väg</a>');
  });

  test('has pictures of this site with their size, and no others', () => {
    expect(render(`![Skon](picture:${ID})`)).toMatch(
      /^<p><img src="\/api\/text-pictures\/[^"]+\/640.webp" srcset="[^"]+" sizes="[^"]+" width="1280" height="960" alt="Skon" loading="lazy"/,
    );
    expect(render(`![Skon](picture:${OTHER})`)).toBe('<p></p>\n');
  });

  test('shows a picture of another site as a link', () => {
    expect(render('![x](https://a.se/b.png)')).toBe(`<p>!<a href="https://a.se/b.png" ${rel}>x</a></p>\n`);
  });
});

describe('names', () => {
  const source = withoutNames(`@[Anna](user:${ID}) och @[Bo](user:${OTHER})`);
  test('are the current ones, and are not part of the stored text', () => {
    expect(source).toBe(`@[](user:${ID}) och @[](user:${OTHER})`);
    const html = render(source);
    expect(
      fillNames(html, ({ id }) => (id === ID ? { name: 'Anna Ny', href: '/person/1' } : { name: 'Bo' })),
    ).toBe(
      '<p><span class="mention"><a href="/person/1">@Anna Ny</a></span> och <span class="mention">@Bo</span></p>\n',
    );
  });

  test('names of erased accounts are replaced', () => {
    expect(fillNames(render(`@[](user:${ID})`), () => undefined)).toContain('>@Borttagen användare<');
  });

  test('a quote shows its source', () => {
    const html = render(withoutNames(quoteOf({ id: '57', name: 'Anna', text: 'Ett\n\nTvå' })));
    expect(fillNames(html, () => ({ name: 'Anna', href: '#kommentar-57' }))).toBe(
      '<blockquote>\n<p><cite data-quote="57"><a href="#kommentar-57">Anna</a></cite></p>\n<p>Ett</p>\n<p>Två</p>\n</blockquote>\n',
    );
  });
});

test('a long quoted passage is opened by its reader, with its source or without, and a short one is shown whole', () => {
  const long = 'Ett långt citat. '.repeat(30).trim();
  const quote = (text: string) => render(withoutNames(quoteOf({ id: '57', name: 'Anna', text })));
  expect(quote(`${long}\n\nSlut`)).toBe(
    `<blockquote>\n<p><cite data-quote="57"></cite></p>\n<details><summary>Visa hela citatet</summary></details>\n<div>\n<p>${long}</p>\n<p>Slut</p>\n</div>\n</blockquote>\n`,
  );
  expect(quote('Kort')).not.toContain('<details>');
  expect(render(`> ${long}\n\nSvar`)).toBe(
    `<blockquote>\n<details><summary>Visa hela citatet</summary></details>\n<div>\n<p>${long}</p>\n</div>\n</blockquote>\n<p>Svar</p>\n`,
  );
  // One press opens all of it.
  expect(render(`> > ${long}\n>\n> ${long}`).match(/<details>/g)).toHaveLength(1);
});

test('lists what a text refers to, each once', () => {
  const { references } = parseMarkdown(
    `@[](user:${ID}) @[](user:${ID}) \`@[](user:${OTHER})\` ![a](picture:${OTHER})\n\n> @[](quote:57)\n\n- https://a.se`,
  );
  expect(references).toEqual({ users: [ID], quotes: ['57'], pictures: [OTHER], links: ['https://a.se'] });
  expect(parseMarkdown('a `https://a.se`').references.links).toEqual([]);
});

describe('the plain text', () => {
  test('has the words without markup, names and quoted passages', () => {
    expect(
      plain(`> citat\n\n**Hej** @[A](user:${ID})\n\n- ett\n- [två](https://a.se)\n\n\`\`\`\nkod\n\`\`\``),
    ).toBe('Hej\nett\ntvå\nkod');
  });

  test('has the quoted passage of a text with nothing else', () => {
    expect(plain('> citat')).toBe('citat');
  });
});

describe('a summary', () => {
  test('is one row of at most a hundred characters, cut between words', () => {
    expect(summarise('Hej\n\nalla', 100)).toBe('Hej alla');
    expect(summarise('ord '.repeat(100), 100)).toBe(`${'ord '.repeat(23)}ord…`);
    expect([...summarise('x'.repeat(200), 100)]).toHaveLength(100);
    expect(summarise('🏀'.repeat(100), 100)).toBe('🏀'.repeat(100));
  });
});

test('this version renders unchanged HTML: a change requires a new version, since HTML is stored', () => {
  const everything = `**a** _b_ \`c\` [d](/e "f") <https://g.se> https://h.se/å @[](user:${ID}) ![i](picture:${ID})\nj
> @[](quote:57)
>
> k\n
- l\n  1. m\n
\`\`\`
n
\`\`\``;
  expect([
    MARKDOWN_VERSION,
    createHash('sha256').update(render(everything)).digest('hex').slice(0, 16),
  ]).toEqual([3, 'acd069699caa385c']);
});

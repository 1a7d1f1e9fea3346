// Hostile texts: the rendered HTML has only allowed elements, attributes and addresses, and is balanced, whatever the source.
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { MAX_MARKDOWN_LENGTH } from '#shared/markdown/references.ts';
import { attacks, fragments, placements } from './hostile-texts.ts';
import { fillNames, parseMarkdown } from './markdown.ts';

const ID = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11';
const pictures = new Map([[ID, { width: 640, height: 480 }]]);
const OWN_PICTURE = /^\/api\/text-pictures\/[0-9a-f-]{36}\/(400|640|1280)\.webp$/;

/** By element, its attributes and the values that each may have. */
const allowed: Record<string, Record<string, (value: string) => boolean>> = {
  ...Object.fromEntries(
    ['p', 'br', 'em', 'strong', 'code', 'blockquote', 'ul', 'li', 'details', 'summary', 'div'].map((tag) => [
      tag,
      {},
    ]),
  ),
  pre: { tabindex: (value) => value === '0' },
  ol: { start: (value) => /^\d{1,9}$/.test(value) },
  span: { class: (value) => value === 'mention' },
  cite: { 'data-quote': (value) => /^[\w-]{1,64}$/.test(value) },
  a: { href: isAllowedAddress, rel: (value) => value === 'nofollow ugc noopener', title: () => true },
  img: {
    src: (value) => OWN_PICTURE.test(value),
    srcset: (value) => value.split(', ').every((part) => OWN_PICTURE.test(part.split(' ')[0] ?? '')),
    sizes: () => true,
    width: (value) => value === '640',
    height: (value) => value === '480',
    alt: () => true,
    loading: (value) => value === 'lazy',
    decoding: (value) => value === 'async',
  },
};

/** Checks an address as a browser on this site resolves it. */
function isAllowedAddress(value: string): boolean {
  const url = new URL(value, 'https://this.site/forum/1');
  return /^https?:$/.test(url.protocol) && url.username === '' && /^\/(?!\/)|^https?:\/\//i.test(value);
}

const render = (source: string) =>
  fillNames(parseMarkdown(source).toHtml(pictures), ({ kind, id }) =>
    kind === 'user' ? { name: '<b onclick=x>"&', href: `/person/${id}` } : undefined,
  );

/** Everything in the rendered text that is not allowed, empty if it is harmless. */
function findFlaws(html: string): string[] {
  const flaws: string[] = [];
  const wrapped = `<div>${html}</div><i></i>`;
  const { childNodes } = parseFragment(wrapped, {
    onParseError: ({ code }) => flaws.push(code),
  });
  // Unclosed elements swallow what follows, and surplus closing tags let content out.
  if (childNodes.map(({ nodeName }) => nodeName).join() !== 'div,i') flaws.push('unbalanced');
  // Searched in the text, because an HTML parser repairs nested links by closing the first.
  if (/<a [^>]*>(?:(?!<\/a>)[^])*<a /.test(html)) flaws.push('nested link');
  const check = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (node.nodeName === '#text') return;
    if (!('attrs' in node)) return void flaws.push(node.nodeName);
    const attributes = allowed[node.nodeName];
    if (!attributes) flaws.push(node.nodeName);
    for (const { name, value } of node.attrs)
      if (!attributes?.[name]?.(value)) flaws.push(`${node.nodeName} ${name}=${value}`);
    if ('content' in node) flaws.push('template');
    for (const child of node.childNodes) check(child);
  };
  const [wrapper] = childNodes;
  if (wrapper && 'childNodes' in wrapper) for (const child of wrapper.childNodes) check(child);
  return flaws;
}

describe('a hostile text is harmless', () => {
  test('every hostile text of the list is harmless, in every place of a text', () => {
    const texts = attacks.flatMap((attack) => placements.map((place) => place(attack)));
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap((text) => findFlaws(render(text)).map((flaw) => ({ text, flaw })))).toEqual([]);
  });

  test('generated from pieces of Markdown, HTML and addresses', () => {
    const text = array(oneof(constantFrom(...fragments, ...attacks), string()), {
      maxLength: 30,
    });
    assert(
      property(text, (parts) => {
        expect(findFlaws(render(parts.join('')))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test('a text is harmless when it refers to names that contain markup', () => {
    expect(render(`@[Anna](user:${ID})`)).toBe(
      `<p><span class="mention"><a href="/person/${ID}">@&lt;b onclick=x&gt;&quot;&amp;</a></span></p>\n`,
    );
  });
});

test('finds flaws in what a careless renderer would write', () => {
  const careless = [
    '<script>x</script>',
    '<p onclick="x">a</p>',
    '<p style="x">a</p>',
    '<a href="javascript:x">a</a>',
    '<a href="//evil.example">a</a>',
    '<img src="https://evil.example/a.png">',
    '<p><em>a</p>',
    '</div><p>a</p>',
    '<a href="/x">a <a href="/y">b</a></a>',
  ];
  expect(careless.filter((html) => findFlaws(html).length === 0)).toEqual([]);
});

/** Inputs that made other renderers, or older versions of this one, take quadratic time. */
const slow: Record<string, (size: number) => string> = {
  'nested emphasis': (size) => '*a **a '.repeat(size / 7) + 'b** b*'.repeat(10),
  'unclosed emphasis': (size) => '*a_ '.repeat(size / 4),
  'unclosed brackets': (size) => '['.repeat(size),
  'unclosed links': (size) => '[a](<b'.repeat(size / 6),
  'nested brackets': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'link openers': (size) => '[a]('.repeat(size / 4),
  'nested quotes': (size) => `${'>'.repeat(size / 2)}a`,
  'nested lists': (size) =>
    Array.from({ length: Math.sqrt(size) }, (_, row) => `${' '.repeat(row)}- a`).join('\n'),
  'rising code marks': (size) =>
    Array.from({ length: Math.sqrt(2 * size) }, (_, n) => `e${'`'.repeat(n)}`).join(''),
  'open fences': (size) => '```\n> '.repeat(size / 6),
  entities: (size) => '&#'.repeat(size / 2),
  autolinks: (size) => '<https://a'.repeat(size / 10),
  addresses: (size) => 'https://a.b/('.repeat(size / 13),
  'mentions without an end': (size) => '@[a](user:'.repeat(size / 10),
  'row breaks': (size) => 'a  \n'.repeat(size / 4),
};

test.each(Object.entries(slow))('renders the longest text of %s', (_, make) => {
  const source = make(MAX_MARKDOWN_LENGTH).slice(0, MAX_MARKDOWN_LENGTH);
  expect(findFlaws(render(source))).toEqual([]);
});

// The examples of the public CommonMark test suite that apply to the subset.
import { tests } from 'commonmark-spec';
import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';

/**
 * Sections of the suite whose constructs are in the subset. Left out: thematic breaks, headings, indented code, HTML, references
 * and images.
 */
const sections = new Set([
  'Tabs',
  'Backslash escapes',
  'Entity and numeric character references',
  'Precedence',
  'Fenced code blocks',
  'Paragraphs',
  'Blank lines',
  'Block quotes',
  'List items',
  'Lists',
  'Inlines',
  'Code spans',
  'Emphasis and strong emphasis',
  'Links',
  'Autolinks',
  'Hard line breaks',
  'Textual content',
]);

const subsetTags = new Set(['p', 'em', 'strong', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'br']);

/** Examples in these sections that do not apply, by number, with the reason. */
const otherwise = new Map([
  [21, 'HTML is text'],
  [134, 'no indented code'],
  [278, 'no indented code'],
  [308, 'HTML is text'],
  [602, 'an address without brackets is a link too'],
  [608, 'an address without brackets is a link too'],
  [611, 'an address without brackets is a link too'],
]);

const applicable = tests.filter(
  ({ section, markdown, html, number }) =>
    sections.has(section) && isSubset(html) && !needsMore(markdown, html) && !otherwise.has(number),
);

test.each(applicable)('example $number, $section', ({ markdown, html }) => {
  // The suite writes tabs as arrows.
  const source = markdown.replaceAll('→', '\t');
  expect(normalise(parseMarkdown(source).toHtml(new Map()))).toBe(normalise(html.replaceAll('→', '\t')));
});

test('most examples of these sections apply', () => {
  expect(applicable.length).toBeGreaterThan(320);
});

function isSubset(html: string): boolean {
  return [...html.matchAll(/<\/?([a-z0-9]+)/g)].every(([, tag = '']) => subsetTags.has(tag));
}

/** Whether an example also uses a construct outside the subset, besides that of its section. */
function needsMore(markdown: string, html: string): boolean {
  const hasIndentedCode = html.includes('<pre>') && !/```|~~~/.test(markdown);
  const hasDefinition = /^ {0,3}\[[^\]]+\]:/m.test(markdown);
  const hasOtherAddress = /href="(?!\/[^/]|https?:\/\/)/.test(html);
  return hasIndentedCode || hasDefinition || hasOtherAddress;
}

/** Removes the deliberate differences of the subset: attributes of links and code, and a `<br>` for every line break. */
function normalise(html: string): string {
  return html
    .replaceAll('<br />', '<br>')
    .replaceAll('<br>\n', '\n')
    .replaceAll('<blockquote>\n</blockquote>', '<blockquote></blockquote>')
    .replaceAll(' rel="nofollow ugc noopener"', '')
    .replaceAll(' tabindex="0"', '')
    .replaceAll(/ class="language-[^"]*"/g, '');
}

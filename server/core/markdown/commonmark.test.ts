// The public CommonMark test suite, as far as the subset goes.
import { tests } from 'commonmark-spec';
import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';

/** Sections of the suite whose constructs the subset has. The others: thematic breaks, headings, indented code, HTML, references, images. */
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

/** Examples that look as if they applied. */
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

/** Whether an example uses what the subset leaves out, beside what its section is about. */
function needsMore(markdown: string, html: string): boolean {
  const hasIndentedCode = html.includes('<pre>') && !/```|~~~/.test(markdown);
  const hasDefinition = /^ {0,3}\[[^\]]+\]:/m.test(markdown);
  const hasOtherAddress = /href="(?!\/[^/]|https?:\/\/)/.test(html);
  return hasIndentedCode || hasDefinition || hasOtherAddress;
}

/** Without what the subset does differently on purpose: attributes of links and code, and a row break for every line break. */
function normalise(html: string): string {
  return html
    .replaceAll('<br />', '<br>')
    .replaceAll('<br>\n', '\n')
    .replaceAll('<blockquote>\n</blockquote>', '<blockquote></blockquote>')
    .replaceAll(' rel="nofollow ugc noopener"', '')
    .replaceAll(' tabindex="0"', '')
    .replaceAll(/ class="language-[^"]*"/g, '');
}

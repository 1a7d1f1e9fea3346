// Links that a text adds, also those that are written with escapes.
import { expect, test } from 'vitest';
import { addsLink } from './added-links.ts';

test.each([
  'https://a.se',
  '[här](https:\\/\\/a.se/b)',
  '[här](https\\://a.se)',
  '[här](https:&#47;&#47;a.se)',
  '[här](https:/&sol;a.se)',
])('a new text has the link %s', (content) => expect(addsLink({ content })).toBe(true));

test.each(['Hej', 'Se [annonsen](/ads/1)', 'Vi vann 82-79. Nu fika'])('%s has no link', (content) =>
  expect(addsLink({ content })).toBe(false),
);

test('a link in the title counts, and a title does not hide links in the text', () => {
  expect(addsLink({ title: 'Se www.a.se', content: 'Hej' })).toBe(true);
  expect(addsLink({ title: '```', content: '[här](https:\\/\\/a.se)' })).toBe(true);
});

test.each([
  ['the same link', 'Se www.a.se!', 'Se www.a.se', false],
  ['an exchanged link', 'Se www.b.se', 'Se www.a.se', true],
  ['the same link with other escapes', '[här](https:/&sol;a.se)', '[här](https:\\/\\/a.se)', false],
])('an edit with %s', (_case, content, before, expected) =>
  expect(addsLink({ content }, { content: before })).toBe(expected),
);

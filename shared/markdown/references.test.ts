// References in a text: names are written in front of ids, and never stored.
import { describe, expect, test } from 'vitest';
import {
  describedPicture,
  mentionOf,
  pictureOf,
  quoteOf,
  referencesIn,
  withNames,
  withoutMentions,
  withoutNames,
} from './references.ts';

const ID = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11';

describe('references', () => {
  test('are written with names that cannot end them early', () => {
    expect(mentionOf({ id: ID, name: ' Anna ]( [x]\n ' })).toBe(`@[Anna ( x](user:${ID})`);
    expect(pictureOf({ id: ID, alt: 'IMG[1].jpg' })).toBe(`![IMG 1 .jpg](picture:${ID})`);
  });

  test('lose their names when they are stored, and get the current ones back', () => {
    const written = `Hej ${mentionOf({ id: ID, name: 'Anna' })}\n\n> @[Bo](quote:5)`;
    const stored = withoutNames(written);
    expect(stored).toBe(`Hej @[](user:${ID})\n\n> @[](quote:5)`);
    expect(withNames(stored, ({ kind }) => (kind === 'user' ? 'Anna' : 'Bo'))).toBe(written);
    expect(withNames(stored, () => undefined)).toBe(stored);
  });

  test('quote every row of a passage', () => {
    expect(quoteOf({ id: '57', name: 'Anna', text: ' a\nb\n\n\n\nc ' })).toBe(
      '> @[Anna](quote:57)\n>\n> a\n> b\n>\n> c\n\n',
    );
  });

  test('references to people who may not be mentioned become plain text', () => {
    const text = `${mentionOf({ id: ID, name: 'Anna' })} och @[Bo](quote:5)`;
    expect(withoutMentions(text, () => false)).toBe('@Anna och @[Bo](quote:5)');
    expect(withoutMentions(text, () => true)).toBe(text);
  });

  test('references to pictures have a description, which can be changed', () => {
    const described = describedPicture({ id: ID, alt: 'En [ny] sko' });
    expect(described).toBe(`![En  ny  sko](picture:${ID})`);
  });

  test('are found in their order, with their labels', () => {
    const [picture, quote] = [pictureOf({ id: ID, alt: 'En sko' }), '@[Bo](quote:5)'];
    expect(referencesIn(`Se ${picture} och ${quote} av @[](user:${ID})`)).toEqual([
      { kind: 'picture', id: ID, label: 'En sko', markup: picture },
      { kind: 'quote', id: '5', label: 'Bo', markup: quote },
      { kind: 'user', id: ID, label: '', markup: `@[](user:${ID})` },
    ]);
  });
});

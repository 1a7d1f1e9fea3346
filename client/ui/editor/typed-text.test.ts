// Mentions in the text field: names on the screen, ids in the text.
import { expect, test } from 'vitest';
import { toSource, toTyped } from './typed-text.ts';

const [anna, annaEk] = ['3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11', '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c12'];
const source = `Hej @[Anna](user:${anna}) och @[Anna Ek](user:${annaEk}), > @[Bo](quote:5)`;

test('shows names, and restores the ids', () => {
  const typed = toTyped(source);
  expect(typed.text).toBe('Hej @Anna och @Anna Ek, > @[Bo](quote:5)');
  expect(toSource(typed)).toBe(source);
});

test('a name that is changed is no mention any more, and is one again when it is restored', () => {
  const { people } = toTyped(source);
  expect(toSource({ text: '@Annas', people })).toBe('@Annas');
  expect(toSource({ text: '@Anna E', people })).toBe(`@[Anna](user:${anna}) E`);
  expect(toSource({ text: '(@Anna Ek)', people })).toBe(`(@[Anna Ek](user:${annaEk}))`);
});

test('a text without mentions is itself', () => {
  expect(toSource(toTyped('a@b.se @Anna'))).toBe('a@b.se @Anna');
});

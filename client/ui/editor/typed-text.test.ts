// References in the text field: shown as names and numbers, stored as ids.
import { expect, test } from 'vitest';
import { describePicture, picturesIn, toSource, toTyped } from './typed-text.ts';

const [anna, annaEk] = ['3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11', '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c12'];
const source = `Hej @[Anna](user:${anna}) och @[Anna Ek](user:${annaEk})\n\n> @[Anna Ek](quote:5)\n\n![](picture:${anna})\n![Sko](picture:${annaEk})`;

test('shows names and numbers, and restores the ids', () => {
  const typed = toTyped(source);
  expect(typed.text).toBe('Hej @Anna och @Anna Ek\n\n> @Anna Ek #5\n\n![bild 1]\n![bild 2]');
  expect(toSource(typed)).toBe(source);
});

test('a mention becomes plain text when its name is edited, and a mention again when it is restored', () => {
  const { references } = toTyped(source);
  expect(toSource({ text: '@Annas', references })).toBe('@Annas');
  expect(toSource({ text: '@Anna E', references })).toBe(`@[Anna](user:${anna}) E`);
  expect(toSource({ text: '(@Anna Ek)', references })).toBe(`(@[Anna Ek](user:${annaEk}))`);
});

test('a text without references is unchanged', () => {
  expect(toSource(toTyped('a@b.se @Anna ![bild 1]'))).toBe('a@b.se @Anna ![bild 1]');
});

test('two people of the same name have their own ids', () => {
  const both = `@[Anna](user:${anna}) och @[Anna](user:${annaEk})`;
  expect(toSource(toTyped(both))).toBe(both);
});

test('a picture has its number and description, wherever it is moved', () => {
  const typed = { ...toTyped(source), text: '![bild 2] före ![bild 1]' };
  expect(picturesIn(typed)).toEqual([
    { name: 'bild 2', id: annaEk, alt: 'Sko' },
    { name: 'bild 1', id: anna, alt: '' },
  ]);
  const described = describePicture(typed, { name: 'bild 1', id: anna, alt: 'Boll' });
  expect(toSource(described)).toBe(`![Sko](picture:${annaEk}) före ![Boll](picture:${anna})`);
  const added = toTyped(`${described.text} ![](picture:${anna})`, described.references);
  expect(added.text).toBe('![bild 2] före ![bild 1] ![bild 3]');
});

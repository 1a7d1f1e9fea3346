// The list of notifications without any: none yet, none older, and an invalid address.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { missingTexts, refused } from '../testing/show.tsx';

const nothing = async () => ({ notifications: [], next: null, unread: 0 });
const newest = async () => (await screen.findByRole('link', { name: 'Till de nyaste' })).getAttribute('href');

test('an empty list explains what will be shown', async () => {
  openPage('/notifications', { notifications: { list: nothing } });
  expect(await screen.findByRole('heading', { name: 'Inga notiser än' })).toBeTruthy();
  expect(await missingTexts('Här ser du när något händer med dina annonser, favoriter och affärer.')).toEqual(
    [],
  );
});

test('a page whose notifications have been deleted links to the newest', async () => {
  openPage('/notifications?after=abc', { notifications: { list: nothing } });
  expect(await screen.findByRole('heading', { name: 'Inga äldre notiser' })).toBeTruthy();
  expect(await newest()).toBe('/notifications');
});

test('an invalid address links to the newest', async () => {
  openPage('/notifications?after=x', {
    notifications: { list: () => refused('UNPROCESSABLE_CONTENT') },
  });
  expect(await screen.findByRole('heading', { name: 'Sidan finns inte' })).toBeTruthy();
  expect(await newest()).toBe('/notifications');
});

// Addresses whose views are counted.
import { expect, test } from 'vitest';
import { viewedPageAt } from './viewed-pages.ts';

const id = '3b1f8a52-6c0d-4c53-9a53-0d3f7f4f5c11';

test('an ad is counted under its id, however it is written', () => {
  for (const path of [`/ad/${id}`, `/ad/${id}/`, `/ad/${id.toUpperCase()}`])
    expect(viewedPageAt(path)).toEqual({ kind: 'ad', subject: id });
});

test('a post of the forum is counted under its id', () => {
  expect(viewedPageAt(`/forum/${id}`)).toEqual({ kind: 'post', subject: id });
});

test('a page of the site is counted under its path, people, teams and leagues together', () => {
  expect(viewedPageAt('/')).toEqual({ kind: 'page', subject: '/' });
  expect(viewedPageAt('/marketplace/')).toEqual({ kind: 'page', subject: '/marketplace' });
  expect(viewedPageAt('/teams/alvik-basket')).toEqual({ kind: 'section', subject: '/teams' });
  expect(viewedPageAt(`/u/${id}`)).toEqual({ kind: 'section', subject: '/u' });
});

test.each([
  '/admin',
  '/api/ads',
  '/marketplace/x',
  '/u',
  '/ad/1',
  `/ad/${id}/edit`,
  `/x/ad/${id}`,
  `/ad/${id}%2f`,
])('nothing else is: %s', (path) => expect(viewedPageAt(path)).toBeNull());

// Who is online beside the list: the number, and the names that signed-in readers see.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { missingTexts, show } from '../../../testing/show.tsx';
import { OnlinePeople } from './online-people.tsx';

const id = '00000000-0000-4000-8000-00000000000b';
const karl = { id, name: 'Karl Alm', avatarUrl: null };

test('a visitor sees how many are online, and no names', async () => {
  show(<OnlinePeople />, { forum: { online: async () => ({ count: 1, people: [] }) } }, { as: null });
  expect(await missingTexts('Online nu', '1 person på Baskettorget')).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a signed-in reader sees names, and a link to their own setting', async () => {
  show(<OnlinePeople />, { forum: { online: async () => ({ count: 1234, people: [karl] }) } });
  const name = await screen.findByRole('link', { name: 'Karl Alm' });
  expect(name.getAttribute('href')).toBe(`/u/${id}`);
  expect(await missingTexts('1 234 personer')).toEqual([]);
  const choice = screen.getByRole('link', { name: 'Ändra för dig' });
  expect(choice.getAttribute('href')).toBe('/profile#online');
});

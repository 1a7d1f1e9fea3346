// Who is online beside the list: the number, the names, and the choice to be one of them.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnProfile, ProfileChange } from '#shared/features/profiles/contract.ts';
import { missingTexts, show } from '../../../testing/show.tsx';
import { OnlineSetting } from '../../profiles/online-setting.tsx';
import { OnlinePeople } from './online-people.tsx';

const id = '00000000-0000-4000-8000-00000000000b';
const karl = { id, name: 'Karl Alm', avatarUrl: null };

test('a visitor sees how many are online, and no names', async () => {
  show(<OnlinePeople />, { forum: { online: async () => ({ count: 1, people: [] }) } }, { as: null });
  expect(await missingTexts('Online nu', '1 person, med eller utan konto')).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a signed-in reader sees names, and where to choose for themselves', async () => {
  show(<OnlinePeople />, { forum: { online: async () => ({ count: 1234, people: [karl] }) } });
  const name = await screen.findByRole('link', { name: 'Karl Alm' });
  expect(name.getAttribute('href')).toBe(`/people/${id}`);
  expect(await missingTexts('1 234 personer')).toEqual([]);
  const choice = screen.getByRole('link', { name: 'Ändra för dig' });
  expect(choice.getAttribute('href')).toBe('/profile#online');
});

const profile: OwnProfile = {
  ...karl,
  email: 'karl@exempel.se',
  phone: '',
  location: '',
  bio: '',
  birthYear: 1990,
  showsOnline: false,
  rating: null,
  reviewCount: 0,
  isTreatedAsMinor: false,
  ageRefusal: null,
};

test('the choice is off until it is made, and is saved at once', async () => {
  const chosen: ProfileChange[] = [];
  const change = async (choice: ProfileChange) => {
    chosen.push(choice);
    return { ...profile, showsOnline: choice.showsOnline ?? false };
  };
  show(<OnlineSetting />, { profiles: { own: async () => profile, change } });
  const control = await screen.findByRole('switch', { name: 'Visa att jag är online' });
  expect(control.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(control);
  await vi.waitFor(() => expect(control.getAttribute('aria-checked')).toBe('true'));
  expect(chosen).toEqual([{ showsOnline: true }]);
});

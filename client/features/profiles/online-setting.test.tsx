// The choice to be listed as online.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnProfile, ProfileChange } from '#shared/features/profiles/contract.ts';
import { show } from '../../testing/show.tsx';
import { OnlineSetting } from './online-setting.tsx';

const profile: OwnProfile = {
  id: '00000000-0000-4000-8000-00000000000b',
  name: 'Karl Alm',
  avatarUrl: null,
  email: 'karl@exempel.se',
  phone: '',
  location: '',
  bio: '',
  birthYear: 1990,
  showsOnline: false,
  association: null,
  business: null,
  rating: null,
  reviewCount: 0,
  isTreatedAsMinor: false,
  ageRefusal: null,
};

test('the choice is off by default, and a change is saved at once', async () => {
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

test('a user treated as a minor has no choice, and is never listed', async () => {
  const own = vi.fn<() => Promise<OwnProfile>>(async () => ({ ...profile, isTreatedAsMinor: true }));
  show(<OnlineSetting />, { profiles: { own } });
  await vi.waitFor(() => expect(own).toHaveBeenCalled());
  expect(screen.queryByRole('switch')).toBeNull();
});

// The menu of a user offers the two steps of closing an account for its owner's age, each when it may be done.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { User } from '#shared/features/users/contract.ts';
import { show } from '../../testing/show.tsx';
import type { UserActions } from './user-actions.ts';
import { UserActionMenu } from './user-action-menu.tsx';

const can: User['can'] = {
  roles: [],
  block: false,
  unblock: false,
  removeTwoStep: false,
  deleteBirthYear: false,
  closeForAge: false,
  eraseForAge: false,
  delete: false,
};
const child: User = {
  id: '00000000-0000-4000-8000-00000000000b',
  name: 'Karl Alm',
  email: 'karl@exempel.se',
  role: 'user',
  createdAt: '2026-11-01T12:00:00Z',
  lastSeenAt: null,
  block: null,
  listedAds: 0,
  hasTwoStep: false,
  ageClosure: null,
  business: null,
  can,
};
const called: (keyof UserActions)[] = [];
const note = (action: keyof UserActions) => async () => {
  called.push(action);
};
const actions: UserActions = {
  setRole: note('setRole'),
  block: () => called.push('block'),
  unblock: note('unblock'),
  removeTwoStep: note('removeTwoStep'),
  clearBirthYear: note('clearBirthYear'),
  closeForAge: note('closeForAge'),
  eraseForAge: note('eraseForAge'),
  remove: note('remove'),
};

test.each([
  ['closeForAge', 'Stäng kontot: för ung …'],
  ['eraseForAge', 'Radera kontot: för ung …'],
] as const)('offers %s only when it may be done', async (action, label) => {
  const user = { ...child, can: { ...can, [action]: true } };
  show(<UserActionMenu user={user} actions={actions} />, {});
  fireEvent.click(screen.getByRole('button', { name: 'Åtgärder för Karl Alm' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([label]);
  fireEvent.click(screen.getByRole('menuitem', { name: label }));
  await vi.waitFor(() => expect(called.splice(0)).toEqual([action]));
});

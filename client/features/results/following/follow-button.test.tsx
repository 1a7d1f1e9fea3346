// The button that follows a team: its states, visitors, and a failure.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FollowState } from '#shared/features/results/following/contract.ts';
import { followTexts } from '#shared/features/results/following/texts.ts';
import { failed, missingTexts, show } from '../../../testing/show.tsx';
import { FollowButton } from './follow-button.tsx';

const button = <FollowButton kind="team" slug="norrviken" name="Norrviken" />;

function open(state: 'following' | 'muted' | null) {
  let current: FollowState = state ?? 'normal';
  const followTeam = vi.fn<(input: { slug: string; state: FollowState }) => Promise<typeof input>>(
    async (input) => {
      current = input.state;
      return input;
    },
  );
  const followed = async () => ({
    teams: current === 'normal' ? [] : [{ slug: 'norrviken', name: 'Norrviken', state: current }],
    leagues: [],
  });
  show(button, { results: { followed, followTeam } });
  return followTeam;
}

async function choose(label: string, item: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${label}: välj notiser om Norrviken` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('follows, mutes and unfollows', async () => {
  const followTeam = open(null);
  fireEvent.click(screen.getByRole('button', { name: 'Följ Norrviken' }));
  expect(await missingTexts('Du följer Norrviken')).toEqual([]);
  await choose('Följer', 'Tysta');
  await choose('Tystad', 'Slå på notiser');
  await choose('Följer', 'Sluta följa');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Följ Norrviken' })).toBeTruthy());
  expect(followTeam.mock.calls.map(([{ state }]) => state)).toEqual([
    'following',
    'muted',
    'following',
    'normal',
  ]);
});

test('shows an error when a change fails', async () => {
  show(button, { results: { followed: async () => ({ teams: [], leagues: [] }), followTeam: failed } });
  fireEvent.click(screen.getByRole('button', { name: 'Följ Norrviken' }));
  expect(await missingTexts(followTexts.failed)).toEqual([]);
});

// Followed teams and leagues: the list with its links, unfollowing, and the states.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FollowedList, FollowState } from '#shared/features/results/following/contract.ts';
import { followTexts } from '#shared/features/results/following/texts.ts';
import { failed, missingTexts, show } from '../../../testing/show.tsx';
import { FollowedNamesPanel } from './followed-names-panel.tsx';

const panel = <FollowedNamesPanel />;
const two: FollowedList = {
  teams: [{ slug: 'norrviken', name: 'Norrviken', state: 'following' }],
  leagues: [{ slug: 'sbl-herr', name: 'SBL herr', state: 'muted' }],
};

const listOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const section = heading.closest('section');
  if (!section) throw new Error('The heading is in no section');
  return within(section);
};

test('lists teams and leagues, each with its link and the chosen option', async () => {
  show(panel, { results: { followed: async () => two } });
  const teams = await listOf('Lag');
  expect(teams.getByRole('link', { name: 'Norrviken' }).getAttribute('href')).toBe('/teams/norrviken');
  expect(teams.getByRole('button', { name: 'Följer: välj notiser om Norrviken' })).toBeTruthy();
  const leagues = await listOf('Ligor');
  expect(leagues.getByRole('link', { name: 'SBL herr' }).getAttribute('href')).toBe('/leagues/sbl-herr');
  expect(leagues.getByRole('button', { name: 'Tystad: välj notiser om SBL herr' })).toBeTruthy();
});

test('an unfollowed team can be followed again', async () => {
  let current = two;
  const followTeam = vi.fn<(input: { slug: string; state: FollowState }) => Promise<typeof input>>(
    async (input) => {
      current = { ...two, teams: input.state === 'normal' ? [] : two.teams };
      return input;
    },
  );
  show(panel, { results: { followed: async () => current, followTeam } });
  fireEvent.click(await screen.findByRole('button', { name: 'Följer: välj notiser om Norrviken' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sluta följa' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Följ Norrviken' }));
  await screen.findByRole('button', { name: 'Följer: välj notiser om Norrviken' });
  expect(followTeam.mock.calls.map(([input]) => input)).toEqual([
    { slug: 'norrviken', state: 'normal' },
    { slug: 'norrviken', state: 'following' },
  ]);
});

test('explains how to follow when nothing is followed', async () => {
  show(panel, { results: { followed: async () => ({ teams: [], leagues: [] }) } });
  expect(await missingTexts('Du följer inga lag eller ligor än')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Till resultaten' }).getAttribute('href')).toBe('/results');
});

test('shows a load error, and loads again on retry', async () => {
  const followed = vi.fn<() => Promise<FollowedList>>(failed).mockRejectedValueOnce(new Error('offline'));
  followed.mockImplementation(async () => two);
  show(panel, { results: { followed } });
  expect(await missingTexts(followTexts.listFailed)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(await missingTexts('Norrviken')).toEqual([]);
});

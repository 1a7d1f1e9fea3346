// The draft of a result.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EditedResult } from '#shared/features/results/editing/contract.ts';
import { type Answers, show, viewer } from '../../../testing/show.tsx';
import { storedDrafts } from '../../../testing/stored-drafts.ts';
import { ResultDialog } from './result-dialog.tsx';

const onClose = vi.fn<() => void>();

beforeEach(() => onClose.mockClear());
afterEach(() => sessionStorage.clear());

const match: EditedResult = {
  id: '00000000-0000-4000-8000-0000000000b1',
  home: { name: 'Norrviken', slug: 'norrviken' },
  away: { name: 'Sjöstaden', slug: 'sjostaden' },
  league: { name: 'Basketligan herr', slug: 'basketligan-herr' },
  season: '2026/27',
  gameDate: '2026-11-21T17:00:00.000Z',
  venue: 'Hallen',
  isForfeit: false,
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
  period: null,
  homePeriods: [],
  awayPeriods: [],
  version: 0,
  scorers: 0,
};
const otherAdmin = { ...viewer, id: '00000000-0000-4000-8000-00000000000b' };

const names: Answers['results'] = {
  listLeaguesForEditing: async () => ({ leagues: [] }),
  listTeamsForEditing: async () => ({ teams: [], next: null, previous: null }),
};

function open(result?: EditedResult, answers: Answers['results'] = {}, as = viewer) {
  const results = { ...names, ...answers };
  return show(<ResultDialog result={result} onClose={onClose} />, { results }, { as });
}
const venue = () => screen.getByRole('textbox', { name: 'Arena' });
const type = (value: string) => fireEvent.change(venue(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a draft of a new result survives a reload for its author only, and can be discarded', () => {
  const page = open();
  type('Stora hallen');
  page.unmount();
  const other = open(undefined, {}, otherAdmin);
  expect(venue()).toHaveProperty('value', '');
  other.unmount();
  open();
  expect(venue()).toHaveProperty('value', 'Stora hallen');
  press('Börja om');
  expect(venue()).toHaveProperty('value', '');
  expect(storedDrafts()).toHaveLength(0);
});

test('a restored change is saved with the result when it was begun, and its draft is deleted', async () => {
  const page = open(match);
  type('Stora hallen');
  page.unmount();
  const update = vi.fn<(fields: object) => Promise<EditedResult>>(async () => match);
  open({ ...match, status: 'live', homeScore: 10, awayScore: 8 }, { update });
  press('Spara');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    venue: 'Stora hallen',
    status: 'scheduled',
    seen: { venue: 'Hallen', status: 'scheduled', homeScore: null },
  });
  expect(storedDrafts()).toHaveLength(0);
});

test('a restored change that is typed back leaves no draft', () => {
  const page = open(match);
  type('Stora hallen');
  page.unmount();
  open(match);
  expect(screen.getByRole('button', { name: 'Börja om' })).toBeTruthy();
  type('Hallen');
  expect(screen.queryByRole('button', { name: 'Börja om' })).toBeNull();
  expect(storedDrafts()).toHaveLength(0);
});

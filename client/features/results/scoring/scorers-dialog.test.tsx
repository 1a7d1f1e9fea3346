// The dialog in which staff choose who may score a match.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { missingTexts, show } from '../../../testing/show.tsx';
import { ScorersDialog } from './scorers-dialog.tsx';

const id = '00000000-0000-4000-8000-0000000000b1';
const result = {
  id,
  home: { name: 'Norrviken', slug: 'norrviken' },
  away: { name: 'Sjöstaden', slug: 'sjostaden' },
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('adds and removes a scorer', async () => {
  let scorers: { id: string; name: string }[] = [];
  const sara = { id, name: 'Sara', email: 'sara@exempel.se', avatarUrl: null, role: 'user' as const };
  show(<ScorersDialog result={result} onClose={() => undefined} />, {
    results: {
      listScorers: async () => ({ scorers }),
      addScorer: async () => ({ scorers: (scorers = [{ id, name: 'Sara' }]) }),
      removeScorer: async () => ({ scorers: (scorers = []) }),
    },
    users: { choices: async () => ({ users: [sara], hasMore: false }) },
  });
  expect(await missingTexts('Ingen är tillagd än.')).toEqual([]);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Lägg till rapportör' }), {
    target: { value: 'sara' },
  });
  await press('Lägg till Sara');
  await press('Ta bort Sara');
  expect(await missingTexts('Ingen är tillagd än.')).toEqual([]);
});

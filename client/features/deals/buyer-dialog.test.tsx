// The buyer dialog: when each person last wrote, and its errors.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed, show, missingTexts } from '../../testing/show.tsx';
import { BuyerDialog } from './buyer-dialog.tsx';

test('shows when each person last wrote, requires a choice, and shows a failed save', async () => {
  const lastAt = new Date(Date.now() - 5 * 60_000).toISOString();
  show(
    <BuyerDialog
      ad={{ id: '00000000-0000-4000-8000-0000000000a1', title: 'Wilson NBA', saleState: 'active' }}
      state="sold"
      buyerId={null}
      likelyId={undefined}
      people={[{ id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm', avatarUrl: null, lastAt }]}
      onChoose={failed}
      onClose={() => undefined}
    />,
  );
  expect(
    await missingTexts(
      'Vem köpte?',
      '”Wilson NBA”: Den du väljer får veta det, och ni kan ge varandra omdömen i 30 dagar.',
      'Senaste meddelandet: 5 minuter sedan',
      'Någon som inte har skrivit till dig här',
    ),
  ).toEqual([]);
  const save = screen.getByRole('button', { name: 'Markera som såld' });
  fireEvent.click(save);
  expect(await missingTexts('Välj någon i listan')).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /Karl Alm/ }));
  fireEvent.click(save);
  expect(await missingTexts('Ingen kontakt med servern.')).toEqual([]);
});

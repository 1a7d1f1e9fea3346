// Cancelling a reservation, selling, and undoing either.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import type { DealAd } from './deal-ad.ts';
import { useDealDialog } from './use-deal-dialog.tsx';

const ad: DealAd = {
  id: '00000000-0000-4000-8000-0000000000a1',
  title: 'Wilson NBA',
  saleState: 'reserved',
};
const buyerId = '00000000-0000-4000-8000-00000000000b';

function CancelButton() {
  const { cancel } = useDealDialog();
  return <button onClick={() => cancel(ad)}>Ta bort reservationen</button>;
}

function SellButton() {
  const { agree } = useDealDialog();
  return <button onClick={() => agree({ ...ad, saleState: 'expired' }, 'sold')}>Markera som såld</button>;
}

test('undoing the sale of an expired ad names the sale and shows that the ad is expired', async () => {
  const calls: unknown[] = [];
  show(<SellButton />, {
    ads: {
      setSaleState: (input) => {
        calls.push(input);
        return Promise.resolve({ id: ad.id, saleState: 'expired' });
      },
    },
    deals: {
      correspondents: () => Promise.resolve({ people: [], buyerId: null }),
      agree: () => Promise.resolve({ id: ad.id, saleState: 'sold' }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Markera som såld' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await screen.findByText('Annonsen är inte längre såld, men har gått ut');
  expect(calls).toEqual([{ id: ad.id, saleState: 'active', undoes: { state: 'sold', buyerId: null } }]);
});

test('a cancelled reservation can be undone, for the same person', async () => {
  const calls: unknown[] = [];
  show(<CancelButton />, {
    ads: {
      setSaleState: (input) => {
        calls.push(input);
        return Promise.resolve({ id: ad.id, saleState: 'active' });
      },
    },
    deals: {
      correspondents: () => Promise.resolve({ people: [], buyerId }),
      agree: (input) => {
        calls.push(input);
        return Promise.resolve({ id: ad.id, saleState: 'reserved' });
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort reservationen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await waitFor(() =>
    expect(calls).toEqual([
      { id: ad.id, saleState: 'active' },
      { id: ad.id, state: 'reserved', buyerId },
    ]),
  );
});

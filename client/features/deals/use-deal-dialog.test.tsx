// Cancelling a reservation, and undoing that.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('a cancelled reservation can be undone, for the same person', async () => {
  const setSaleState = vi.fn(async () => ({ id: ad.id, saleState: 'active' as const }));
  const agree = vi.fn(async () => ({ id: ad.id, saleState: 'reserved' as const }));
  show(<CancelButton />, {
    ads: { setSaleState },
    deals: { correspondents: async () => ({ people: [], buyerId }), agree },
  } as never);
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort reservationen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await vi.waitFor(() => expect(agree).toHaveBeenCalled());
  expect(setSaleState.mock.calls).toMatchObject([[{ id: ad.id, saleState: 'active' }]]);
  expect(agree.mock.calls).toMatchObject([[{ id: ad.id, state: 'reserved', buyerId }]]);
});

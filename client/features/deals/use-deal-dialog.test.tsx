// Cancelling a reservation, selling, and undoing either.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { refused, show } from '../../testing/show.tsx';
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

function SellButton({ from = 'expired' }: { from?: DealAd['saleState'] }) {
  const { agree } = useDealDialog();
  return <button onClick={() => agree({ ...ad, saleState: from }, 'sold')}>Markera som såld</button>;
}

function ReserveButtons() {
  const { agree, cancel } = useDealDialog();
  return (
    <>
      <button onClick={() => agree({ ...ad, saleState: 'active' }, 'reserved')}>Reservera</button>
      <button onClick={() => cancel(ad)}>Ta bort reservationen</button>
    </>
  );
}

test('undoing the sale of an expired ad names the sale and shows that the ad is expired', async () => {
  const calls: unknown[] = [];
  show(<SellButton />, {
    deals: {
      correspondents: () => Promise.resolve({ people: [], buyerId: null }),
      agree: () => Promise.resolve({ id: ad.id, saleState: 'sold' }),
      undo: (input) => {
        calls.push(input);
        return Promise.resolve({ id: ad.id, saleState: 'expired' });
      },
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Markera som såld' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await screen.findByText('Annonsen är inte längre såld, men har gått ut');
  expect(calls).toEqual([{ id: ad.id, state: 'sold', buyerId: null, reservation: null }]);
});

test('undoing the sale of a reserved ad restores the reservation in one request', async () => {
  const undo = vi.fn<Api['deals']['undo']>(async () => ({ id: ad.id, saleState: 'reserved' }));
  show(<SellButton from="reserved" />, {
    deals: {
      correspondents: () => Promise.resolve({ people: [], buyerId }),
      agree: () => Promise.resolve({ id: ad.id, saleState: 'sold' }),
      undo,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Markera som såld' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await screen.findByText('Annons markerad som reserverad');
  expect(undo.mock.calls.map(([input]) => input)).toEqual([
    { id: ad.id, state: 'sold', buyerId: null, reservation: { buyerId } },
  ]);
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

test('only the latest change of an ad offers an undo', async () => {
  show(<ReserveButtons />, {
    ads: { setSaleState: () => Promise.resolve({ id: ad.id, saleState: 'active' }) },
    deals: {
      correspondents: () => Promise.resolve({ people: [], buyerId: null }),
      agree: () => Promise.resolve({ id: ad.id, saleState: 'reserved' }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reservera' }));
  await screen.findByText('Annons markerad som reserverad');
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort reservationen' }));
  await screen.findByText('Annons markerad som aktiv');
  await waitFor(() => expect(screen.queryByText('Annons markerad som reserverad')).toBeNull());
  expect(screen.getAllByRole('button', { name: 'Ångra' })).toHaveLength(1);
});

test('a change from one conversation replaces the undo of another', async () => {
  show(
    <>
      <SellButton from="active" />
      <ReserveButtons />
    </>,
    {
      ads: { setSaleState: () => Promise.resolve({ id: ad.id, saleState: 'active' }) },
      deals: {
        correspondents: () => Promise.resolve({ people: [], buyerId: null }),
        agree: () => Promise.resolve({ id: ad.id, saleState: 'sold' }),
      },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Markera som såld' }));
  await screen.findByText('Annons markerad som såld');
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort reservationen' }));
  await screen.findByText('Annons markerad som aktiv');
  await waitFor(() => expect(screen.queryByText('Annons markerad som såld')).toBeNull());
});

test('an undo that is refused shows its reason and does not ask to try again', async () => {
  const agree = vi.fn<Api['deals']['agree']>(() =>
    refused('UNPROCESSABLE_CONTENT', dealTexts.notACorrespondent),
  );
  show(<CancelButton />, {
    ads: { setSaleState: () => Promise.resolve({ id: ad.id, saleState: 'active' }) },
    deals: { correspondents: () => Promise.resolve({ people: [], buyerId }), agree },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort reservationen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ångra' }));
  await screen.findByText(dealTexts.personUnavailable);
  expect(screen.queryByText(/Försök igen/)).toBeNull();
});

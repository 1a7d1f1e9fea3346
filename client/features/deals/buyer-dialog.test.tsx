// The buyer dialog: what it says, when each person last wrote, who is preselected, and its errors.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dealTexts } from '#shared/features/deals/texts.ts';
import { failed, refused, show, missingTexts } from '../../testing/show.tsx';
import { BuyerDialog, type BuyerDialogProps } from './buyer-dialog.tsx';

const lastAt = new Date(Date.now() - 5 * 60_000).toISOString();
const written = { avatarUrl: null, isBlocked: false, lastAt };
const karl = { ...written, id: '00000000-0000-4000-8000-00000000000b', name: 'Karl Alm' };
const moa = { ...written, id: '00000000-0000-4000-8000-00000000000c', name: 'Moa Ek' };

function open(change: Partial<BuyerDialogProps>): void {
  show(
    <BuyerDialog
      ad={{ id: '00000000-0000-4000-8000-0000000000a1', title: 'Wilson NBA', saleState: 'active' }}
      state="sold"
      buyerId={null}
      likelyId={undefined}
      people={[karl, moa]}
      onChoose={failed}
      onClose={() => undefined}
      {...change}
    />,
  );
}

test('shows when each person last wrote, requires a choice, and shows a failed save', async () => {
  open({});
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
  fireEvent.click(screen.getByRole('radio', { name: /Karl Alm/ }));
  fireEvent.click(save);
  expect(await missingTexts('Ingen kontakt med servern.')).toEqual([]);
});

test('shows what a reservation means, and the user of the open conversation is preselected', async () => {
  open({ state: 'reserved', likelyId: moa.id });
  expect(
    await missingTexts(
      'Vem reserverar du för?',
      'Den du väljer får veta det. Andra ser bara att annonsen är reserverad.',
      'Någon annan',
    ),
  ).toEqual([]);
  expect(screen.getByRole('radio', { name: /Moa Ek/ })).toHaveProperty('checked', true);
});

test('the one for whom the ad is reserved is shown, and preselected outside a conversation', () => {
  open({ buyerId: karl.id });
  const name = 'Karl Alm Har reservationen. Senaste meddelandet: 5 minuter sedan';
  expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true);
});

test('the user of the open conversation is preselected before the one for whom the ad is reserved', () => {
  open({ buyerId: karl.id, likelyId: moa.id });
  expect(screen.getByRole('radio', { name: /Moa Ek/ })).toHaveProperty('checked', true);
});

test.each([
  ['sold', 'Någon av er har blockerat den andra, så inget besked skickas och ni kan inte lämna omdömen.'],
  ['reserved', 'Någon av er har blockerat den andra, så inget besked skickas.'],
] as const)('shows beside a blocked person what does not follow when the ad is %s', async (state, note) => {
  open({ state, people: [{ ...karl, isBlocked: true }, moa] });
  expect(await screen.findByRole('radio', { name: `Karl Alm ${note}` })).toBeDefined();
});

test('promises nothing when everyone is blocked', async () => {
  open({ people: [{ ...karl, isBlocked: true }] });
  expect(await missingTexts('”Wilson NBA”')).toEqual([]);
  expect(screen.queryByText(/ni kan ge varandra omdömen/)).toBeNull();
});

test('shows that the ad is already sold in another tab', async () => {
  open({ likelyId: moa.id, onChoose: () => refused('CONFLICT', dealTexts.alreadySold) });
  fireEvent.click(screen.getByRole('button', { name: 'Markera som såld' }));
  expect(await missingTexts('Annonsen är redan såld. Ladda om sidan.')).toEqual([]);
});

// Choosing who bought: when each of them last wrote, and what is missing.
// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed, show, unsaid } from '../../testing/show.tsx';
import { BuyerDialog } from './buyer-dialog.tsx';

test('says when each of them last wrote, that one is to be chosen, and that it was not saved', async () => {
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
    await unsaid(
      'Vem köpte?',
      'Wilson NBA. Den du väljer får veta det, och ni kan ge varandra omdömen i 30 dagar.',
      'Senaste meddelandet: 5 minuter sedan',
      'Någon som inte har skrivit till dig här',
    ),
  ).toEqual([]);
  const save = screen.getByRole('button', { name: 'Markera som såld' });
  fireEvent.click(save);
  expect(await unsaid('Välj någon i listan')).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /Karl Alm/ }));
  fireEvent.click(save);
  expect(await unsaid('Ingen kontakt med servern.')).toEqual([]);
});

// The human check in a form that is refused without it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HumanPuzzle } from '#shared/features/accounts/schemas.ts';
import { focusFirstInvalid } from '../../../ui/form/first-invalid.ts';
import { show } from '../../../testing/show.tsx';
import { VisitorCheck } from './visitor-check.tsx';

const puzzle: HumanPuzzle = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  instruction: 'Välj alla basketbollar',
  tiles: Array.from({ length: 9 }, (_, index) => ({ label: `Bild ${index + 1}`, picture: 'data:,' })),
};
const error = 'Du måste slutföra mänsklig verifiering';

test.each([
  ['shown', async () => puzzle],
  ['loading', () => new Promise<never>(() => undefined)],
])('takes the focus with its error while the puzzle is %s', async (_state, newHumanCheck) => {
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        focusFirstInvalid(event.currentTarget);
      }}
    >
      <VisitorCheck onSolved={() => undefined} error={error} />
      <button type="submit">Skicka</button>
    </form>,
    { accounts: { newHumanCheck } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  const group = screen.getByRole('group', { name: 'Mänsklig verifiering' });
  await waitFor(() => expect(document.activeElement).toBe(group));
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error);
});

test('a solved check has no error from before', async () => {
  show(<VisitorCheck onSolved={() => undefined} error={error} />, {
    accounts: {
      newHumanCheck: async () => puzzle,
      answerHumanCheck: async () => ({ solved: true, next: null }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Bild 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Verifiera' }));
  expect(await screen.findByText('Verifieringen är klar')).toBeTruthy();
  expect(screen.queryByText(error)).toBeNull();
});

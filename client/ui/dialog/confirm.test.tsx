// The confirm dialog: answers once, is busy while the action runs and shows its failure.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmProvider, useConfirm } from './confirm.tsx';

interface PageProps {
  remove: () => Promise<unknown>;
  answers: boolean[];
  describeFailure?: () => string;
}

function Page({ remove, answers, describeFailure }: PageProps) {
  const confirm = useConfirm();
  async function ask(): Promise<void> {
    answers.push(
      await confirm({
        title: 'Ta bort annonsen?',
        text: 'Det går inte att ångra.',
        confirmLabel: 'Ta bort',
        danger: true,
        onConfirm: remove,
        describeFailure,
      }),
    );
  }
  return (
    <button type="button" onClick={() => void ask()}>
      Fråga
    </button>
  );
}

async function askOn(remove: () => Promise<unknown>, describeFailure?: () => string): Promise<boolean[]> {
  const answers: boolean[] = [];
  render(
    <ConfirmProvider>
      <Page remove={remove} answers={answers} {...(describeFailure && { describeFailure })} />
    </ConfirmProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Fråga' }));
  await screen.findByRole('alertdialog', { name: 'Ta bort annonsen?' });
  return answers;
}

test('resolves to true when the action succeeded, and ignores clicks while it runs', async () => {
  const action = Promise.withResolvers<void>();
  let presses = 0;
  const answers = await askOn(() => {
    presses += 1;
    return action.promise;
  });
  const button = screen.getByRole('button', { name: 'Ta bort' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  fireEvent.click(button);
  action.resolve();
  await waitFor(() => expect(answers).toEqual([true]));
  expect(presses).toBe(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('resolves to false when declined', async () => {
  const answers = await askOn(() => Promise.resolve());
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(answers).toEqual([false]));
});

test('stays open with an error when the action fails, and can be retried', async () => {
  let tries = 0;
  const answers = await askOn(
    () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('500')) : Promise.resolve();
    },
    () => 'Kunde inte ta bort annons',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  await screen.findByText('Kunde inte ta bort annons');
  expect(answers).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(answers).toEqual([true]));
});

test('never shows the message of a browser error', async () => {
  await askOn(() => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Något gick fel. Försök igen.')).toBeTruthy();
});

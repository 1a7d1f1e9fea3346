// Keyboard and focus behaviour of dialogs.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

function Page({ withField = true }: { withField?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Öppna
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Logga in" description="Du måste vara inloggad">
        {withField ? <input aria-label="E-post" /> : <p>Bara text</p>}
      </Dialog>
    </>
  );
}

function open(): HTMLElement {
  const button = screen.getByRole('button', { name: 'Öppna' });
  button.focus();
  fireEvent.click(button);
  return button;
}

test('focuses the first field of a form, and has a name and a description', async () => {
  render(<Page />);
  open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-post')));
  const dialog = screen.getByRole('dialog', { name: 'Logga in' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Du måste vara inloggad');
});

test('focuses the dialog itself when it has no field', async () => {
  render(<Page withField={false} />);
  open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
});

test('Escape closes it and restores the focus', async () => {
  render(<Page />);
  const button = open();
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Escape closes an open list of a field or a panel before the dialog', async () => {
  render(
    <Dialog open onOpenChange={() => expect.unreachable()} title="Ny turnering">
      <input aria-label="Ort" role="combobox" aria-expanded="true" aria-controls="list" />
      <section data-closes-on-escape="">
        <a href="/">Förening</a>
      </section>
    </Dialog>,
  );
  fireEvent.keyDown(await screen.findByLabelText('Ort'), { key: 'Escape' });
  fireEvent.keyDown(screen.getByRole('link', { name: 'Förening' }), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test("locks the page's scrolling without a style element", async () => {
  const before = document.querySelectorAll('style').length;
  render(<Page />);
  open();
  expect((await screen.findByRole('dialog')).hasAttribute('data-holds-page')).toBe(true);
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('shows why saving failed beside the buttons of a form, in view however long the form is', () => {
  render(
    <FormDialog
      title="Ny cup"
      submitLabel="Spara"
      isSaving={false}
      failure="Kunde inte spara cupen"
      onSubmit={() => Promise.resolve()}
      onClose={() => undefined}
    >
      <input aria-label="Namn" />
    </FormDialog>,
  );
  const failure = screen.getByText('Kunde inte spara cupen');
  expect(
    failure.closest('[aria-live]')?.parentElement?.contains(screen.getByRole('button', { name: 'Spara' })),
  ).toBe(true);
});

test('has no landmarks, which an open page and a second dialog would repeat', () => {
  render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Logga in"
      footer={<button type="button">Stäng</button>}
    >
      <p>Bara text</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog').querySelector('header, footer')).toBeNull();
});

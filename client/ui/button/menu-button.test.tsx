// A lazily loaded menu opens at the first click and restores the focus.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

test('opens, runs the chosen action, closes and returns the focus to its button', async () => {
  const remove = vi.fn<() => void>();
  render(
    <MenuButton
      label="Åtgärder för annonsen"
      items={[
        { label: 'Visa', href: '/ad/1' },
        { label: 'Ta bort', danger: true, onSelect: remove },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Åtgärder för annonsen' });
  fireEvent.click(button);
  await screen.findByRole('menu', { name: 'Åtgärder för annonsen' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menuitem', { name: 'Visa' }).getAttribute('href')).toBe('/ad/1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Ta bort' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

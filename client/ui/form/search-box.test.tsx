// The search box follows the address, submits what is typed, and can be cleared.
import { fireEvent, render, screen, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

test('searches the trimmed text on Enter', () => {
  const search = vi.fn<(text: string) => void>();
  render(<SearchBox label="Sök annonser" value="" onSearch={search} />);
  fireEvent.change(screen.getByLabelText('Sök annonser'), { target: { value: '  LeBron ' } });
  fireEvent.submit(screen.getByLabelText('Sök annonser'));
  expect(search).toHaveBeenCalledWith('LeBron');
});

test('shows the new text when the address changes, and clears it with one click', () => {
  const search = vi.fn<(text: string) => void>();
  const { rerender } = render(<SearchBox label="Sök annonser" value="boll" onSearch={search} />);
  rerender(<SearchBox label="Sök annonser" value="skor" onSearch={search} />);
  expect(screen.getByLabelText('Sök annonser')).toHaveProperty('value', 'skor');
  fireEvent.click(screen.getByRole('button', { name: 'Rensa sökningen' }));
  expect(search).toHaveBeenCalledWith('');
  expect(document.activeElement).toBe(screen.getByLabelText('Sök annonser'));
});

// Not within `act`: unlike a browser, it would finish the effects before the next event.
test('searches a text typed before hydration when Enter is what hydrates the box', async () => {
  const search = vi.fn<(text: string) => void>();
  const box = <SearchBox label="Sök annonser" value="" onSearch={search} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(box);
  const field = within(root).getByLabelText<HTMLInputElement>('Sök annonser');
  field.value = 'skor';
  let hydrated: Root | undefined;
  // A pressed key makes React hydrate the root synchronously.
  flushSync(() => (hydrated = hydrateRoot(root, box)));
  field.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(search).toHaveBeenCalledExactlyOnceWith('skor');
  hydrated?.unmount();
  root.remove();
});

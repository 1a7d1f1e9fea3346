// Where the focus moves when the loaded content replaces the retry button.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RetryButton } from './retry-button.tsx';

function List() {
  const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed');
  if (state === 'failed')
    return (
      <div role="alert">
        <RetryButton onRetry={() => setState('loading')} />
      </div>
    );
  if (state === 'loading') return <button onClick={() => setState('loaded')}>Laddar</button>;
  return <p>Annonser</p>;
}

const retryButton = () => screen.getByRole('button', { name: 'Försök igen' });

function retry(): void {
  retryButton().focus();
  fireEvent.click(retryButton());
}

test('the focus moves to the part around the button, and stays there when the content arrives', async () => {
  render(
    <main tabIndex={-1}>
      <section aria-label="Annonser">
        <List />
      </section>
    </main>,
  );
  retry();
  const section = screen.getByRole('region');
  await expect.poll(() => document.activeElement).toBe(section);
  fireEvent.click(screen.getByRole('button', { name: 'Laddar' }));
  expect(screen.getByText('Annonser')).toBeTruthy();
  expect(document.activeElement).toBe(section);
  section.blur();
  expect(section.hasAttribute('tabindex')).toBe(false);
});

function WholePage() {
  const [isFailed, setIsFailed] = useState(true);
  return isFailed ? (
    <main key="failed" tabIndex={-1}>
      <RetryButton onRetry={() => setIsFailed(false)} />
    </main>
  ) : (
    <main key="loaded" tabIndex={-1}>
      <h1>Annonser</h1>
    </main>
  );
}

test('the focus moves to the new main element when the whole page is replaced', async () => {
  render(<WholePage />);
  retry();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});

test('a focus that is elsewhere stays there', async () => {
  render(
    <>
      <input aria-label="Sök" />
      <List />
    </>,
  );
  const search = screen.getByRole('textbox');
  search.focus();
  fireEvent.click(retryButton());
  await Promise.resolve();
  expect(document.activeElement).toBe(search);
});

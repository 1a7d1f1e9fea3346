// What a list announces of its rows.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from '../feedback/empty-state.tsx';
import { HitCount } from './hit-count.tsx';

const empty = <EmptyState title="Inga användare än" />;
const region = () => document.querySelector('[aria-live="polite"]');

test('announces the number of rows, and its empty state when it has none', () => {
  const { rerender } = render(<HitCount count={1} hasMore={false} empty={empty} />);
  expect(region()?.textContent).toBe('1 träff');
  const first = region();
  rerender(<HitCount count={25} hasMore empty={empty} />);
  expect(region()?.textContent).toBe('25 träffar på sidan, och fler på nästa');
  expect(screen.queryByText('Inga användare än')).toBeNull();
  rerender(<HitCount count={0} hasMore={false} empty={empty} />);
  expect(region()?.textContent).toBe('Inga användare än');
  // Screen readers announce changes of a region that they know.
  expect(region()).toBe(first);
});

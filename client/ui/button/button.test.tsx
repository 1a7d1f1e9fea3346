// A busy button keeps its name and the focus, and ignores clicks.
import { fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy submit button submits no form and calls no click handler', () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const press = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Publicera
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Publicera' });
  button.focus();
  fireEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('is not a submit button by default', () => {
  render(<Button>Avbryt</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

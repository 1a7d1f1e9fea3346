// The password field: hidden, and usable with password managers. OWASP ASVS 5.0, 6.2.6 and 6.2.7.
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('hides the password until the user shows it', () => {
  render(<PasswordField label="Lösenord" autoComplete="current-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Lösenord');
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Visa lösenord' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Visa lösenord' }));
  expect(field.type).toBe('password');
});

test('allows pasting, dropping and password managers', () => {
  render(<PasswordField label="Lösenord" autoComplete="current-password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Lösenord');
  for (const event of [createEvent.paste(field), createEvent.drop(field)]) {
    fireEvent(field, event);
    expect(event.defaultPrevented).toBe(false);
  }
  expect(field.autocomplete).toBe('current-password');
  expect(field.readOnly).toBe(false);
  fireEvent.change(field, { target: { value: 'x'.repeat(128) } });
  expect(field.value).toHaveLength(128);
  expect(field.maxLength).toBe(-1);
});

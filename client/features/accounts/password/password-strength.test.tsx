// The strength of a password: a password that the server refuses is never rated as strong.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordStrength } from './password-strength.tsx';

test.each([
  ['Abcdefg1', 'Svagt'],
  ['Abcdefg1', 'Detta är ett vanligt lösenord och lätt att gissa'],
  ['Trustno1', 'Svagt'],
  ['Abc12dTx', 'Mycket starkt'],
  ['', 'Inget lösenord'],
])('shows for %j: %s', async (password, text) => {
  render(<PasswordStrength password={password} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('does not repeat the error of the field', async () => {
  render(<PasswordStrength password="Abcdefg1" error="Detta är ett vanligt lösenord och lätt att gissa" />);
  await screen.findByText('Svagt');
  expect(screen.queryByText('Detta är ett vanligt lösenord och lätt att gissa')).toBeNull();
});

test('shows no level while the list of common passwords is loading', async () => {
  render(<PasswordStrength password="Abcdefg1" />);
  expect(screen.getByText('–')).toBeTruthy();
  expect(screen.queryByText('Mycket starkt')).toBeNull();
  await screen.findByText('Svagt');
});

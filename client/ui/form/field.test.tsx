// Labels, hints and errors are connected to their control for screen readers.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

test('the control is named by its label and described by its hint and error', () => {
  render(
    <Field label="Titel" hint="Högst 80 tecken" error="Titel är obligatoriskt" required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText(/Titel/u);
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Högst 80 tecken',
    'Titel är obligatoriskt',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('has no error attributes without an error', () => {
  render(<Field label="Titel">{(control) => <TextInput {...control} />}</Field>);
  expect(screen.getByLabelText('Titel').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByLabelText('Titel').hasAttribute('aria-describedby')).toBe(false);
});

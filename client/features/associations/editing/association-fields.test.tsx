// The fields of an association: choosing a town.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { draftOf } from './association-draft.ts';
import { AssociationFields } from './association-fields.tsx';

const lulea = { id: 604490, name: 'Luleå', county: 'Norrbotten', country: 'Sverige' } as const;

function Form() {
  const [draft, setDraft] = useState({ ...draftOf(null), latitude: '59.3', longitude: '18.1' });
  return (
    <AssociationFields
      draft={draft}
      errors={{}}
      onWrite={(part) => setDraft((before) => ({ ...before, ...part }))}
    />
  );
}

test('choosing another town removes the place that was chosen on the map', async () => {
  const places = [{ ...lulea, latitude: 65.58, longitude: 22.15 }];
  show(<Form />, { places: { search: async () => ({ places, isComplete: true }) } });
  const field = screen.getByLabelText<HTMLInputElement>('Ort', { selector: 'input' });
  act(() => field.focus());
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  fireEvent.input(field, { target: { value: 'lul' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Luleå, Norrbotten' }));
  expect(screen.getByLabelText('Latitud')).toHaveProperty('value', '');
  expect(screen.getByLabelText('Longitud')).toHaveProperty('value', '');
});

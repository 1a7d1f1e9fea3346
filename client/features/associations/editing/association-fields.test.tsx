// The fields of an association: choosing a town.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { serveMapShapes } from '../../../testing/serve-map-shapes.ts';
import { show } from '../../../testing/show.tsx';
import { type AssociationDraft, emptyDraft } from './association-draft.ts';
import { AssociationFields, type AssociationFieldsProps } from './association-fields.tsx';

serveMapShapes();

const lulea = { id: 604490, name: 'Luleå', county: 'Norrbotten', country: 'Sverige' } as const;

const drafts = vi.fn<(draft: AssociationDraft) => void>();
const last = () => drafts.mock.lastCall?.[0];

const unknown = { city: 'Lilla Byhålan', isOnMap: false, townPosition: null };

function Form({
  stored,
  saved = unknown,
}: {
  stored?: Partial<AssociationDraft>;
  saved?: AssociationFieldsProps['saved'];
}) {
  const [draft, setDraft] = useState({
    ...emptyDraft,
    latitude: '59.3',
    longitude: '18.1',
    ...stored,
  });
  useEffect(() => drafts(draft), [draft]);
  return (
    <AssociationFields
      draft={draft}
      saved={saved}
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

test('saves the chosen town, until another is typed or the postal code fills one in', async () => {
  const places = [{ ...lulea, latitude: 65.58, longitude: 22.15 }];
  show(<Form />, { places: { search: async () => ({ places, isComplete: true }) } });
  const field = screen.getByLabelText<HTMLInputElement>('Ort', { selector: 'input' });
  const choose = async () => {
    act(() => field.focus());
    await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
    fireEvent.input(field, { target: { value: 'lul' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Luleå, Norrbotten' }));
    expect(last()?.placeId).toBe(lulea.id);
  };
  await choose();
  fireEvent.input(field, { target: { value: 'Luleåvik' } });
  expect(last()).toMatchObject({ city: 'Luleåvik', placeId: null });
  await choose();
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Postnummer'), { target: { value: '75320' } });
  expect(last()).toMatchObject({ city: 'Uppsala', placeId: null });
});

const townField = () => screen.getByLabelText<HTMLInputElement>('Ort', { selector: 'input' });
const type = (value: string) => fireEvent.input(townField(), { target: { value } });

test('typing another town removes the pin, which returns with its own town', () => {
  show(<Form stored={{ city: lulea.name }} />);
  for (const typed of ['Lule', 'Malm', 'Malmö']) type(typed);
  expect(last()).toMatchObject({ city: 'Malmö', latitude: '', longitude: '' });
  for (const typed of ['', 'Lule', 'Luleå']) type(typed);
  expect(last()).toMatchObject({ city: 'Luleå', latitude: '59.3', longitude: '18.1' });
});

test('a removed pin does not return, and one that was set before the town stays', () => {
  const { unmount } = show(<Form stored={{ city: lulea.name }} />);
  type('Luleå C');
  type('Luleå');
  fireEvent.click(screen.getByRole('button', { name: 'Använd ortens plats' }));
  for (const typed of ['Lule', 'Luleå']) type(typed);
  expect(last()).toMatchObject({ city: 'Luleå', latitude: '' });
  unmount();
  show(<Form />);
  for (const typed of ['L', 'Lu']) type(typed);
  expect(last()).toMatchObject({ city: 'Lu', latitude: '59.3', longitude: '18.1' });
});

test('shows that the place of the saved town is unknown, until the town is changed', () => {
  show(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Ort', { selector: 'input' });
  expect(screen.queryByText(/^Orten hittades inte/)).toBeNull();
  fireEvent.input(field, { target: { value: 'Lilla Byhålan' } });
  expect(screen.getByText(/^Orten hittades inte/)).toBeTruthy();
});

test('the map of a reopened editor begins at the stored town', async () => {
  const stored = { city: lulea.name, placeId: lulea.id, latitude: '', longitude: '' };
  show(<Form stored={stored} />, {
    places: { find: async () => ({ ...lulea, latitude: 65.58, longitude: 22.15 }) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Flytta kartnålen' }));
  expect(await screen.findByText('Latitud 65,58, longitud 22,15')).toBeTruthy();
});

test('the map of a club whose town was typed begins at that town, until another is typed', async () => {
  const saved = { city: lulea.name, isOnMap: true, townPosition: { latitude: 65.58, longitude: 22.15 } };
  show(<Form saved={saved} stored={{ city: lulea.name, latitude: '', longitude: '' }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Flytta kartnålen' }));
  expect(await screen.findByText('Latitud 65,58, longitud 22,15')).toBeTruthy();
  type('Malmö');
  expect(screen.queryByText(/^Latitud 65/)).toBeNull();
});

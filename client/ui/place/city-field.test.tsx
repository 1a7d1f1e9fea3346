// The city field: places while typing, by keyboard, mouse and screen reader, and its states.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FoundPlaces } from '#shared/features/places/contract.ts';
import type { Place } from '#shared/places/place.ts';
import { failed, never, show } from '../../testing/show.tsx';
import { CityField } from './city-field.tsx';

const placeOf = (id: number, name: string, county: Place['county'], country = 'Sverige'): Place => ({
  id,
  name,
  county,
  country,
  latitude: 60,
  longitude: 15,
});
const lulea = placeOf(604490, 'Luleå', 'Norrbotten');
const found = [lulea, placeOf(2693678, 'Lund', 'Skåne'), placeOf(3, 'Lubań', null, 'Polen')];
const onChoose = vi.fn<(place: Place) => void>();

const { set: writeValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
beforeEach(() => {
  // happy-dom writes through the property `value`, which React observes; browsers do not.
  vi.spyOn(HTMLInputElement.prototype, 'setRangeText').mockImplementation(function write(
    this: HTMLInputElement,
    text: string,
  ) {
    writeValue?.call(this, text);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  onChoose.mockReset();
});

function Form({ chooses = false }: { chooses?: boolean }) {
  const [text, setText] = useState('');
  return <CityField label="Ort" value={text} onType={setText} onChoose={onChoose} choosesOnEnter={chooses} />;
}

type Search = (input: { query: string }) => Promise<FoundPlaces>;
async function showField(search: Search, chooses = false): Promise<HTMLInputElement> {
  show(<Form chooses={chooses} />, { places: { search } });
  const field = screen.getByLabelText<HTMLInputElement>('Ort', { selector: 'input' });
  act(() => field.focus());
  await waitFor(() => expect(field.getAttribute('role')).toBe('combobox'));
  return field;
}
const type = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } });
const names = () => screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));

test('lists places with their county or country, and announces their number', async () => {
  const field = await showField(async () => ({ places: found, isComplete: true }));
  type(field, 'lu');
  await screen.findByRole('listbox', { name: 'Ort' });
  expect(names()).toEqual(['Luleå, Norrbotten', 'Lund, Skåne', 'Lubań, Polen']);
  expect(screen.getByText('3 orter')).toHaveProperty('tagName', 'OUTPUT');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('credits the source of the places below them', async () => {
  const flottsund = placeOf(1_000_000_004, 'Flottsund', 'Uppsala');
  const field = await showField(async ({ query }) => ({
    places: query === 'lu' ? found : [flottsund],
    isComplete: true,
  }));
  type(field, 'lu');
  await screen.findByRole('listbox');
  expect(screen.queryByText('© OpenStreetMap')).toBeNull();
  const licenceOfNames = screen.getByRole('link', { name: 'GeoNames, CC BY 4.0' });
  expect(licenceOfNames.getAttribute('href')).toBe('https://www.geonames.org/about.html');
  type(field, 'flott');
  const licence = await screen.findByRole('link', { name: '© OpenStreetMap' });
  expect(licence.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
});

test('lets a place be chosen by keyboard', async () => {
  const field = await showField(async () => ({ places: found, isComplete: true }));
  type(field, 'lu');
  await screen.findByRole('listbox');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) fireEvent.keyDown(field, { key });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(lulea);
  expect(field.value).toBe('Luleå');
  expect(names()).toEqual([]);
});

test('lets a place be chosen by mouse; Escape closes the list and leaves the text', async () => {
  const field = await showField(async () => ({ places: found, isComplete: true }));
  type(field, 'lu');
  fireEvent.click(await screen.findByRole('option', { name: 'Lund, Skåne' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(found[1]);
  type(field, 'lul');
  await screen.findByRole('listbox');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([names(), field.value]).toEqual([[], 'lul']);
});

test('Escape closes a popup without places, leaves the text, and does not close the dialog', async () => {
  const field = await showField(async () => ({ places: [], isComplete: true }));
  type(field, 'xyz');
  await screen.findByText(/^Ingen ort hittades\./, { ignore: 'output' });
  expect(field.closest('[data-closes-on-escape]')).not.toBeNull();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([screen.queryByText(/^Ingen ort hittades\./), field.value]).toEqual([null, 'xyz']);
  expect(field.closest('[data-closes-on-escape]')).toBeNull();
});

test('searches from two characters on, when typing pauses', async () => {
  const search = vi.fn<Search>(async () => ({ places: found, isComplete: true }));
  const field = await showField(search);
  type(field, 'l');
  expect(screen.queryByText('Söker …')).toBeNull();
  for (const text of ['lu', 'lul', 'lule']) type(field, text);
  expect(screen.getByText('Söker …')).toBeTruthy();
  await screen.findByRole('listbox');
  expect(search.mock.calls.map(([{ query }]) => query)).toEqual(['lule']);
});

test('a pause is 300 ms', async () => {
  const search = vi.fn<Search>(never);
  const field = await showField(search);
  vi.useFakeTimers();
  try {
    type(field, 'lule');
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(search).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(search).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('shows a message when nothing is found', async () => {
  const field = await showField(async () => ({ places: [], isComplete: true }));
  type(field, 'xyz');
  expect(await screen.findAllByText('Ingen ort hittades. Kontrollera stavningen.')).toHaveLength(2);
});

test('searches again after an incomplete answer, without the message that nothing is found', async () => {
  const search = vi
    .fn<Search>()
    .mockResolvedValueOnce({ places: [], isComplete: false })
    .mockResolvedValue({ places: found, isComplete: true });
  const field = await showField(search);
  type(field, 'lu');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Söker …')).toBeTruthy();
  await screen.findByRole('listbox', {}, { timeout: 10_000 });
  expect(search).toHaveBeenCalledTimes(2);
});

test('shows the error with a retry button when the search fails', async () => {
  const search = vi
    .fn<Search>()
    .mockImplementationOnce(failed)
    .mockResolvedValue({ places: found, isComplete: true });
  const field = await showField(search);
  type(field, 'lu');
  await screen.findAllByText('Kunde inte söka städer. Kontrollera din internetanslutning.');
  const retry = screen.getByRole('button', { name: 'Försök igen' });
  retry.focus();
  fireEvent.click(retry);
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('shows that it is searching until the answer arrives', async () => {
  const field = await showField(never);
  type(field, 'lu');
  expect(await screen.findByText('Söker …')).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([
  ['the place with the typed name', 'lund', found[1]],
  ['the first place', 'lu', lulea],
])('Enter in a filter chooses %s, also before the places are found', async (_what, text, place) => {
  const field = await showField(async () => ({ places: found, isComplete: true }), true);
  type(field, text);
  // A prevented Enter does not submit the form around the field.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
  await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(place));
  expect(names()).toEqual([]);
});

test('Enter in a filter shows that nothing is found, and chooses nothing of a later text', async () => {
  const field = await showField(
    async ({ query }) => ({ places: query === 'xyz' ? [] : found, isComplete: true }),
    true,
  );
  type(field, 'xyz');
  await screen.findAllByText(/^Ingen ort hittades/);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getAllByText(/^Ingen ort hittades/)).toHaveLength(2);
  type(field, 'lu');
  await screen.findByRole('listbox');
  expect(onChoose).not.toHaveBeenCalled();
});

test('Enter in a form submits the text as it is', async () => {
  const field = await showField(async () => ({ places: found, isComplete: true }));
  type(field, 'lu');
  await screen.findByRole('listbox');
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
});

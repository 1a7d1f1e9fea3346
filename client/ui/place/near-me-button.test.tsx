// The button requests the position only on a click, and passes on only the nearest place.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { NearMeButton } from './near-me-button.tsx';

const onFound = vi.fn<(id: number) => void>();
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
const request = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const at = (latitude: number, longitude: number) =>
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition),
  );
const failWith = (code: number) =>
  getCurrentPosition.mockImplementation((_found, fail) => fail?.({ code } as GeolocationPositionError));
function press(): void {
  show(<NearMeButton onFound={onFound} />);
  fireEvent.click(screen.getByRole('button', { name: 'Nära mig' }));
}

test.each([
  ['Luleå', 65.59, 22.16, 604490],
  ['Alvik', 59.333, 17.981, 975779970],
  ['Köpenhamn', 55.676, 12.57, 2618425],
])('finds %s, and sends no position', async (_name, latitude, longitude, id) => {
  at(latitude, longitude);
  press();
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith(id));
  expect(request).not.toHaveBeenCalled();
});

test('does not request the position before the click', () => {
  show(<NearMeButton onFound={onFound} />);
  expect(getCurrentPosition).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', 1, 'Webbläsaren får inte visa var du är.'],
  ['no position', 2, 'Din plats gick inte att hitta just nu.'],
  ['a timeout', 3, 'Din plats gick inte att hitta just nu.'],
])('explains %s', async (_case, code, sentence) => {
  failWith(code);
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence));
  expect(onFound).not.toHaveBeenCalled();
});

test('shows a message when no place is near', async () => {
  at(-40, -30);
  press();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('ingen ort som vi känner till nära dig'),
  );
});

test('shows a message in a browser without geolocation', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  press();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Din plats gick inte att hitta'),
  );
});

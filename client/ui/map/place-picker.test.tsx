// A place chosen on a map: by keyboard and by a click, and shown in the closest region.
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Coordinates } from '#shared/places/distance.ts';
import { serveMapShapes } from '../../testing/serve-map-shapes.ts';
import { show } from '../../testing/show.tsx';
import { PlacePicker } from './place-picker.tsx';

// happy-dom has no layout, which d3-zoom reads.
beforeAll(() => {
  class NoObserver implements ResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  globalThis.ResizeObserver = NoObserver;
});

serveMapShapes();

const stockholm = { latitude: 59.3293, longitude: 18.0686 };
async function open(place: Coordinates | null) {
  const onMove = vi.fn<(place: Coordinates) => void>();
  show(<PlacePicker label="Föreningens plats" place={place} onMove={onMove} />);
  await screen.findByRole('button', { name: 'Zooma in' });
  return onMove;
}
const pin = () => screen.getByRole('button', { name: /^Kartnålen/ });

test.each([
  ['ArrowUp', 'latitude', 1],
  ['ArrowDown', 'latitude', -1],
  ['ArrowRight', 'longitude', 1],
  ['ArrowLeft', 'longitude', -1],
] as const)('%s moves the pin, with Shift by less', async (key, axis, sign) => {
  const onMove = await open(stockholm);
  fireEvent.keyDown(pin(), { key });
  fireEvent.keyDown(pin(), { key, shiftKey: true });
  const [step, small] = onMove.mock.calls.map(([moved]) => (moved[axis] - stockholm[axis]) * sign);
  expect(step).toBeGreaterThan(0);
  expect(small).toBeGreaterThan(0);
  expect(small).toBeLessThan(step ?? 0);
});

test.each([
  ['a click', { detail: 1, clientX: 150, clientY: 200 }],
  ['a key', { detail: 0 }],
])('%s places the pin', async (_name, event) => {
  const onMove = await open(null);
  expect(screen.queryByRole('button', { name: /^Kartnålen/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /mitt på kartan$/ }), event);
  expect(onMove).toHaveBeenCalledOnce();
  expect(screen.getByText('Tryck på kartan där platsen är.')).toBeTruthy();
});

test.each([
  ['sweden', stockholm],
  ['nordics', { latitude: 60.39, longitude: 5.32 }],
  ['europe', { latitude: 41.38, longitude: 2.17 }],
  ['world', { latitude: 41.85, longitude: -87.65 }],
])('shows %s for a place in it', async (region, place) => {
  await open(place);
  expect(document.querySelector('.map-box')?.getAttribute('data-region')).toBe(region);
  expect(screen.getByText(/^Latitud/)).toBeTruthy();
});

test('says that its shapes cannot be loaded, and what to do instead', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await open(stockholm);
  expect(await screen.findByText(/Skriv latitud och longitud i fälten så länge/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

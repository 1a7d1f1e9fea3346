// The map: its list, the same before and after its script, pins as links, clusters, keyboard.
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LinkActions, LinkActionsProvider } from '../button/link-actions.ts';
import { serveMapShapes } from '../../testing/serve-map-shapes.ts';
import { missingTexts, show } from '../../testing/show.tsx';
import type { MapPin } from './map-pin.ts';
import { PlaceMap } from './place-map.tsx';
import { coordinatesAt, isInside, project, regionOf } from './regions.ts';

const pinOf = (id: string, latitude: number, longitude: number, detail?: string): MapPin => ({
  name: `Förening ${id}`,
  href: `/associations/${id}`,
  latitude,
  longitude,
  ...(detail && { detail }),
});
const lulea = pinOf('Luleå', 65.584, 22.155, 'Norrbotten');
const malmo = pinOf('Malmö', 55.606, 13.001);
const [stockholm, solna] = [pinOf('Stockholm', 59.329, 18.069), pinOf('Solna', 59.36, 18.001)];
const gavle = pinOf('Gävle', 60.675, 17.141);
const [same, twin] = [pinOf('ett', 62.39, 17.31), pinOf('två', 62.39, 17.31)];
const tokyo = pinOf('Tokyo', 35.7, 139.7);

// happy-dom has no layout, which d3-zoom reads.
beforeAll(() => {
  class NoObserver implements ResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  globalThis.ResizeObserver = NoObserver;
});

// Where a map was is stored with the history entry, which all tests share.
beforeEach(() => history.replaceState(null, ''));
serveMapShapes();

async function showMap(pins: readonly MapPin[]): Promise<HTMLElement> {
  show(<PlaceMap region="sweden" label="Karta över föreningar" pins={pins} />);
  await screen.findByRole('button', { name: 'Zooma in' });
  return screen.getByRole('region', { name: 'Karta över föreningar' });
}
const noActions: LinkActions = {
  follow: () => undefined,
  preload: () => undefined,
  preloadOnHover: () => undefined,
};
const marks = (map: HTMLElement) =>
  [...map.querySelectorAll<HTMLElement>('[data-mark]')].map((mark) => mark.getAttribute('aria-label'));
const landOf = (map: HTMLElement) => map.querySelector('.map-land')?.getAttribute('href');
const magnification = (map: HTMLElement) =>
  Number(map.querySelector<HTMLElement>('.map-box')?.style.getPropertyValue('--k'));

function ChangingMap() {
  const [pins, setPins] = useState<readonly MapPin[]>([solna, lulea]);
  return (
    <>
      <button type="button" onClick={() => setPins([lulea, malmo])}>
        Ladda om
      </button>
      <PlaceMap region="sweden" label="Karta över föreningar" pins={pins} center={stockholm} />
    </>
  );
}

function turnWheel(element: HTMLElement, deltaY: number): void {
  const box = element.closest('.map-box') ?? element.querySelector('.map-box') ?? element;
  const wheel = createEvent.wheel(box, { deltaY });
  // The test's DOM leaves these out.
  for (const [name, value] of Object.entries({ ctrlKey: true, clientX: 0, clientY: 0 }))
    Object.defineProperty(wheel, name, { value });
  fireEvent(box, wheel);
}

describe('from the server', () => {
  const html = renderToString(<PlaceMap region="sweden" label="Karta" pins={[lulea, malmo, tokyo]} />);

  test('has shapes, names of towns, dots, the list and the licences, and no inline style', () => {
    expect(html).toContain('#counties');
    expect(html).toContain('>Stockholm</text>');
    expect(html.match(/h0/g)?.length).toBeGreaterThan(10);
    expect(html).toContain('href="/associations/Luleå"');
    expect(html).toContain('Natural Earth');
    expect(html).toContain('CC BY 4.0');
    expect(html).not.toContain('style=');
  });
});

describe('in the browser', () => {
  test('has a link for each pin on the map, and all in the list', async () => {
    const map = await showMap([lulea, malmo, tokyo]);
    expect(marks(map)).toEqual(['Förening Luleå, Norrbotten', 'Förening Malmö']);
    const list = within(map).getByRole('list', { name: 'Karta över föreningar, som lista' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/associations/Luleå', '/associations/Malmö', '/associations/Tokyo']);
  });

  test('nearby pins are one button, which zooms in until they separate and then focuses one of them', async () => {
    const map = await showMap([stockholm, solna, lulea]);
    expect(marks(map)).toHaveLength(2);
    fireEvent.click(within(map).getByRole('button', { name: /^2 vid Förening/ }));
    expect(magnification(map)).toBeGreaterThan(8);
    expect(marks(map)).toEqual(expect.arrayContaining(['Förening Stockholm', 'Förening Solna']));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Förening (Stockholm|Solna)$/);
  });

  test('focusing a pin outside the visible part moves the map to it and preloads its page', async () => {
    const preloaded: string[] = [];
    show(
      <LinkActionsProvider value={{ ...noActions, preload: (href) => preloaded.push(href) }}>
        <PlaceMap region="sweden" label="Karta över föreningar" pins={[stockholm, gavle]} />
      </LinkActionsProvider>,
    );
    const zoomIn = await screen.findByRole('button', { name: 'Zooma in' });
    const map = screen.getByRole('region', { name: 'Karta över föreningar' });
    const plane = map.querySelector<HTMLElement>('.map-plane');
    for (let steps = 0; steps < 2; steps += 1) fireEvent.click(zoomIn);
    const before = plane?.style.transform;
    act(() => map.querySelector<HTMLElement>('[data-mark="pin 1"]')?.focus());
    expect(plane?.style.transform).not.toBe(before);
    expect(preloaded).toEqual(['/associations/Gävle']);
  });

  test('a click on a pin goes to its page by the site’s navigation', async () => {
    const followed: string[] = [];
    const follow: LinkActions['follow'] = (event, href) => {
      event.preventDefault();
      followed.push(href);
    };
    show(
      <LinkActionsProvider value={{ ...noActions, follow }}>
        <PlaceMap region="sweden" label="Karta över föreningar" pins={[lulea, malmo]} />
      </LinkActionsProvider>,
    );
    const map = screen.getByRole('region', { name: 'Karta över föreningar' });
    await screen.findByRole('button', { name: 'Zooma in' });
    const pin = map.querySelector<HTMLElement>('[data-mark="pin 1"]');
    if (!pin) throw new Error('There is no pin');
    expect(pin.getAttribute('href')).toBe('/associations/Malmö');
    expect(fireEvent.click(pin)).toBe(false);
    expect(followed).toEqual(['/associations/Malmö']);
  });

  test('zooming in adds names of towns, and zooming out removes them', async () => {
    const map = await showMap([lulea]);
    const names = () => [...map.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    const first = names();
    const zoomIn = screen.getByRole('button', { name: 'Zooma in' });
    fireEvent.click(zoomIn);
    fireEvent.click(zoomIn);
    expect(names().slice(0, first.length)).toEqual(first);
    expect(names().length).toBeGreaterThan(first.length);
    fireEvent.click(screen.getByRole('button', { name: 'Visa hela kartan' }));
    expect(names()).toEqual(first);
  });

  test('pins at the same coordinates are listed on the map until Escape is pressed', async () => {
    const map = await showMap([same, twin, lulea]);
    fireEvent.click(within(map).getByRole('button', { name: /^2 vid Förening/ }));
    const panel = within(map).getByRole('region', { name: '2 nära varandra' });
    expect(
      within(panel)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Förening ett', 'Förening två']);
    expect(panel.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? map, { key: 'Escape' });
    expect(within(map).queryByRole('region')).toBeNull();
  });

  test('keys zoom and move while a button or pin has the focus', async () => {
    const map = await showMap([lulea, malmo]);
    const button = screen.getByRole('button', { name: 'Zooma in' });
    act(() => button.focus());
    fireEvent.keyDown(button, { key: '+' });
    fireEvent.click(button);
    expect(magnification(map)).toBe(4);
    const plane = map.querySelector<HTMLElement>('.map-plane');
    const before = plane?.style.transform;
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(plane?.style.transform).not.toBe(before);
    expect(fireEvent.keyDown(button, { key: 'Tab' })).toBe(true);
    for (const key of ['-', '-']) fireEvent.keyDown(button, { key });
    expect(magnification(map)).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Zooma in' }));
    fireEvent.keyDown(button, { key: '0' });
    expect(magnification(map)).toBe(1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Zooma ut' }).getAttribute('aria-disabled')).toBe('true'),
    );
  });

  test('a key that zooms moves the focus from a divided mark to the closest one', async () => {
    const map = await showMap([stockholm, solna, lulea]);
    const mark = within(map).getByRole('button', { name: /^2 vid Förening/ });
    act(() => mark.focus());
    for (let steps = 0; steps < 6; steps += 1) fireEvent.keyDown(document.activeElement ?? map, { key: '+' });
    expect(mark.isConnected).toBe(false);
    expect(map.contains(document.activeElement)).toBe(true);
    expect(magnification(map)).toBeGreaterThan(8);
  });

  test('a notch of the wheel zooms by less than half', async () => {
    const map = await showMap([lulea, malmo]);
    turnWheel(map, -100);
    await waitFor(() => expect(magnification(map)).toBeGreaterThan(1));
    expect(magnification(map)).toBeLessThan(1.5);
  });

  test('new pins leave the map where it was moved after it was opened at a place', async () => {
    show(<ChangingMap />);
    const map = await screen.findByRole('region', { name: 'Karta över föreningar' });
    await waitFor(() => expect(magnification(map)).toBe(8));
    fireEvent.click(screen.getByRole('button', { name: 'Visa hela kartan' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ladda om' }));
    await waitFor(() => expect(marks(map)).toContain('Förening Malmö'));
    expect(magnification(map)).toBe(1);
  });

  test('a map that is opened again in the same history entry shows the same part', async () => {
    const map = await showMap([stockholm, solna, lulea]);
    fireEvent.click(within(map).getByRole('button', { name: /^2 vid Förening/ }));
    const zoomed = magnification(map);
    cleanup();
    const again = await showMap([stockholm, solna, lulea]);
    await waitFor(() => expect(magnification(again)).toBeCloseTo(zoomed));
    await waitFor(() => expect(marks(again)).toContain('Förening Solna'));
  });

  test('a gesture scales the painted map, which is painted again when the gesture ends', async () => {
    const map = await showMap([lulea, malmo]);
    const box = map.querySelector<HTMLElement>('.map-box');
    const plane = map.querySelector<HTMLElement>('.map-plane');
    if (!box || !plane) throw new Error('There is no map');
    const shown: { painted: number; scale: number }[] = [];
    new MutationObserver(() => {
      const [, scale = ''] = /scale\((.+)\)/.exec(plane.style.transform) ?? [];
      shown.push({ painted: magnification(map), scale: Number(scale) });
    }).observe(plane, { attributeFilter: ['style'] });
    turnWheel(box, -20);
    await waitFor(() => expect(magnification(map)).toBeGreaterThan(1));
    const end = magnification(map);
    expect(shown).toEqual([
      { painted: 1, scale: end },
      { painted: end, scale: 1 },
    ]);
  });

  test('clusters divide a few at a time after a gesture, in their order from north to south', async () => {
    const region = regionOf('sweden');
    const shares = Array.from({ length: 9 }, (_, index) => 0.02 + index * 0.03);
    // Close to the corner that the wheel zooms in on.
    const grid = shares.flatMap((left) =>
      shares.map((top) => {
        const [longitude, latitude] = coordinatesAt(region, {
          x: left * region.width,
          y: top * region.height,
        });
        return pinOf(`${left} ${top}`, latitude, longitude);
      }),
    );
    const map = await showMap(grid);
    const container = map.querySelector('[data-mark]')?.parentElement;
    if (!container) throw new Error('There is no mark');
    let steps = 0;
    const observer = new MutationObserver(() => (steps += 1));
    observer.observe(container, { childList: true });
    for (let notch = 0; notch < 3; notch += 1) turnWheel(map, -100);
    await waitFor(() => expect(marks(map)).toHaveLength(41));
    expect(steps).toBeGreaterThan(1);
    const tops = [...container.children].map((mark) =>
      Number(getComputedStyle(mark).getPropertyValue('--top')),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });
});

describe('shapes that cannot be loaded', () => {
  const failure = 'Kunde inte ladda kartbilden';

  test.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['after a release', async () => new Response('', { status: 404 })],
  ])('are said beside the map %s, and loaded from another address by the button', async (_when, answer) => {
    const fetched = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', fetched);
    const map = await showMap([lulea, malmo]);
    expect(await missingTexts(failure, 'Allt på kartan finns också i listan.')).toEqual([]);
    const first = landOf(map);
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    await waitFor(() => expect(fetched.mock.calls.flat()).toContain('/healthz'));
    expect(await screen.findByText(failure)).toBeTruthy();
    fetched.mockImplementation(async () => new Response('<svg/>'));
    fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
    expect(landOf(map)).not.toBe(first);
  });

  test('are loaded from another address when the network came back before the script', async () => {
    // The test's DOM renders no shapes, so that they are empty here as without the file.
    const map = await showMap([lulea]);
    await waitFor(() => expect(landOf(map)).toMatch(/\?1#land$/));
    expect(screen.queryByText(failure)).toBeNull();
  });
});

describe('coordinates', () => {
  test.each(['sweden', 'nordics', 'europe', 'world'] as const)(
    'are the same after a conversion to the map of %s and back',
    (name) => {
      const region = regionOf(name);
      const point = project(region, stockholm);
      expect(isInside(region, point)).toBe(true);
      const [longitude, latitude] = coordinatesAt(region, point);
      expect([latitude, longitude]).toEqual([
        expect.closeTo(stockholm.latitude, 6),
        expect.closeTo(stockholm.longitude, 6),
      ]);
    },
  );
});

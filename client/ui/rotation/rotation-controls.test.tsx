// The rotation: automatic, paused, focused, and moved by its buttons.
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { RotationControls } from './rotation-controls.tsx';

let scrolledTo: number[];
let prefersReducedMotion: boolean;

beforeEach(() => {
  scrolledTo = [];
  prefersReducedMotion = false;
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: prefersReducedMotion }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Example() {
  const strip = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={(element) => {
          strip.current = element;
          if (!element) return;
          Object.defineProperty(element, 'clientWidth', { value: 100, configurable: true });
          element.scrollTo = ((options: ScrollToOptions) => {
            element.scrollLeft = options.left ?? 0;
            scrolledTo.push(options.left ?? 0);
          }) as typeof element.scrollTo;
        }}
      >
        <a href="/1">Ett</a>
        <a href="/2">Två</a>
        <a href="/3">Tre</a>
      </div>
      <RotationControls strip={strip} what="nyheterna" seconds={6} />
    </>
  );
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('moves on every six seconds, and from the last group to the first', async () => {
  show(<Example />);
  await wait(5);
  expect(scrolledTo).toEqual([]);
  await wait(14);
  expect(scrolledTo).toEqual([100, 200, 0]);
});

test('stops by the visible button, and starts again', async () => {
  show(<Example />);
  press('Pausa nyheterna');
  await wait(60);
  expect(scrolledTo).toEqual([]);
  press('Låt nyheterna växla');
  await wait(6);
  expect(scrolledTo).toEqual([100]);
});

test('does not move while the focus is in it', async () => {
  show(<Example />);
  screen.getByRole('link', { name: 'Ett' }).focus();
  await wait(60);
  expect(scrolledTo).toEqual([]);
});

test('moves only by the buttons for people who prefer less motion', async () => {
  prefersReducedMotion = true;
  show(<Example />);
  await wait(60);
  expect(scrolledTo).toEqual([]);
  press('Nästa av nyheterna');
  press('Föregående av nyheterna');
  press('Föregående av nyheterna');
  expect(scrolledTo).toEqual([100, 0, 200]);
});

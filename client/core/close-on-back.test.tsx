// Back closes overlays from the top, and otherwise means what it does without them.
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCloseOnBack } from './close-on-back.ts';

/** The browser's history: happy-dom has no entries. */
const entries: { state: unknown; path: string }[] = [];
let position = 0;

beforeEach(() => {
  entries.splice(0, entries.length, page('/faq', 'a'), page('/marketplace', 'b'));
  position = 1;
  vi.stubGlobal('History', { prototype: browserHistory });
  vi.stubGlobal('history', windowHistory);
});
afterEach(cleanup);

const page = (path: string, key: string) => ({ path, state: { key: key } });
const browserHistory = {
  pushState(state: unknown, _title: string, path?: string) {
    entries.splice(position + 1, entries.length, { state, path: path ?? currentPath() });
    position += 1;
  },
  replaceState(state: unknown, _title: string, path?: string) {
    entries[position] = { state, path: path ?? currentPath() };
  },
  back() {
    position = Math.max(0, position - 1);
    dispatchEvent(new PopStateEvent('popstate'));
  },
};
const currentPath = () => entries[position]?.path ?? '';
const windowHistory = Object.create(browserHistory, {
  state: { get: () => entries[position]?.state },
}) as History;

const routed = vi.fn<() => void>();
addEventListener('popstate', routed);

function Overlay({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose);
  return null;
}

test('closes the top overlay first, and the router is not notified', () => {
  const [dialog, viewer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <>
      <Overlay onClose={dialog} />
      <Overlay onClose={viewer} />
    </>,
  );
  routed.mockClear();
  history.back();
  expect([dialog.mock.calls.length, viewer.mock.calls.length]).toEqual([0, 1]);
  history.back();
  expect(dialog).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/marketplace');
  expect(routed).not.toHaveBeenCalled();
  history.back();
  expect(currentPath()).toBe('/faq');
});

test('goes to the page before when the overlay was closed in another way', () => {
  render(<Overlay onClose={vi.fn<() => void>()} />).unmount();
  history.back();
  expect(currentPath()).toBe('/faq');
});

test('the entry of a closed overlay is replaced by the next page', () => {
  render(<Overlay onClose={vi.fn<() => void>()} />).unmount();
  history.pushState({ key: 'c' }, '', '/ad/1');
  expect(entries.map(({ path }) => path)).toEqual(['/faq', '/marketplace', '/ad/1']);
  history.back();
  expect(currentPath()).toBe('/marketplace');
});

test('closes an overlay that stays open on the next page, and stays on that page', () => {
  const close = vi.fn<() => void>();
  render(<Overlay onClose={close} />);
  history.pushState({ key: 'c' }, '', '/marketplace?category=Skor');
  history.back();
  expect(close).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/marketplace?category=Skor');
});

// Back closes the top overlay first; without an open overlay it goes to the previous page.
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHistory, useCloseOnBack } from './close-on-back.ts';

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

/** @param props.onClose returns false to stay open */
function Overlay({ onClose }: { onClose: () => unknown }) {
  const [isOpen, setIsOpen] = useState(true);
  useCloseOnBack(() => {
    if (onClose() !== false) setIsOpen(false);
  }, isOpen);
  return null;
}

const goBack = () => act(() => history.back());

test('goes to the previous page after a reload in the entry of an overlay', () => {
  entries.push({ path: '/marketplace', state: { key: 'b', overlays: 1 } });
  position = 2;
  followHistory();
  goBack();
  expect(currentPath()).toBe('/faq');
});

test('stays on the page while an overlay refuses to close', () => {
  const close = vi.fn<() => boolean>(() => false);
  render(<Overlay onClose={close} />);
  goBack();
  goBack();
  expect([close.mock.calls.length, currentPath()]).toEqual([2, '/marketplace']);
  close.mockReturnValue(true);
  goBack();
  expect([close.mock.calls.length, currentPath()]).toEqual([3, '/marketplace']);
  goBack();
  expect(currentPath()).toBe('/faq');
});

test('closes the top overlay first, and the router is not notified', () => {
  const [dialog, viewer] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <>
      <Overlay onClose={dialog} />
      <Overlay onClose={viewer} />
    </>,
  );
  routed.mockClear();
  goBack();
  expect([dialog.mock.calls.length, viewer.mock.calls.length]).toEqual([0, 1]);
  goBack();
  expect(dialog).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/marketplace');
  expect(routed).not.toHaveBeenCalled();
  goBack();
  expect(currentPath()).toBe('/faq');
});

test('goes to the previous page when the overlay was closed in another way', () => {
  render(<Overlay onClose={vi.fn<() => void>()} />).unmount();
  goBack();
  expect(currentPath()).toBe('/faq');
});

test('the entry of a closed overlay is replaced by the next page', () => {
  render(<Overlay onClose={vi.fn<() => void>()} />).unmount();
  history.pushState({ key: 'c' }, '', '/ad/1');
  expect(entries.map(({ path }) => path)).toEqual(['/faq', '/marketplace', '/ad/1']);
  goBack();
  expect(currentPath()).toBe('/marketplace');
});

test('closes an overlay that stays open on the next page, and stays on that page', () => {
  const close = vi.fn<() => void>();
  render(<Overlay onClose={close} />);
  history.pushState({ key: 'c' }, '', '/marketplace?category=Skor');
  goBack();
  expect(close).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/marketplace?category=Skor');
});

test('an overlay that replaces the address and is closed leaves no entry of the address before', () => {
  const overlay = render(<Overlay onClose={vi.fn<() => void>()} />);
  history.replaceState({ key: 'c' }, '', '/marketplace?page=2');
  overlay.unmount();
  history.pushState({ key: 'd' }, '', '/ad/1');
  goBack();
  expect(currentPath()).toBe('/marketplace?page=2');
  routed.mockClear();
  goBack();
  expect(currentPath()).toBe('/faq');
  expect(routed).toHaveBeenCalledOnce();
});

test('an overlay that replaces the address and stays open closes at the new address', () => {
  const close = vi.fn<() => void>();
  render(<Overlay onClose={close} />);
  history.replaceState({ key: 'c' }, '', '/marketplace?page=2');
  history.replaceState({ key: 'd' }, '', '/marketplace?page=3');
  routed.mockClear();
  goBack();
  expect(close).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/marketplace?page=3');
  expect(routed).not.toHaveBeenCalled();
  goBack();
  expect(currentPath()).toBe('/faq');
});

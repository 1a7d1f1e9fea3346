// A keyboard on the screen covers what is fixed to its lower edge, unless the sheet is told of it.
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { followVisibleArea } from './visible-area.ts';

class Seen extends EventTarget {
  height = 844;
  offsetTop = 0;
  scale = 1;

  change(parts: Partial<Pick<Seen, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, parts);
    this.dispatchEvent(new Event('resize'));
  }
}

function open(): { seen: Seen; sheet: HTMLElement; close: (() => void) | undefined } {
  const seen = new Seen();
  vi.stubGlobal('visualViewport', seen);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
  const sheet = document.createElement('div');
  return { seen, sheet, close: followVisibleArea(sheet) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heightOf = (sheet: HTMLElement) => sheet.style.getPropertyValue('--seen-height');

test('a sheet is told what a keyboard leaves of it, and when it has gone', () => {
  const { seen, sheet } = open();
  expect(heightOf(sheet)).toBe('');
  seen.change({ height: 460, offsetTop: 120 });
  expect(heightOf(sheet)).toBe('460px');
  expect(sheet.style.getPropertyValue('--seen-top')).toBe('120px');
  seen.change({ height: 844, offsetTop: 0 });
  expect(heightOf(sheet)).toBe('');
});

test('a tool bar that hides, and who enlarges the page, move nothing', () => {
  const { seen, sheet } = open();
  seen.change({ height: 790 });
  expect(heightOf(sheet)).toBe('');
  seen.change({ height: 422, scale: 2 });
  expect(heightOf(sheet)).toBe('');
});

test('a sheet that is closed is told nothing more', () => {
  const { seen, sheet, close } = open();
  close?.();
  seen.change({ height: 460 });
  expect(heightOf(sheet)).toBe('');
});

// A sheet adapts to the on-screen keyboard.
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { followVisibleArea } from './visible-area.ts';

class FakeViewport extends EventTarget {
  height = 844;
  offsetTop = 0;
  scale = 1;

  change(parts: Partial<Pick<FakeViewport, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, parts);
    this.dispatchEvent(new Event('resize'));
  }
}

function open(): { viewport: FakeViewport; sheet: HTMLElement; close: (() => void) | undefined } {
  const viewport = new FakeViewport();
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844);
  const sheet = document.createElement('div');
  return { viewport, sheet, close: followVisibleArea(sheet) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heightOf = (sheet: HTMLElement) => sheet.style.getPropertyValue('--seen-height');

test('gets the size of the visible area while a keyboard covers the page, and loses it afterwards', () => {
  const { viewport, sheet } = open();
  expect(heightOf(sheet)).toBe('');
  viewport.change({ height: 460, offsetTop: 120 });
  expect(heightOf(sheet)).toBe('460px');
  expect(sheet.style.getPropertyValue('--seen-top')).toBe('120px');
  viewport.change({ height: 844, offsetTop: 0 });
  expect(heightOf(sheet)).toBe('');
});

test('ignores a collapsing tool bar and pinch zoom', () => {
  const { viewport, sheet } = open();
  viewport.change({ height: 790 });
  expect(heightOf(sheet)).toBe('');
  viewport.change({ height: 422, scale: 2 });
  expect(heightOf(sheet)).toBe('');
});

test('is not changed after it is closed', () => {
  const { viewport, sheet, close } = open();
  close?.();
  viewport.change({ height: 460 });
  expect(heightOf(sheet)).toBe('');
});

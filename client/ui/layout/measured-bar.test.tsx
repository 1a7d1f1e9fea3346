// The height of a bar, as a CSS property of the elements above it.
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { measureConsentBanner, measureDialogBar, placeAboveBars } from './measured-bar.ts';

function barOf(height: number): HTMLElement {
  const bar = document.createElement('footer');
  Object.defineProperty(bar, 'offsetHeight', { value: height });
  return bar;
}
const above = document.createElement('div');
const measured = () => above.style.getPropertyValue('--dialog-bar');

test('the bar of a dialog applies again when the dialog above it is closed', () => {
  placeAboveBars(above);
  const close = measureDialogBar(barOf(120));
  const closeAbove = measureDialogBar(barOf(60));
  closeAbove?.();
  expect(measured()).toBe('120px');
  close?.();
  expect(measured()).toBe('');
});

test.each([
  ['at the bottom of the screen', 0, '70px'],
  ['a little above it', 40, '110px'],
  ['so far above it that a toast has room below', 120, '0px'],
])('a toast does not cover the bar of a dialog %s', (_where, gap, expected) => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  const bar = barOf(70);
  dialog.append(bar);
  const bottom = window.innerHeight - gap;
  bar.getBoundingClientRect = () => new DOMRect(0, bottom - 70, 300, 70);
  const hide = measureDialogBar(bar);
  measureDialogBar(barOf(60))?.();
  placeAboveBars(above);
  expect(measured()).toBe(expected);
  hide?.();
});

test('the page itself gets the heights when the first key is pressed', () => {
  const hide = measureConsentBanner(barOf(140));
  measureConsentBanner(barOf(60))?.();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.documentElement.style.getPropertyValue('--consent-banner')).toBe('140px');
  hide?.();
});

test('elements above the bars have their heights until the bars are hidden', () => {
  const early = document.createElement('div');
  const late = document.createElement('div');
  placeAboveBars(early);
  const hide = measureConsentBanner(barOf(140));
  measureConsentBanner(barOf(60))?.();
  placeAboveBars(late);
  const heights = () => [early, late].map(({ style }) => style.getPropertyValue('--consent-banner'));
  expect(heights()).toEqual(['140px', '140px']);
  hide?.();
  expect(heights()).toEqual(['', '']);
});

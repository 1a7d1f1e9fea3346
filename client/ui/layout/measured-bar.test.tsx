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

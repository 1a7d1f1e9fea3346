// The height of a bar, as a property of the page.
import { expect, test } from 'vitest';
import { measureConsentBanner, measureDialogBar, placeAboveBars } from './measured-bar.ts';

function barOf(height: number): HTMLElement {
  const bar = document.createElement('footer');
  Object.defineProperty(bar, 'offsetHeight', { value: height });
  return bar;
}
const measured = () => document.documentElement.style.getPropertyValue('--dialog-bar');

test('the bar of a dialog counts again when the dialog above it is closed', () => {
  const close = measureDialogBar(barOf(120));
  const closeAbove = measureDialogBar(barOf(60));
  closeAbove?.();
  expect(measured()).toBe('120px');
  close?.();
  expect(measured()).toBe('');
});

test('what is above the bars gets their heights, and no longer once a bar is hidden', () => {
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

// The build must never let sonner write a style element.
import { expect, test } from 'vitest';
import { withoutStyleElement } from './sonner-stylesheet.ts';

test('takes the call out of the library as it is today', async () => {
  const { default: library } = await import('../../../node_modules/sonner/dist/index.mjs?raw');
  expect(library).toContain('__insertCSS("');
  expect(withoutStyleElement(library)).not.toContain('__insertCSS("');
});

test('refuses a library that has changed shape', () => {
  expect(() => withoutStyleElement('export {}')).toThrow('sonner no longer writes');
});

// The build removes the style element that sonner would write.
import { expect, test } from 'vitest';
import { withoutStyleElement } from './sonner-stylesheet.ts';

test('removes the call from the installed version of the library', async () => {
  const { default: library } = await import('../../../node_modules/sonner/dist/index.mjs?raw');
  expect(library).toContain('__insertCSS("');
  expect(withoutStyleElement(library)).not.toContain('__insertCSS("');
});

test('throws when the library has changed', () => {
  expect(() => withoutStyleElement('export {}')).toThrow('sonner no longer writes');
});

// Whether the installed packages satisfy the lock file, and which may be missing.
import { expect, test } from 'vitest';
import { areInstalled } from './packages.js';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/pg': { version: '8.23.1', integrity: 'sha512-a' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/sharp-darwin': { version: '0.35.5', optional: true },
};
const { 'node_modules/pg': pg, 'node_modules/vitest': vitest } = wanted;

test.each([
  [
    'all that this platform needs is there',
    { 'node_modules/pg': pg, 'node_modules/vitest': vitest },
    true,
    true,
  ],
  ['nothing is there', {}, false, false],
  ['only tests lack theirs, and no tests are asked for', { 'node_modules/pg': pg }, false, true],
  ['tests lack theirs and are asked for', { 'node_modules/pg': pg }, true, false],
  ['a version differs', { 'node_modules/pg': { ...pg, version: '8.23.0' } }, false, false],
  ['a package was published again', { 'node_modules/pg': { ...pg, integrity: 'sha512-b' } }, false, false],
])('when %s', (_case, installed, withDev, areThere) => {
  expect(areInstalled(wanted, { installed, withDev })).toBe(areThere);
});

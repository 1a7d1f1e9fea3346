// Initials of Swedish names.
import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Anna Maria Ek', 'AE'],
  ['östen ängström', 'ÖÄ'],
  ['Li', 'L'],
  ['  Börje  Åkerström ', 'BÅ'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

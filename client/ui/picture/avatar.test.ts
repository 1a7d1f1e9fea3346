// Initials as Swedes write their names.
import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test.each([
  ['Anna Maria Ek', 'AE'],
  ['östen ängström', 'ÖÄ'],
  ['Li', 'L'],
  ['  Börje  Åkerström ', 'BÅ'],
  ['', ''],
])('%j becomes %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

// Cached pages are stored with one byte per character, which only V8 can report.
import { isStringOneByteRepresentation } from 'node:v8';
import { expect, test } from 'vitest';
import { inLatin1 } from '#shared/latin1.ts';

const asReference = (character: string): string => `&#${character.codePointAt(0)};`;

test.each([
  ['Åäö é, 500 kr', 'Åäö é, 500 kr'],
  ['500–1000 kr', '500&#8211;1000 kr'],
  ['Boll 🏀 till salu', 'Boll &#127936; till salu'],
  ['"citat" \\ och\nrad …', '"citat" \\ och\nrad &#8230;'],
])('%j is stored with one byte per character as %j', (text, written) => {
  expect(inLatin1(text, asReference)).toBe(written);
  expect(isStringOneByteRepresentation(inLatin1(text, asReference))).toBe(true);
});

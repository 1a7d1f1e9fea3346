// The statement of reasons for a moderation decision. Source: the Digital Services Act, article 17.
import { expect, test } from 'vitest';
import { restrictionOf } from './statement.ts';

test.each([
  ['review', 'removed', 'Vi har tagit bort omdömet. Ingen annan ser det du skrev.'],
  ['person', 'removed', 'Vi har tagit bort din presentation och din profilbild. De syns inte för någon.'],
  ['ad', 'warned', 'Vi ger dig en varning. Inget av det du har skrivit är borttaget.'],
  ['ad', 'blocked', 'Vi har stängt av ditt konto.'],
  [
    'ad',
    'rejected',
    'Vi har inte godkänt annonsen. Den visas inte på marknadsplatsen. Ändra den så granskar vi den igen.',
  ],
] as const)('restrictionOf a %s (%s) returns %s', (kind, decision, sentence) => {
  expect(restrictionOf(kind, decision)).toBe(sentence);
});

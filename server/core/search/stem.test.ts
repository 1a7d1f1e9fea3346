// Stems and compounds of Swedish words.
import { expect, test } from 'vitest';
import { splitCompound, stem } from './stem.ts';

test.each([
  ['boll bollar bollen bollarna bollars bollens', 'boll'],
  ['sko skor skorna skon skons', 'sko'],
  ['kort kortet korten', 'kort'],
  ['tröja tröjor tröjan tröjorna', 'tröj'],
  ['linne linnet linnen', 'linn'],
  ['väska väskor väskan', 'väsk'],
  ['handske handskar handskarna', 'handsk'],
  ['strumpa strumpor strumporna', 'strump'],
  ['keps kepsar kepsen', 'keps'],
  ['blå blått blåa', 'blå'],
  ['basket basketen', 'basket'],
  ['jordan jordans', 'jordan'],
  ['nike nikes', 'nike'],
])('%s have one stem', (forms, expected) => {
  expect(forms.split(' ').map(stem)).toEqual(forms.split(' ').map(() => expected));
});

test.each(['ass', 'buss', 'ek', 'mål', 'kx1200', 'adidas', 'paket', 'converse', 'ö'])('leaves %s', (word) => {
  expect(stem(word)).toBe(word);
});

test('distinguishes words that only look like forms of one another', () => {
  for (const [one = '', other = ''] of [
    ['jordan', 'jord'],
    ['barn', 'bar'],
    ['mål', 'mal'],
    ['kort', 'kor'],
  ])
    expect(stem(one)).not.toBe(stem(other));
});

test.each([
  ['basketskor', 'basket', 'sko'],
  ['basketskorna', 'basket', 'sko'],
  ['barnskor', 'barn', 'sko'],
  ['jordanskor', 'jordan', 'sko'],
  ['matchlinnen', 'match', 'linn'],
  // With a linking s.
  ['träningsbyxor', 'träning', 'byx'],
  ['bollpumpen', 'boll', 'pump'],
  ['basketboll', 'basket', 'boll'],
  ['minikorg', 'mini', 'korg'],
  ['ryggsäck', 'rygg', 'säck'],
])('%s is %s and %s', (word, modifier, head) => {
  expect(splitCompound(word)).toEqual({ head, modifier });
});

test.each(['sko', 'tröja', 'boll', 'underarmour', 'handske', 'hyperdunk', 'abc', ''])(
  '%s is no compound',
  (word) => {
    expect(splitCompound(word)).toBeNull();
  },
);

// Stems and compounds of Swedish words.
import { expect, test } from 'vitest';
import {
  isForeign,
  lastPartOf,
  namesItem,
  splitCompound,
  splitTypedCompound,
  stem,
  termOf,
  typedTermOf,
} from './stem.ts';

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
  ['dotter dottern dotterns döttrarnas', 'dotter'],
  ['blå blått blåa', 'blå'],
  ['basket basketen', 'basket'],
  ['jordan jordans', 'jordan'],
  ['nike nikes', 'nike'],
  ['läger lägret lägren', 'läger'],
  ['låg låga', 'låg'],
  // Not a form of "post".
  ['poster posters', 'poster'],
  ['post posten', 'post'],
  ['junior juniorer jr', 'junior'],
  ['vändbar vändbart vändbara', 'vändbar'],
  ['graderad graderat graderade', 'graderad'],
  ['oanvänd oanvänt oanvända', 'oanvänd'],
  ['rum rummet', 'rum'],
  ['tights tajts tajtsen', 'tights'],
])('%s have one stem', (forms, expected) => {
  expect(forms.split(' ').map(stem)).toEqual(forms.split(' ').map(() => expected));
});

test.each(['ass', 'buss', 'ek', 'mål', 'kx1200', 'adidas', 'paket', 'converse', 'ö', 'bara'])(
  'leaves %s',
  (word) => {
    expect(stem(word)).toBe(word);
  },
);

test('distinguishes words that only look like forms of one another', () => {
  for (const [one = '', other = ''] of [
    ['jordan', 'jord'],
    ['barn', 'bar'],
    ['mål', 'mal'],
    ['kort', 'kor'],
    ['bara', 'barskor'],
    ['läger', 'lager'],
    ['laget', 'landslaget'],
    ['repor', 'rep'],
    ['armor', 'arm'],
    ['brons', 'bron'],
    ['cons', 'cone'],
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
  // "basket" adds nothing, except to the name of a game.
  ['barnbasketskor', 'barn', 'sko'],
  ['utebasketboll', 'ute', 'boll'],
  ['easybasketkorg', 'easybask', 'korg'],
])('%s is %s and %s', (word, modifier, head) => {
  expect(splitCompound(word)).toMatchObject({ head, modifier });
});

test('a compound inflects as its last part, with or without a linking s', () => {
  expect(['barnskor', 'barnskorna', 'barnsko'].map(termOf)).toEqual(['barnsko', 'barnsko', 'barnsko']);
  expect(['träningsband', 'träningband'].map(termOf)).toEqual(['traningband', 'traningband']);
  expect(['landskampen', 'landskampsbiljett'].map(termOf)).toEqual(['landkamp', 'landkampbiljett']);
  expect(termOf('marinblått')).toBe('marinbla');
});

test('a first part whose last letter is lost, or looks like a linking s, is the whole word', () => {
  expect(['skottränare', 'skotträning', 'skottavla'].map((word) => splitCompound(word)?.modifier)).toEqual([
    'skott',
    'skott',
    'skott',
  ]);
  expect(['utomhusskor', 'inomhusboll'].map((word) => splitCompound(word)?.modifier)).toEqual([
    'utomhus',
    'inomhus',
  ]);
  expect(splitCompound('fotträning')?.modifier).toBe('fot');
});

test('a person whose noun loses its e as a first part is found in the compound', () => {
  expect(['domarpipa', 'tränarbok', 'spelartröja'].map((word) => splitCompound(word)?.modifier)).toEqual([
    'domare',
    'tränare',
    'spelare',
  ]);
});

test.each([
  ['svetsband', true],
  // A misspelt "svettband".
  ['svetband', false],
  ['nattlinne', true],
  ['nättkorg', false],
  ['arbetsbyxa', true],
  ['bröllopsskor', true],
  ['tennisboll', true],
])('whether %s is unrelated to basketball: %s', (word, expected) => {
  const parts = splitTypedCompound(word);
  expect(parts !== null && isForeign(parts)).toBe(expected);
});

test('reads typed words without diacritics, but not words of a text', () => {
  expect(['bocker', 'böcker', 'laget', 'skor'].map(typedTermOf)).toEqual(['bok', 'bok', 'lag', 'sko']);
  expect(splitTypedCompound('basketnat')).toMatchObject({ head: 'nät', modifier: 'basket' });
  expect(splitCompound('ordnat')).toBeNull();
  expect(splitTypedCompound('tränat')).toBeNull();
});

test('an inflected head is not split as a compound of another head', () => {
  expect(['flaskorna', 'flaskor', 'lampornas'].map(splitCompound)).toEqual([null, null, null]);
  expect(splitCompound('armbanden')).toMatchObject({ head: 'band' });
});

test('splits no word that is longer than any term', () => {
  expect(splitCompound('sko'.repeat(13))).toMatchObject({ head: 'sko' });
  expect(splitCompound('sko'.repeat(14))).toBeNull();
  expect(splitTypedCompound('sko'.repeat(60))).toBeNull();
});

test('returns the last part of a compound as it was typed', () => {
  expect(['hockeyklubba', 'dunkringar', 'basketnat', 'boll', 'lund'].map(lastPartOf)).toEqual([
    'klubba',
    'ringar',
    'nat',
    null,
    null,
  ]);
});

test('recognises words that name an item', () => {
  expect(['tröjor', 'hockeytröja', 'nike', 'keps', 'röd', 'lund', 'vinyl'].map(namesItem)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each(['sko', 'tröja', 'boll', 'underarmour', 'handske', 'hyperdunk', 'abc', ''])(
  '%s is no compound',
  (word) => {
    expect(splitCompound(word)).toBeNull();
  },
);

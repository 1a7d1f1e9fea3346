// Which searches find an ad by its use, and by who pays for its delivery.
import { expect, test } from 'vitest';
import { termsOfAd } from './ad-terms.ts';

const termsOf = (title: string, description: string, category = 'Basketskor', payer = ''): string[] =>
  termsOfAd({
    title,
    description,
    category,
    condition: 'Begagnad',
    price: 300,
    location: 'Lund',
    county: 'Skåne',
    brand: '',
    model: '',
    size: '',
    colour: '',
    audience: '',
    delivery: [],
    shipping_payer: payer,
  });

test('shoes are for indoors where their ad mentions no other use', () => {
  expect(termsOf('Jordan strl 43', 'Fina skor.')).toContain('inomhus');
  expect(termsOf('Sneakers 43', 'Perfekta för utebanan.')).not.toContain('inomhus');
  expect(termsOf('Boll strl 7', 'Fin boll.', 'Basketboll')).not.toContain('inomhus');
});

test.each(['aldrig på asfalt', 'Inte använda utomhus', 'aldrig ute', 'ej använda på utebanan'])(
  'shoes are not found by the use that "%s" excludes',
  (use) => {
    const terms = termsOf('Jordan strl 43', `Fina. ${use}, hela.`);
    expect(terms).toContain('inomhus');
    for (const word of ['asfalt', 'utomhus', 'ute', 'uteban']) expect(terms).not.toContain(word);
  },
);

test('shoes for indoors and outdoors are found by both', () => {
  const terms = termsOf('Nike 43', 'Passar inomhus och utomhus.');
  expect(terms).toEqual(expect.arrayContaining(['inomhus', 'utomhus']));
});

test('shoes with outdoors in their title are for outdoors only', () => {
  const terms = termsOf('Utomhusskor strl 43', 'Säljer eftersom jag bara spelar inomhus nu.');
  expect(terms).toContain('utomhus');
  expect(terms).not.toContain('inomhus');
});

test('hoops are for outdoors unless they are for a room', () => {
  expect(termsOf('Flyttbar basketkorg', 'Hämtas.', 'Basketkorgar')).toContain('^utomhus');
  for (const title of ['Minikorg till dörren', 'Basketkorg för inomhusbruk inne', 'Basketnät'])
    expect(termsOf(title, 'Fint.', 'Basketkorgar')).not.toContain('^utomhus');
  expect(termsOf('Minikorg till dörren', 'Fint.', 'Basketkorgar')).toContain('>inomhus');
  // The text mentions where the hoop is now.
  const stored = termsOf('Flyttbar basketkorg', 'Står inne över vintern.', 'Basketkorgar');
  expect(stored).not.toContain('>inomhus');
});

test('ads whose seller pays for delivery are found by it', () => {
  expect(termsOf('Jordan strl 43', 'Fina.', 'Basketskor', 'seller')).toContain('^fraktfri');
  expect(termsOf('Jordan strl 43', 'Fina.', 'Basketskor', 'buyer')).not.toContain('fraktfri');
});

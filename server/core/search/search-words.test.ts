// Reading what a person has typed.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch } from './search-words.ts';
import { synonymsOf, type SynonymRow } from './synonyms.ts';

const synonymsIn = (...rows: readonly string[]) =>
  synonymsOf(
    rows.map((row): SynonymRow => {
      const [words = '', direction = 'same'] = row.split(': ').toReversed();
      return { words: words.split(', '), direction: direction === 'kinds' ? 'kinds' : 'same' };
    }),
  );
const none = synonymsIn();
/** Each word with its alternatives, the near ones in brackets: "boll: boll (sko & basket)"; optional ones with "?". */
const read = (typed: string, synonyms = none): string[] =>
  readSearch(typed, synonyms).words.map(({ text, alternatives, close, isOptional }) => {
    const all = alternatives.map((terms) => terms.join(' & '));
    const near = all.length > close ? ` (${all.slice(close).join(' | ')})` : '';
    return `${text}${isOptional ? '?' : ''}: ${all.slice(0, close).join(' | ')}${near}`;
  });

test.each<[string, string[]]>([
  ['röda bollar', ['röda: rod | rodboll', 'bollar: boll | rodboll']],
  ['stl 42 sko', ['stl 42: sz42 (42)', 'sko: sko']],
  ['us 9', ['us 9: szus9 | sz42.5 (sz42 | sz43)']],
  ['11 us', ['11 us: szus11 | sz45']],
  ['kobe 44 eu', ['kobe: kobe', '44 eu: sz44 (44)']],
  // A number with its unit is no size.
  ['24 sekunder', ['24: 24', 'sekunder: sekund']],
  // US sizes of women say their scale, also without the words for whom they are.
  ['dam us 8', ['dam: dam', 'us 8 w: szusw8 | sz39']],
  ['us 8w', ['us 8 w: szusw8 | sz39']],
  // For what and for how many the item is.
  ['väska 6 bollar', ['väska: vask', '6?: 6', 'bollar?: boll']],
  ['6 bollar', ['6: 6', 'bollar: boll']],
  // Makers differ by half a size.
  ['size 9', ['size 9: sz9 (9 | sz42.5 | sz42 | sz43)']],
  ['ryggsäck med plats för boll', ['ryggsäck: ryggsack (sack & rygg)', 'plats?: plat', 'boll?: boll']],
  ['hjälp mig hitta en boll', ['boll: boll']],
  ['nåt till hallen', ['hallen: hall']],
  ['nat', ['nat: nat']],
  ['koner 50 st', ['koner: kon', '50?: 50', 'st?: st']],
  [
    'sm-finalbiljett',
    ['smfinalbiljett: smfinalbiljett | finalbiljett & sm (biljett & smfinal | biljett & final & sm)'],
  ],
  ['90 tal', ['90tal: 90tal | tal & 90']],
  ['42', ['42: sz42 | 42']],
  ['stl x-large', ['stl x large: szxl']],
  ['3xl linne', ['3 xl: szxxxl', 'linne: linn']],
  ['linne large', ['linne: linn | linnelarg', 'large: szl | larg | linnelarg']],
  ['tf-1000', ['tf1000: tf1000 | 1000 & tf']],
  ['TF1000', ['tf1000: tf1000 | 1000 & tf']],
  ['barnskor', ['barnskor: barnsko (sko & barn)']],
  // Every shoe here is for basketball.
  ['basketskor', ['basketskor: basketsko | sko']],
  ['basket-skor', ['basketskor: basketsko | sko']],
  // Most shoes here are for men.
  ['herrskor', ['herrskor: herrsko | sko & herr (sko)']],
  ['skor 44 herr', ['skor: sko', '44: sz44 | 44', 'herr?: herr']],
  ['herr basket', ['herr: herr | herrbask', 'basket: basket | herrbask']],
  ['nån som säljer boll', ['boll: boll']],
  // Where or when the item is used.
  ['väska cup', ['väska: vask | vaskcup', 'cup?: cup | vaskcup']],
  ['domare cup', ['domare: domare | domarecup', 'cup?: cup | domarecup']],
  ['döma match', ['döma: dom | dommatch', 'match?: match | dommatch']],
  ['cup final', ['cup: cup | cupfinal', 'final: final | cupfinal']],
  ['hall', ['hall: hall']],
  ['matchlinne laget', ['matchlinne: matchlinn | matchlinnlag (linn & match)', 'laget?: lag | matchlinnlag']],
  // A week is no size.
  ['läger v 28', ['läger: lager', 'vecka 28: veck & 28 | v & 28']],
  ['läger v.28', ['läger: lager', 'vecka 28: veck & 28 | v & 28']],
  // What the item is used for.
  [
    'boll styrketräning',
    ['boll: boll | bollstyrktraning', 'styrketräning?: styrktraning | bollstyrktraning (traning & styrk)'],
  ],
  ['styrketräning i lund', ['styrketräning: styrktraning (traning & styrk)', 'lund: lund']],
  // A camp that names no audience is for all.
  ['läger tjejer', ['läger: lager | lagertjej', 'tjejer?: tjej | lagertjej']],
  ['skor tjejer', ['skor: sko | skortjej', 'tjejer: tjej | skortjej']],
  ['säljes boll i Lund', ['boll: boll', 'lund: lund']],
  ['saljes billig boll', ['boll: boll']],
  // Not a form of "bok".
  ['boka domare', ['domare: domare']],
  ['skor till lägsta pris', ['skor: sko']],
  ['säljes billigt', ['säljes: saljes', 'billigt: billigt']],
  // Without diacritics.
  ['bocker', ['bocker: bok']],
  ['sommarlager', ['sommarlager: sommlager (lager & somm)']],
  // With only some of the diacritics, or with a wrong one.
  ['västeras', ['västeras: vasteras']],
  ['hårdenskor', ['hårdenskor: hardensko (sko & harden)']],
  // A size without a scale may be a US size.
  ['size 11', ['size 11: sz11 (11 | sz45)']],
  ['storlek extra large', ['storlek extra large: szxl']],
  // Ranges of sizes, and a child's size in centilong (cl).
  ['146/152', ['146 152: sz146 | sz152']],
  ['stl 134-140', ['stl 134 140: sz134 | sz140 (134)']],
  ['164 cl', ['164 cl: sz164']],
  ['39-42', ['39 42: sz39 | sz40 | sz41 | sz42']],
  ['44 2/3', ['44: sz44 | 44']],
  // Prices are not searched for.
  ['boll under 500 kr', ['boll: boll']],
  ['boll 200:-', ['boll: boll']],
  // The 9 is the number of a model, the 44 a size of shoes, and the 7 a size of balls.
  ['kobe 9', ['kobe: kobe', '9?: sz9 | 9']],
  ['kobe 44', ['kobe: kobe', '44: sz44 | 44']],
  ['harden vol 6', ['harden: harden | hardenvol', 'vol?: vol | hardenvol', '6?: sz6 | 6']],
  ['molten 7', ['molten: molten', '7: sz7 | 7']],
  ['28/99', ['28: sz28 | 28', '99: sz99 | 99']],
  // A choice is read as one word with the meanings of both.
  ['nike eller adidas', ['nike eller adidas: nike | adidas']],
  ['nike/adidas', ['nike eller adidas: nike | adidas']],
  [
    'boll svart/röd',
    ['boll: boll | bollsvart', 'svart: svart | bollsvart | svartrod', 'röd: rod | svartrod'],
  ],
  ['eller', ['eller: eller']],
  // Free delivery is no low price: ads without it are found too.
  ['skor gratis frakt', ['skor: sko | skorfraktfritt', 'fraktfritt?: fraktfri | skorfraktfritt']],
  ['fri frakt', ['fraktfritt: fraktfri']],
  // New to the buyer, or new from the shop.
  ['behöver ett par nya skor', ['par?: par | parny', 'nya?: ny | parny | nysko', 'skor: sko | nysko']],
  ['nya skor', ['nya: ny | nysko', 'skor: sko | nysko']],
  // The ad of a team's shirt may not name the player.
  ['pippen linne', ['pippen: pippen | pippenlinn (bulls | chicago)', 'linne: linn | pippenlinn']],
  ['pippen', ['pippen: pippen']],
  [
    'skor som är 12 år',
    ['skor: sko', '12 år: sz152 | 12 & ar (sz146 | sz158 | sko & barn | boll & barn | korg & barn | lager)'],
  ],
  // Abbreviations.
  ['jr', ['jr: junior']],
  ["🏀 -- '; \\ %", []],
  ['', []],
])('reads %j', (typed, words) => {
  expect(read(typed)).toEqual(words);
});

test('reads a name of two words in the order of a list', () => {
  const synonyms = synonymsIn('kinds: tung boll, viktboll');
  expect(read('boll tung', synonyms)).toEqual(['boll tung: boll & tung (viktboll)']);
});

test('reads an item with its use as one compound, whatever else the item may be', () => {
  const synonyms = synonymsIn('kinds: förvaring, pärm', 'kinds: bollförvaring, bollvagn');
  expect(read('förvaring av basketbollar', synonyms)[0]).toMatch(/\(bollvagn\)$/);
  expect(read('förvaring av basketbollar', synonyms)[0]).not.toMatch(/parm/);
});

test.each<[string, string[], string[]]>([
  ['"nike air" sko', ['nike air'], ['sko: sko']],
  ['”Å Ä” “x y” "z w"', ['Å Ä', 'x y', 'z w'], []],
  ['" ab "', ['ab'], []],
  ['"boll', [], ['boll: boll']],
  ['"a" boll', [], ['a: a', 'boll: boll']],
  ['"" " "', [], []],
])('reads the phrases of %s', (typed, phrases, words) => {
  expect(readSearch(typed, none).phrases).toEqual(phrases);
  expect(read(typed)).toEqual(words);
});

test('adds synonyms of a word, of a compound and of its parts', () => {
  const synonyms = synonymsIn('sko, sneakers', 'linne, jersey', 'barn, junior', 'damsko, pump');
  expect(read('skorna', synonyms)).toEqual(['skorna: sko (sneak)']);
  expect(read('jersey', synonyms)).toEqual(['jersey: jersey (linn)']);
  expect(read('juniorskor', synonyms)).toEqual([
    'juniorskor: juniorsko (sko & junior | sko & barn | sneak & junior)',
  ]);
  expect(read('damskor', synonyms)).toEqual(['damskor: damsko (pump | sko & dam | sneak & dam)']);
  expect(read('basketskor', synonyms)).toEqual(['basketskor: basketsko | sko (sneak)']);
});

test('a property is that of its first part, which alone means nearly the same', () => {
  expect(read('domarutbildad')).toEqual(['domarutbildad: domareutbildad (utbildad & domare | domare)']);
  expect(read('väggmonterad')).toEqual(['väggmonterad: vaggmonterad (monterad & vagg | vagg)']);
});

test('a half number may be a US size', () => {
  expect(read('damskor 8,5')[1]).toBe('8.5: sz8.5 | 8.5 (sz40)');
  expect(read('10,5')).toEqual(['10.5: sz10.5 | 10.5 (sz44.5)']);
  expect(read('6,5')).toEqual(['6.5: sz6.5 | 6.5']);
});

test('reads a name of several words, and adds one', () => {
  const synonyms = synonymsIn('hopprep, jump rope', '3x3, 3 mot 3', 'lebron, lebron james');
  expect(read('jump ropes', synonyms)).toEqual(['jump ropes: rop & jump (hopprep)']);
  expect(read('hopprep', synonyms)).toEqual(['hopprep: hopprep (rop & jump | rep & hopp)']);
  expect(read('3 mot 3', synonyms)).toEqual(['3 mot 3: 3 & mot & 3 (3 & 3x)']);
  expect(read('lebron james skor', synonyms)).toEqual(['lebron james: jam & lebron (lebron)', 'skor: sko']);
});

test('a general term finds its kinds, but a kind does not find the general term', () => {
  const synonyms = synonymsIn('kinds: nike, jordan, kobe');
  expect(read('nike', synonyms)).toEqual(['nike: nike (jordan | kobe)']);
  expect(read('kobe', synonyms)).toEqual(['kobe: kobe']);
});

const ages = 'sko & barn | boll & barn | korg & barn | lager';

test.each<[string, string[]]>([
  ['linne 10 år', ['linne: linn', `10 år: sz140 | 10 & ar (sz134 | sz146 | ${ages})`]],
  ['10-åring', [`10 åring: sz140 | 10 & ar (sz134 | sz146 | ${ages})`]],
  ['P12', [`p 12: sz152 | 12 & ar (sz146 | sz158 | ${ages})`]],
  ['44or', ['44: sz44 | 44']],
  ['M/L', ['m l: szm | szl']],
  ['bag till bollen', ['bag: bag', 'bollen?: boll']],
  ['pump till er cup', ['pump: pump', 'cup?: cup']],
  ['referee pipa', ['referee?: refere | referepip', 'pipa: pip | referepip']],
  ['tränare lund', ['tränare: tranare | tranarelund', 'lund: lund | tranarelund']],
  ['skor till bröllop', ['skor: sko', 'bröllop: brollop']],
  ['skor under 500 kr', ['skor: sko']],
])('reads %s as what it means', (typed, words) => {
  expect(read(typed)).toEqual(words);
});

test('finds a size by its name', () => {
  expect(read('femmaboll', synonymsIn('kinds: femma, strl 5'))[0]).toContain('boll & sz5');
});

test('leaves out a synonym that the word finds anyway', () => {
  expect(read('väska', synonymsIn('väska, sportväska, bag'))).toEqual(['väska: vask (bag)']);
  expect(read('sportväska', synonymsIn('väska, sportväska, bag'))).toEqual([
    'sportväska: sportvask | vask (bag)',
  ]);
});

test('two words may be one, with its synonyms', () => {
  expect(read('match tröja', synonymsIn('matchtröja, jersey'))).toEqual([
    'match?: match | matchtroj (jersey)',
    'tröja: troj | matchtroj (jersey)',
  ]);
});

test('reads at most twelve words with ten alternatives', () => {
  const words = Array.from({ length: 30 }, (_, index) => `ord${'abcdefghijklmnopqrstuvwxyzåäöé'[index]}x`);
  const synonyms = new Map([['ordax', Array.from({ length: 30 }, (_, index) => [`s${index}`] as const)]]);
  const read12 = readSearch(words.join(' '), synonyms).words;
  expect(read12).toHaveLength(12);
  expect(read12[0]?.alternatives).toHaveLength(10);
});

test('reads 200 letters, and any text', () => {
  expect(read('a'.repeat(200))).toHaveLength(1);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { words } = readSearch(typed, none);
      expect(words.every(({ alternatives }) => alternatives.every((terms) => terms.every(Boolean)))).toBe(
        true,
      );
    }),
  );
});

test.each(['90-tals kort', '90 tals kort', '90-tal kort'])('%s names a decade', (typed) => {
  expect(readSearch(typed, new Map()).words[0]?.alternatives[0]).toEqual(['90tal']);
});

test.each(['grejer för att dribbla bättre', 'where can I buy dribbla'])(
  '%s is only about one word',
  (typed) => {
    const { words } = readSearch(typed, new Map());
    expect(words.filter(({ isOptional }) => !isOptional).map(({ text }) => text)).toEqual(['dribbla']);
  },
);

test('a role is optional beside a word whose synonym is an item', () => {
  const synonyms = new Map([['whiteboard', [['taktiktavl'] as const]]]);
  const { words } = readSearch('coach whiteboard', synonyms);
  expect(words.map(({ isOptional }) => isOptional)).toEqual([true, false]);
});

test.each([
  ['present till basketkille', 'present?: present', 'basket: basket'],
  ['julklapp till basketfantast', 'present?: present', 'basket: basket'],
  ['present till baskettjej', 'present?: present', 'tjej: tjej'],
  ['julklapp', 'present: present'],
])('%s asks for what suits a person', (typed, ...words) => {
  expect(read(typed)).toEqual(words);
});

test.each(['10-åringen', '10 year old', '10 years', '10-åring', '10 år'])('%s is an age', (age) => {
  const [shorts, size, ...others] = readSearch(`shorts ${age}`, none).words;
  expect([shorts?.text, size?.alternatives[0], others]).toEqual(['shorts', ['sz140'], []]);
});

const optional = (typed: string) =>
  readSearch(typed, none).words.flatMap(({ text, isOptional }) => (isOptional ? [text] : []));

test('a count in words is optional, as one in digits is', () => {
  expect(optional('koner tolv stycken')).toEqual(optional('koner 12 stycken').with(0, 'tolv'));
});

test('an age is optional beside a size, which says more', () => {
  expect(optional('skor 10 år storlek 37')).toEqual(['10 år']);
  expect(optional('13 år skor i 39')).toEqual(['13 år']);
  expect(optional('skor 10 år')).toEqual([]);
});

test('an age is required after "till"', () => {
  const { words } = readSearch('overall till 7-åring', none);
  expect(words.map(({ text, isOptional }) => [text, isOptional])).toEqual([
    ['overall', false],
    ['7 åring', false],
  ]);
});

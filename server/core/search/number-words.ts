// Numbers that people write in words, as sizes of shoes.

const ones = ['', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio'];
/** Also as they are spoken: "fyrtitvå". */
const tens = { tjugo: 20, trettio: 30, tretti: 30, fyrtio: 40, fyrti: 40, femtio: 50, femti: 50 };

/** From 20 to 59; smaller ones are found by synonyms, since "tre" is rarely a size. */
const numbers: ReadonlyMap<string, string> = new Map(
  Object.entries(tens).flatMap(([word, ten]) =>
    ones.map((one, index) => [word + one, String(ten + index)] as const),
  ),
);

/** The digits of a number in words: "fyrtiotre" is 43. Any other word as it is. */
export function inDigits(word: string): string {
  return numbers.get(word) ?? word;
}

const smallNumbers: ReadonlyMap<string, number> = new Map(
  'två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton'
    .split(' ')
    .map((word, index) => [word, index + 2]),
);

/** Whether a word states how many, in digits or as "tolv". */
export function isAmount(word: string): boolean {
  return /^\d+$/.test(word) || smallNumbers.has(word);
}

const AGE = new RegExp(
  `(?<!\\p{L})(${[...smallNumbers.keys()].join('|')})[ -]?(?=år(?!\\p{L})|åring|årig)`,
  'giu',
);

/** "fyller 12", "är tolv": an age without its unit. */
const BARE_AGE = new RegExp(
  String.raw`(?<!\p{L})(fyller|blir|blivit|är) (\d{1,2}|${[...smallNumbers.keys()].join('|')})(?![\p{L}\d]| år| cm| cl| kg| st)`,
  'giu',
);

/** A search with the ages in it in digits and with their unit: "7 åring" of "sjuåring", "12 år" of "fyller 12". */
export function withAgesInDigits(text: string): string {
  return text
    .replace(BARE_AGE, (_age, verb: string, word: string) => `${verb} ${digitsOf(word)} år`)
    .replace(AGE, (_age, word: string) => `${digitsOf(word)} `);
}

function digitsOf(word: string): string {
  return String(smallNumbers.get(word.toLowerCase()) ?? word);
}

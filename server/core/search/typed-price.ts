// Prices within a search: "skor under 500 kr" is a search for shoes with a highest price.
import { tokensOf } from '#shared/search/tokens.ts';
import { withFreeDelivery } from './free-delivery.ts';
import { freeWords, lowPriceTerms, typedStopTerms } from './lexicon.ts';

const CURRENCY = String.raw`(?: ?kr\b| ?kronor\b| ?spänn\b| ?sek\b|:-)`;
const DIGITS = String.raw`\d{1,3}(?:[ .]\d{3})+|\d{1,7}`;
/** Sums that people write in words, in kronor. */
const sums: ReadonlyMap<string, number> = new Map([
  ['hundra', 100],
  ['en hundralapp', 100],
  ['hundralappen', 100],
  ['tvåhundra', 200],
  ['trehundra', 300],
  ['fyrahundra', 400],
  ['femhundra', 500],
  ['en femhundralapp', 500],
  ['femhundralappen', 500],
  ['sexhundra', 600],
  ['sjuhundra', 700],
  ['åttahundra', 800],
  ['niohundra', 900],
  ['tusen', 1000],
  ['ettusen', 1000],
  ['en tusenlapp', 1000],
  ['tusenlappen', 1000],
  ['tvåtusen', 2000],
]);
/** "2 hundra", "1,5k"; only after a word such as "under", since "2k" alone is a game. */
const MULTIPLES: Readonly<Record<string, number>> = { hundra: 100, tusen: 1000, k: 1000 };
const MULTIPLE = String.raw`\d{1,2}(?:[.,]\d)? ?(?:hundra|tusen|k)`;
const SUM = [...[...sums.keys()].toSorted((one, other) => other.length - one.length), MULTIPLE].join('|');
/** Without a currency at least three digits are required: "under 16" may be an age. "Air Max 90" is a shoe. */
const HIGHEST = String.raw`(?<!\bair )\b(?:(?:ej|inte) (?:över|mer än|dyrare än)|under|max|maximalt|högst|upp till|mindre än|billigare än|below) (?<highest>(?:${SUM})\b${CURRENCY}?|(?:${DIGITS})${CURRENCY}|\d{3,7}(?! ?år)\b)`;
/** "300 kr eller mindre", "300 kr max". */
const AT_MOST = String.raw`\b(?<most>(?:${DIGITS})${CURRENCY}) (?:(?:eller|och) (?:mindre|billigare|lägre|under|nedåt)|max|som mest)(?!\p{L})`;
/** "till lågt pris". */
const LOW_PRICE = String.raw`\b(?<cheap>l[åäa]g(?:t|a|re|sta)? pris(?:et|er)?)(?!\p{L})`;
/** "över 500 kr": without a currency it may be anything. */
const LOWEST = String.raw`(?<!\p{L}|(?:ej|inte) )(?:över|minst|mer än|dyrare än) (?<lowest>(?:${SUM})\b${CURRENCY}?|(?:${DIGITS})${CURRENCY})`;
/** "ca 500 kr" is any price near it. */
const ABOUT = String.raw`\b(?:ca|cirka|runt|omkring|ungefär|kring) (?<about>(?:${SUM})\b${CURRENCY}?|(?:${DIGITS})${CURRENCY})`;
const NEAR = { lowest: 0.7, highest: 1.3 };
/** "mellan 300 och 600", "från 300 till 600", "300-600 kr". */
const RANGE = String.raw`\b(?:mellan|från) (?<from>${DIGITS})${CURRENCY}? (?:och|till|upp till) (?<to>(?:${DIGITS})${CURRENCY}|\d{3,7}\b)|\b(?<low>${DIGITS})${CURRENCY}? ?[-–] ?(?<high>${DIGITS})${CURRENCY}`;
/** "0 kr" is free, not a price to be ignored. */
const FREE = String.raw`(?<![\d.,] ?)(?<free>0)${CURRENCY}`;
const PRICE = new RegExp(
  String.raw`${RANGE}|${HIGHEST}|${LOWEST}|${ABOUT}|${AT_MOST}|${LOW_PRICE}|${FREE}|\b(?:${DIGITS})${CURRENCY}`,
  'giu',
);

/** Limits in kronor, inclusive; null for none. */
export interface TypedPrice {
  lowest: number | null;
  highest: number | null;
}

/** The search without the prices in it, which are filtered by rather than searched for. */
export function withoutPrices(typed: string): string {
  return typed.replace(PRICE, ' ');
}

/** The price limits in a search, as in "skor under 500 kr". "skor 500 kr" has a price but no limit. */
export function typedPrice(typed: string): TypedPrice {
  const found = [...typed.matchAll(PRICE)].map(({ groups }) => groups);
  const sumsOf = (names: readonly string[]): number[] =>
    found.flatMap((groups) => names.flatMap((name) => groups?.[name] ?? [])).map(sumOf);
  const about = (share: number): number[] => sumsOf(['about']).map((sum) => Math.round(sum * share));
  const lowest = [...sumsOf(['lowest', 'from', 'low']), ...about(NEAR.lowest)];
  const highest = [...sumsOf(['highest', 'most', 'to', 'high', 'free']), ...about(NEAR.highest)];
  return {
    lowest: lowest.length === 0 ? null : Math.max(...lowest),
    highest: highest.length === 0 ? null : Math.min(...highest),
  };
}

/** Whether a search asks for a low price, as "billiga skor" and "gratis skor" do: of equally good matches, the cheapest comes first. */
export function asksForLowPrice(typed: string): boolean {
  return (
    [...typed.matchAll(PRICE)].some(({ groups }) => groups?.['cheap'] !== undefined) ||
    tokensOf(withoutPrices(withFreeDelivery(typed))).some(
      ({ text }) => lowPriceTerms.has(text) || freeWords.has(text),
    )
  );
}

/** Whether a search is only a price, as "under 500" or "något billigt": a filter or an order rather than a text. */
export function isPriceAlone(typed: string): boolean {
  const { lowest, highest } = typedPrice(typed);
  return (
    (lowest !== null || highest !== null || asksForLowPrice(typed)) &&
    tokensOf(withoutPrices(typed)).every(({ text }) => typedStopTerms.has(text))
  );
}

export function isWithinPrice(price: number, { lowest, highest }: TypedPrice): boolean {
  return price >= (lowest ?? price) && price <= (highest ?? price);
}

function sumOf(sum: string): number {
  const text = sum.toLowerCase().replace(new RegExp(`${CURRENCY}$`, 'iu'), '');
  const [, count = '', unit = ''] = /^(\d+(?:[.,]\d)?) ?(\p{L}+)$/u.exec(text) ?? [];
  const multiple = MULTIPLES[unit];
  if (multiple !== undefined) return Number(count.replace(',', '.')) * multiple;
  return sums.get(text) ?? Number(text.replaceAll(/\D/gu, ''));
}

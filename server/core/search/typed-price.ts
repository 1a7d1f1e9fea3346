// Prices within a search: "skor under 500 kr" is a search for shoes with a highest price.

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
const SUM = [...sums.keys()].toSorted((one, other) => other.length - one.length).join('|');
/** Without a currency three digits: "under 16" may be an age. "Air Max 90" is a shoe. */
const HIGHEST = String.raw`(?<!\bair )\b(?:under|max|maximalt|högst|upp till|mindre än|billigare än|below) (?<sum>(?:${SUM})\b${CURRENCY}?|(?:${DIGITS})${CURRENCY}|\d{3,7}(?! ?år)\b)`;
const PRICE = new RegExp(String.raw`${HIGHEST}|\b(?:${DIGITS})${CURRENCY}`, 'giu');

/** The search without the prices in it, which are filtered by rather than searched for. */
export function withoutPrices(typed: string): string {
  return typed.replace(PRICE, ' ');
}

/** The highest price in kronor that a search says; null for none. "skor 500 kr" says a price, but no highest. */
export function typedHighestPrice(typed: string): number | null {
  const found = [...typed.matchAll(PRICE)].flatMap(({ groups }) => groups?.['sum'] ?? []);
  const prices = found.map(
    (sum) => sums.get(sum.toLowerCase().replace(new RegExp(`${CURRENCY}$`, 'iu'), '')) ?? numberOf(sum),
  );
  return prices.length === 0 ? null : Math.min(...prices);
}

function numberOf(sum: string): number {
  return Number(sum.replaceAll(/\D/gu, ''));
}

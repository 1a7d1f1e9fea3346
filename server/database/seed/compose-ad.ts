// Composes an ad from a handwritten base: fills in sizes and colours, leaves sentences out, sets a price.
import type { AdBase } from './ads/ad-base.ts';
import type { Random } from './random.ts';

export interface ComposedAd {
  title: string;
  description: string;
  /** Kronor. */
  price: number;
  condition: string;
}

const endings = [
  'Hämtas i {ort} eller skickas mot frakt.',
  'Kan mötas upp i {ort} efter träningen.',
  'Swish går bra.',
  'Först till kvarn.',
  'Skriv gärna om du undrar något.',
  'Finns i {ort}.',
  'Byte kan vara intressant.',
  'Kan ta med till matchen på söndag.',
] as const;

const fillings: Record<string, (random: Random) => string> = {
  färg: (random) =>
    random.pick([
      'svart',
      'vit',
      'svart/röd',
      'vit/guld',
      'marinblå',
      'grå',
      'orange',
      'vit/grön',
      'lila',
      'röd',
    ]),
  storlek: (random) => String(random.between(40, 48)),
  damstorlek: (random) => String(random.between(36, 41)),
  barnstorlek: (random) => String(random.between(30, 36)),
  plagg: (random) => random.pick(['XS', 'S', 'M', 'M', 'L', 'L', 'XL', 'XXL', '140', '152', '164']),
  nummer: (random) => String(random.between(4, 33)),
  år: (random) => String(random.between(1993, 2023)),
  rad: (random) => String(random.between(2, 24)),
  vecka: (random) => String(random.between(25, 32)),
  vikt: (random) => random.pick(['8', '12', '16', '20']),
};

/** Composes an ad; deterministic for a given state of the random source. */
export function composeAd(random: Random, base: AdBase, location: string): ComposedAd {
  const [first, ...rest] = base.sentences;
  const sentences = [first, ...rest.filter(() => random.happens(0.75))];
  if (random.happens(0.7)) sentences.push(random.pick(endings));

  // A placeholder has its first value everywhere, so that an ad mentions only one colour and one size.
  const chosen = new Map([['ort', location]]);
  const fill = (text: string): string =>
    text.replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
      const value = chosen.get(name) ?? fillings[name]?.(random) ?? name;
      chosen.set(name, value);
      return value;
    });
  return {
    title: fill(random.pick(base.titles)),
    description: fill(sentences.join(' ')),
    price: askingPrice(random, base.price),
    condition: random.pick(base.conditions),
  };
}

/** Round prices: tens below 200 kr, fifties below 2,000, hundreds above. */
function askingPrice(random: Random, [low, high]: readonly [number, number]): number {
  const price = low + (high - low) * random.next() ** 1.3;
  const step = price < 200 ? 10 : price < 2000 ? 50 : 100;
  return Math.round(price / step) * step;
}

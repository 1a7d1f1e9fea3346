// A seeded random source: the same sample data on every machine.

/** A source of numbers in [0, 1), with the choices that sample data needs. */
export interface Random {
  next(): number;
  /** An integer from low to high, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with this probability. */
  happens(chance: number): boolean;
  uuid(): string;
}

/** Creates a source (sfc32: small, fast; not for secrets). */
export function startRandom(seed: number): Random {
  let [a, b, c, counter] = [0x9e3779b9 | 0, 0x243f6a88 | 0, seed | 0, 1];
  const bits = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first numbers correlate with the seed, so they are discarded.
  for (let i = 0; i < 15; i += 1) bits();

  const next = (): number => bits() / 4_294_967_296;
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    happens: (chance) => next() < chance,
    uuid: () => formatUuid([bits(), bits(), bits(), bits()]),
  };
}

function formatUuid(state: [number, number, number, number]): string {
  const hex = state.map((word) => word.toString(16).padStart(8, '0')).join('');
  const variant = ((state[2] >>> 28) & 0x3) | 0x8;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant.toString(16)}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

// The shape of a handwritten sample ad: fixed and varying parts.

/** One handwritten ad. `{färg}`, `{storlek}`, `{plagg}`, `{ålder}` and `{år}` in its texts are filled in on use. */
export interface AdBase {
  titles: readonly [string, ...string[]];
  /** The first sentence is always used; others are left out at random, so that two ads of one base differ. */
  sentences: readonly [string, ...string[]];
  /** Kronor, lowest and highest. */
  price: readonly [number, number];
  conditions: readonly [string, ...string[]];
  /** Names of pictures, the best first. */
  pictures: readonly [string, ...string[]];
}

export type AdBases = readonly [AdBase, ...AdBase[]];

export const USED = [
  'Begagnad - Som ny',
  'Begagnad - Bra skick',
  'Begagnad - Använd',
  'Begagnad - Acceptabelt skick',
] as const;
export const FRESH = ['Ny', 'Begagnad - Som ny'] as const;
export const ANY = ['Ny', ...USED] as const;

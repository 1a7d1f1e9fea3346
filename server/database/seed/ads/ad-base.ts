// The shape of a handwritten sample ad: what can be varied and what always holds.

/** One handwritten ad. `{färg}`, `{storlek}`, `{plagg}`, `{ålder}` and `{år}` in its texts are filled in when it is used. */
export interface AdBase {
  titles: readonly [string, ...string[]];
  /** The first sentence always stands; of the others some are left out so that two ads of one base differ. */
  sentences: readonly [string, ...string[]];
  /** Kronor, lowest and highest asked. */
  price: readonly [number, number];
  conditions: readonly [string, ...string[]];
  /** Names of drawn pictures, the best first. */
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

// Spells small numbers in Swedish, for limits in texts.

const names = ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];

/** A word from 2 to 12, otherwise digits. */
export function spellNumber(number: number): string {
  return names[number - 2] ?? String(number);
}

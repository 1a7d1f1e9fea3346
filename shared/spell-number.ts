// Small numbers as Swedish text writes them, so that sentences can interpolate a limit.

const names = ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];

/** A whole number as a word from 2 to 12, otherwise in digits. */
export function spellNumber(number: number): string {
  return names[number - 2] ?? String(number);
}

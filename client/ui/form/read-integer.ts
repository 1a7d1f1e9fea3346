// The number in a text field.

/** NaN for text that is not only digits, also for an empty field; schemas refuse NaN. Spaces around the digits are ignored. */
export function readInteger(typed: string): number {
  const digits = typed.trim();
  // Number alone also reads "0x9", "1e1" and "12.".
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

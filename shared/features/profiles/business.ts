// The details of a seller in business (näringsidkare). Source: lag 2002:562 om elektronisk handel, 8 §.
import * as z from 'zod/mini';
import { inOneLine, visible, withoutNul } from '../../saved-text.ts';

const MAX_NAME = 100;
const MAX_ADDRESS = 200;
export const MINOR_BUSINESS =
  'Du behöver vara 18 år och ha angett ditt födelseår för att annonsera som företag';

function line(max: number, missing: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      visible(missing),
      withoutNul(),
      inOneLine(),
      z.maxLength(max, `Skriv högst ${max} tecken`),
    );
}

/** The number is stored as 556677-8899. */
export const Business = z.object({
  name: line(MAX_NAME, 'Skriv företagets namn'),
  number: z.string('Skriv organisationsnumret').check(
    z.trim(),
    z.overwrite((text) => text.replace(/^(\d{6})-?(\d{4})$/, '$1-$2')),
    z.refine(isOrganisationNumber, 'Numret stämmer inte. Skriv det som 556016-0680'),
  ),
  address: line(MAX_ADDRESS, 'Skriv företagets postadress'),
  email: z.string('Skriv företagets e-postadress').check(
    z.trim(),
    withoutNul(),
    // Without `abort`, the expression would also search a long text, in quadratic time.
    z.maxLength(320, { error: 'Adressen är för lång', abort: true }),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Skriv företagets e-postadress'),
  ),
});
export type Business = z.infer<typeof Business>;

/** Whether the last of the ten digits is the check digit of the others (Luhn), also of a sole trader's number. */
export function isOrganisationNumber(text: string): boolean {
  if (!/^\d{6}-?\d{4}$/.test(text)) return false;
  const digits = [...text.replace('-', '')].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const product = index % 2 === 0 ? digit * 2 : digit;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

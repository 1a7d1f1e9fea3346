// Refuses contact data in texts that people treated as minors write to others. Source: the product's decisions, "People
// under 18".
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { findContactData, refusalOf } from '#shared/contact-details.ts';
import { refuse } from '../../core/http/refusal.ts';

/**
 * @param texts the texts to check, by field name
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence for each field that has contact data
 */
export function refuseContactData(
  birthYear: number | null,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  if (!isTreatedAsMinor(birthYear, new Date())) return;
  const found = Object.entries(texts).flatMap(([field, text]) => {
    const kinds = findContactData(text ?? '');
    return kinds.length > 0 ? [[field, refusalOf(kinds, birthYear)] as const] : [];
  });
  if (found.length > 0) refuse('UNPROCESSABLE_CONTENT', found[0]?.[1], Object.fromEntries(found));
}

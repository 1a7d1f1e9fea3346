// Refuses contact data in what people treated as minors write for others to read. Source: the product's decisions, "People under 18".
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import { findContactData, refusalOf } from '#shared/features/ads/editor/contact-data.ts';
import { refuse } from '../../core/http/refusal.ts';

/**
 * @param texts by the name of their field
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence for each field that has contact data
 */
export function refuseContactData(
  birthYear: number | null,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  if (!isTreatedAsMinor(birthYear, new Date())) return;
  const found = Object.entries(texts).flatMap(([field, text]) => {
    const kind = findContactData(text ?? '');
    return kind ? [[field, refusalOf(kind, birthYear)] as const] : [];
  });
  if (found.length > 0) refuse('UNPROCESSABLE_CONTENT', found[0]?.[1], Object.fromEntries(found));
}

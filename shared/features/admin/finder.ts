// What the command palette of the back office finds.
import * as z from 'zod/mini';

export const FOUND_KINDS = [
  'user',
  'ad',
  'post',
  'contact',
  'report',
  'association',
  'tournament',
  'news',
  'match',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export const foundKindLabels: Record<FoundKind, string> = {
  user: 'Användare',
  ad: 'Annonser',
  post: 'Foruminlägg',
  contact: 'Kontaktmeddelanden',
  report: 'Anmälningar',
  association: 'Föreningar',
  tournament: 'Cuper, läger och clinics',
  news: 'Nyheter',
  match: 'Matcher',
};

/** Maximum number of found records of each kind. */
export const MAX_FOUND = 5;

export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.uuid(),
  title: z.string(),
  /** Distinguishes records of the same title: an address, a name. */
  detail: z.string(),
});
export type Found = z.infer<typeof Found>;

/** The smallest and the greatest id that begin with these characters; null for a text that no id begins with. */
export function idRangeOf(text: string): { from: string; to: string } | null {
  const digits = text.trim().toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]{4,32}$/.test(digits)) return null;
  return { from: uuidOf(digits.padEnd(32, '0')), to: uuidOf(digits.padEnd(32, 'f')) };
}

function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

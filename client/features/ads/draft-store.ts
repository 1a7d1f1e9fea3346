// Drafts of ads in this browser. Strictly necessary for what the person has asked for, so no consent is needed.
import * as z from 'zod/mini';
import { AdPicture } from '#shared/features/ads/ad.ts';
import { CONDITIONS } from '#shared/features/ads/rules.ts';

const AdDraft = z.object({
  values: z.object({
    title: z.string(),
    description: z.string(),
    category: z.string(),
    condition: z.enum(CONDITIONS),
    price: z.string(),
    postalCode: z.string(),
    location: z.string(),
    showsPhone: z._default(z.boolean(), true),
    showsEmail: z._default(z.boolean(), false),
  }),
  pictures: z.array(z.extend(AdPicture, { name: z.string() })),
  /** When the ad it changes was last saved; a draft of an older ad is of no use. */
  basedOn: z.optional(z.string()),
  savedAt: z.number(),
});
export type AdDraft = z.infer<typeof AdDraft>;

/** A draft, or null when there is none or it cannot be read. */
export function readDraft(key: string): AdDraft | null {
  try {
    return AdDraft.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing: full, or told not to. */
export function writeDraft(key: string, draft: AdDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

/** The keys of all drafts whose key begins so, newest first. */
export function listDrafts(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .toSorted((a, b) => (readDraft(b)?.savedAt ?? 0) - (readDraft(a)?.savedAt ?? 0));
  } catch {
    return [];
  }
}

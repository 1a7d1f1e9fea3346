// The age limit for publishing and writing to others.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { ageTexts, isOldEnough } from '#shared/features/accounts/age.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { readSiteSettings } from '../site-settings/actions.ts';

/**
 * Checks the viewer's age before they publish or write to another user.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT at the field `birthYear` without a birth year; FORBIDDEN below the minimum
 * age
 */
export async function requireAge(services: Services, viewer: Viewer): Promise<void> {
  if (viewer.birthYear === null)
    return refuse('UNPROCESSABLE_CONTENT', ageTexts.missing, { birthYear: ageTexts.missing });
  const { minimumAge } = await readSiteSettings(services);
  if (!isOldEnough(viewer.birthYear, minimumAge, new Date()))
    refuse('FORBIDDEN', ageTexts.tooYoung(minimumAge));
}

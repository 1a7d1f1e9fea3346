// Who is old enough for what they are about to do.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { ageTexts, isOldEnough } from '#shared/features/accounts/age.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { readSiteSettings } from '../site-settings/actions.ts';

/**
 * Before something is published, or written to somebody.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT by the field `birthYear` for who has not said it yet; FORBIDDEN below the lowest age
 */
export async function requireAge(services: Services, viewer: Viewer): Promise<void> {
  if (viewer.birthYear === null)
    return refuse('UNPROCESSABLE_CONTENT', ageTexts.missing, { birthYear: ageTexts.missing });
  const { minimumAge } = await readSiteSettings(services);
  if (!isOldEnough(viewer.birthYear, minimumAge, new Date()))
    refuse('FORBIDDEN', ageTexts.tooYoung(minimumAge));
}

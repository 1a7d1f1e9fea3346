// What is hidden of users treated as minors. Pure.
import { isTreatedAsMinor } from '../accounts/age.ts';
import { NO_PLACE } from '../ads/rules.ts';

/** Whether portrait, profile link, town, club and profile text of this user are hidden from this viewer, a visitor if null. */
export function isHiddenFrom(viewer: object | null, birthYear: number | null, now: Date): boolean {
  return viewer === null && isTreatedAsMinor(birthYear, now);
}

/** A name without portrait and profile link, as in an ad or a review. */
export function nameOnly<Author extends object>(author: Author): Author & { id: null; avatarUrl: null } {
  return { ...author, id: null, avatarUrl: null };
}

/** A public profile without what its owner has added. */
export function withoutDetails<Profile extends object>(
  profile: Profile,
): Profile & { avatarUrl: null; location: string; bio: string; association: null } {
  return { ...profile, avatarUrl: null, location: '', bio: '', association: null };
}

/** An ad that names the county instead of the town. */
export function withoutTown<Ad extends { location: string; county: string }>(ad: Ad): Ad {
  return { ...ad, location: ad.county || NO_PLACE };
}

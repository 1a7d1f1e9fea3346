// The user's own profile, and what everyone may see of a person.
import { ageTexts, isOldEnough, isTreatedAsMinor, checkBirthYear } from '#shared/features/accounts/age.ts';
import { checkName } from '#shared/features/accounts/registration/rules.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { MINOR_BUSINESS } from '#shared/features/profiles/business.ts';
import type { OwnProfile, Person, ProfileChange } from '#shared/features/profiles/contract.ts';
import { isHiddenFrom, withoutDetails } from '#shared/features/profiles/minors.ts';
import { profileTexts } from '#shared/features/profiles/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import { refuseContactData } from '../accounts/actions.ts';
import { publishSellerAgeChanged, publishSellerChanged } from '../ads/actions.ts';
import { lockAssociation } from '../associations/actions.ts';
import { setPortrait, removePictureFiles } from '../pictures/actions.ts';
import { readSiteSettings } from '../site-settings/actions.ts';
import {
  findPerson,
  lockProfileText,
  type OwnProfileRow,
  type ProfileText,
  readOwnProfile,
  saveBirthYear,
  saveBusiness,
  updateProfile,
} from './queries.ts';

export async function findOwnProfile(services: Services, viewer: Viewer): Promise<OwnProfile> {
  return viewOwnProfile(services, await readOwnProfile(services.database.kysely, viewer.id));
}

/**
 * Changes the user's profile; an empty field leaves the stored value. Source: spec 1 §5 Profile edit. The birth year is
 * set once: otherwise a minor could change it.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT for an invalid name or year, a picture of another user, and a minor's business or
 * contact data
 */
export async function changeProfile(
  services: Services,
  viewer: Viewer,
  { portraitId, birthYear, associationId, business, ...change }: ProfileChange,
): Promise<OwnProfile> {
  if (birthYear !== undefined) requireYear(birthYear);
  const { row, dropped, isOtherSeller } = await services.database.kysely.transaction().execute(async (tx) => {
    const before = await lockProfileText(tx, viewer.id);
    // The form sends the unchanged name too, which may be one that only admins can give.
    const name = change.name && change.name !== before.name ? requireName(change.name, viewer) : undefined;
    const removed =
      portraitId === undefined ? [] : await setPortrait(tx, { userId: viewer.id, id: portraitId });
    if (associationId && !(await lockAssociation(tx, associationId)))
      refuse('UNPROCESSABLE_CONTENT', profileTexts.noSuchClub, { associationId: profileTexts.noSuchClub });
    await updateProfile(tx, viewer.id, {
      ...mergeText(before, { ...change, name }),
      avatarUrl: portraitId && pictureUrl(portraitId, 400),
      showsOnline: change.showsOnline,
      associationId,
    });
    if (birthYear !== undefined && !(await saveBirthYear(tx, viewer.id, birthYear)))
      refuseYear(ageTexts.alreadySet);
    const isOtherKind = business !== undefined && (await saveBusiness(tx, viewer.id, business));
    const saved = await readOwnProfile(tx, viewer.id);
    refuseContactData(saved.birthYear, changedTexts(before, saved));
    if (business && isTreatedAsMinor(saved.birthYear, new Date()))
      refuse('UNPROCESSABLE_CONTENT', MINOR_BUSINESS, { business: MINOR_BUSINESS });
    return { row: saved, dropped: removed, isOtherSeller: isOtherKind };
  });
  await publishProfileChanged(services, viewer.id);
  // The search words of ads depend on the seller's age and kind.
  const isInWords = birthYear !== undefined || isOtherSeller;
  await (isInWords ? publishSellerAgeChanged : publishSellerChanged)(services, viewer.id);
  await removePictureFiles(services, dropped);
  return viewOwnProfile(services, row);
}

/** Invalidates a person's public page. Called after the commit. */
export function publishProfileChanged({ bus }: Pick<Services, 'bus'>, id: string): Promise<void> {
  return bus.publish({ topic: `person:${id}`, id });
}

/** @throws ORPCError NOT_FOUND */
export async function findVisiblePerson(
  { database }: Services,
  viewer: Viewer | null,
  id: string,
): Promise<Person> {
  const row = (await findPerson(database, id)) ?? refuse('NOT_FOUND', profileTexts.notFound);
  const { birthYear, ...person } = row;
  const now = new Date();
  const isMinor = isTreatedAsMinor(birthYear, now);
  const shown = { ...person, isIndexed: !isMinor, business: isMinor ? null : person.business };
  return isHiddenFrom(viewer, birthYear, now) ? withoutDetails(shown) : shown;
}

async function viewOwnProfile(services: Services, row: OwnProfileRow): Promise<OwnProfile> {
  const { minimumAge } = await readSiteSettings(services);
  const now = new Date();
  const isTooYoung = row.birthYear !== null && !isOldEnough(row.birthYear, minimumAge, now);
  return {
    ...row,
    isTreatedAsMinor: isTreatedAsMinor(row.birthYear, now),
    ageRefusal: isTooYoung ? ageTexts.tooYoung(minimumAge) : null,
  };
}

function requireYear(year: number): void {
  const sentence = checkBirthYear(year, new Date());
  if (sentence) refuseYear(sentence);
}

function refuseYear(sentence: string): never {
  return refuse('UNPROCESSABLE_CONTENT', sentence, { birthYear: sentence });
}

function requireName(typed: string, { role }: Viewer): string {
  const { name, sentence } = checkName(typed, { isByStaff: isStaff(role) });
  return sentence ? refuse('UNPROCESSABLE_CONTENT', sentence, { name: sentence }) : name;
}

/** Removes invisible and bidirectional control characters, and line breaks unless `hasLines`. */
function cleaned(text: string, hasLines: boolean): string {
  const seen = text.replace(/[\p{Cc}\u200B\u2028-\u202E\u2060-\u2069\uFEFF]/gu, (one) =>
    one === '\n' ? one : ' ',
  );
  return (
    hasLines ? seen.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n') : seen.replace(/\s+/g, ' ')
  ).trim();
}

/** The public texts that a change modifies. Only these are checked: an older text must not prevent another change. */
function changedTexts(before: ProfileText, after: ProfileText): Partial<ProfileText> {
  const fields = (['name', 'location', 'bio'] as const).filter((field) => after[field] !== before[field]);
  return Object.fromEntries(fields.map((field) => [field, after[field]]));
}

/** An empty value leaves the stored one; null clears it. */
function mergeText(before: ProfileText, change: ProfileChange): ProfileText {
  const merged = (field: 'phone' | 'location' | 'bio'): string =>
    change[field] === null ? '' : cleaned(change[field] ?? '', field === 'bio') || before[field];
  return {
    name: change.name ?? before.name,
    phone: merged('phone'),
    location: merged('location'),
    bio: merged('bio'),
  };
}

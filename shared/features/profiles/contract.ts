// The profiles endpoints: one's own profile, and what everyone may see of a person.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { ageTexts } from '../accounts/age.ts';
import { withoutNul } from '../../saved-text.ts';
import { MAX_BIO_LENGTH, MAX_PHONE_LENGTH, MAX_PLACE_LENGTH } from './rules.ts';
import { profileTexts } from './words.ts';

/** What the reviews of a person come to: their average with one decimal, null without any. */
const rated = { rating: z.nullable(z.number()), reviewCount: z.number() };

/** One's own profile. Source: spec 1 §3 Profile. */
export const OwnProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  bio: z.string(),
  avatarUrl: z.nullable(z.string()),
  birthYear: z.nullable(z.number()),
  ...rated,
  /** Contact data of who is under age are shown to nobody. */
  isTreatedAsMinor: z.boolean(),
  /** Why one may not publish nor write to others, when it is one's age; null when it is not. */
  ageRefusal: z.nullable(z.string()),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

const text = (longest: number, sentence: string) =>
  z.string().check(z.trim(), withoutNul(), z.maxLength(longest, sentence));

/**
 * A field that is left out or empty keeps what was there (spec 1 §5 Profile edit); null takes it away, which a name cannot be.
 */
export const ProfileChange = z.object({
  /** Judged by `judgeName`; the length here only bounds the work. */
  name: z.optional(
    z
      .string({ error: ({ input }) => (input === null ? profileTexts.nameStays : profileTexts.nameIsText) })
      .check(z.trim(), withoutNul(), z.maxLength(200, profileTexts.nameTooLong)),
  ),
  phone: z.optional(
    z.nullable(
      text(MAX_PHONE_LENGTH, `Telefonnumret får vara högst ${MAX_PHONE_LENGTH} tecken`).check(
        z.regex(/^[\d\s()+-]*$/, 'Skriv telefonnumret med siffror'),
      ),
    ),
  ),
  location: z.optional(z.nullable(text(MAX_PLACE_LENGTH, `Orten får vara högst ${MAX_PLACE_LENGTH} tecken`))),
  bio: z.optional(z.nullable(text(MAX_BIO_LENGTH, `Presentationen får vara högst ${MAX_BIO_LENGTH} tecken`))),
  /** Said once. Judged further by `judgeBirthYear`. */
  birthYear: z.optional(z.int(ageTexts.notAYear)),
  /** A picture of one's own that has been sent and belongs to no ad. */
  portraitId: z.optional(z.nullable(z.uuid().check(z.toLowerCase()))),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** What everyone may see of a person. Nothing here tells how to reach them. */
export const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  role: z.enum(['user', 'admin', 'superadmin']),
  verified: z.boolean(),
  memberSince: z.string(),
  location: z.string(),
  bio: z.string(),
  ...rated,
});
export type Person = z.infer<typeof Person>;

const ById = z.object({ id: z.uuid(profileTexts.notFound) });

export const profilesContract = {
  own: oc
    .route({ method: 'GET', path: '/me/profile', summary: 'One’s own profile', tags: ['profiles'] })
    .output(OwnProfile),
  change: oc
    .route({ method: 'PATCH', path: '/me/profile', summary: 'Change one’s own profile', tags: ['profiles'] })
    .input(ProfileChange)
    .output(OwnProfile),
  find: oc
    .route({
      method: 'GET',
      path: '/people/{id}',
      summary: 'A person, as everyone sees them',
      tags: ['profiles'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(Person),
};

// Endpoints of profiles: the user's own, and the public one.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { ageTexts } from '../accounts/age.ts';
import { withoutNul } from '../../saved-text.ts';
import { MAX_BIO_LENGTH, MAX_PHONE_LENGTH, MAX_PLACE_LENGTH } from './rules.ts';
import { Business } from './business.ts';
import { profileTexts } from './texts.ts';

/** Mean rating with one decimal, null without reviews. */
const rated = { rating: z.nullable(z.number()), reviewCount: z.number() };

/** The club that a user has named; a link to its page. */
const NamedAssociation = z.nullable(z.object({ id: z.uuid(), name: z.string() }));

/** The user's own profile. Source: spec 1 §3 Profile. */
export const OwnProfile = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  bio: z.string(),
  avatarUrl: z.nullable(z.string()),
  birthYear: z.nullable(z.number()),
  /** Whether signed-in users see when this user is online; always false for a user treated as a minor. */
  showsOnline: z.boolean(),
  /** Shown on the public profile; to visitors unless the user is treated as a minor. */
  association: NamedAssociation,
  /** Null for a private seller. */
  business: z.nullable(Business),
  ...rated,
  /** Contact data of minors is hidden from everyone. */
  isTreatedAsMinor: z.boolean(),
  /** Why the user's age does not permit publishing and writing; null if it does. */
  ageRefusal: z.nullable(z.string()),
});
export type OwnProfile = z.infer<typeof OwnProfile>;

const text = (maxLength: number, sentence: string) =>
  z.string().check(z.trim(), withoutNul(), z.maxLength(maxLength, sentence));

/** A missing or empty field is unchanged (spec 1 §5 Profile edit); null clears it, except for the name. */
export const ProfileChange = z.object({
  /** Validated by `checkName`; this length only bounds its work. */
  name: z.optional(
    z
      .string({
        error: ({ input }) => (input === null ? profileTexts.nameNotRemovable : profileTexts.nameNotText),
      })
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
  /** Can be set once. Validated by `checkBirthYear`. */
  birthYear: z.optional(z.int(ageTexts.notAYear)),
  showsOnline: z.optional(z.boolean()),
  /** The club; null for none. */
  associationId: z.optional(z.nullable(z.uuid(profileTexts.noSuchClub).check(z.toLowerCase()))),
  /** Null: the user sells as a private person. */
  business: z.optional(z.nullable(Business)),
  /** An uploaded picture of the user that is in no ad. */
  portraitId: z.optional(z.nullable(z.uuid().check(z.toLowerCase()))),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The public profile. It contains no contact data; portrait, place, club and text of a minor are empty for visitors. */
export const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  role: z.enum(['user', 'admin', 'superadmin']),
  verified: z.boolean(),
  memberSince: z.string(),
  location: z.string(),
  bio: z.string(),
  association: NamedAssociation,
  /** Null for a private seller. */
  business: z.nullable(Business),
  /** Whether search engines may index the page. */
  isIndexed: z.boolean(),
  ...rated,
});
export type Person = z.infer<typeof Person>;

const ById = z.object({ id: z.uuid(profileTexts.notFound) });

export const profilesContract = {
  own: oc
    .route({
      method: 'GET',
      path: '/me/profile',
      summary: "Returns the user's own profile",
      tags: ['profiles'],
    })
    .output(OwnProfile),
  change: oc
    .route({
      method: 'PATCH',
      path: '/me/profile',
      summary: "Changes the user's own profile",
      tags: ['profiles'],
    })
    .input(ProfileChange)
    .output(OwnProfile),
  find: oc
    .route({
      method: 'GET',
      path: '/people/{id}',
      summary: 'Returns the public profile of a user',
      tags: ['profiles'],
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ById)
    .output(Person),
};

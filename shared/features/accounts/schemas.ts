// Schemas of accounts as they are sent: the signed-in user, what the forms of accounts send, devices.
import * as z from 'zod/mini';
import { withoutNul } from '../../saved-text.ts';

export const roles = ['user', 'admin', 'superadmin'] as const;

/** The signed-in user. Source: spec 1 §3 Profile, "in-app current user". */
export const Viewer = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  avatarUrl: z.nullable(z.string()),
  verified: z.boolean(),
  memberSince: z.string(),
  /** Null until the user has entered it. */
  birthYear: z.nullable(z.number()),
  hasTwoStep: z.boolean(),
  /** Staff who must turn on two-step sign-in first; until then `role` is `user`. */
  needsTwoStep: z.boolean(),
  /** Only in the answer to a sign-in or a mailed link: everything but the suspended user's own page is closed to them. */
  isSuspended: z.optional(z.literal(true)),
});
export type Viewer = z.infer<typeof Viewer>;

/** Why a signed-in user may only read the decision, appeal, and export or erase their data. */
export const Suspension = z.object({
  /** Null until further notice. */
  until: z.nullable(z.string()),
  reason: z.string(),
  /** Id of the decision, with its appeal; null for a suspension from before decisions were stored. */
  reportId: z.nullable(z.uuid()),
});
export type Suspension = z.infer<typeof Suspension>;

/** Result of a sign-in; `viewer` is null if a code is required first. */
export const Entry = z.object({ viewer: z.nullable(Viewer) });
export type Entry = z.infer<typeof Entry>;

/** A human check puzzle. Answers refer to tiles by position only; pictures are data URLs. */
export const HumanPuzzle = z.object({
  id: z.uuid(),
  instruction: z.string(),
  tiles: z.array(z.object({ picture: z.string(), label: z.string() })),
});
export type HumanPuzzle = z.infer<typeof HumanPuzzle>;

/** Validated by `mayRegister`, which gives one message per field; these lengths only bound its work. */
export const NewAccount = z.object({
  name: z.string().check(z.maxLength(200)),
  email: z.string().check(z.maxLength(320)),
  password: z.string().check(z.maxLength(1000)),
  humanCheckId: z.optional(z.uuid()),
});
export type NewAccount = z.infer<typeof NewAccount>;

export const Credentials = z.object({
  email: z.string().check(withoutNul(), z.maxLength(320)),
  password: z.string().check(z.maxLength(1000)),
});
export type Credentials = z.infer<typeof Credentials>;

/** A password entered twice. Validated by `checkRepeatedPassword`. */
export const RepeatedPassword = z.object({
  password: z.string().check(z.maxLength(1000)),
  repeated: z.string().check(z.maxLength(1000)),
});
export type RepeatedPassword = z.infer<typeof RepeatedPassword>;

/** The token of a link in a mail. */
export const LinkToken = z.object({ token: z.string().check(z.maxLength(200)) });

/** A new e-mail address. Validated by `checkChangedEmail`. */
export const NewEmail = z.object({
  current: z.string().check(z.maxLength(1000)),
  email: z.string().check(z.maxLength(320)),
});
export type NewEmail = z.infer<typeof NewEmail>;

/** Result of a link to /confirm-email. */
export const Confirmation = z.discriminatedUnion('kind', [
  /** `viewer`: null if a code is required first. */
  z.object({ kind: z.literal('confirmed'), viewer: z.nullable(Viewer) }),
  /** `viewer`: the user, if this browser is signed in as them. */
  z.object({ kind: z.literal('changed'), viewer: z.nullable(Viewer) }),
  /** `next`: the page for choosing a new password. */
  z.object({ kind: z.literal('restored'), next: z.string() }),
]);
export type Confirmation = z.infer<typeof Confirmation>;

/** A signed-in session. */
export const Device = z.object({
  id: z.uuid(),
  /** For example "Chrome på Android". */
  name: z.string(),
  ipAddress: z.nullable(z.string()),
  signedInAt: z.string(),
  /** Precise to the day. */
  seenAt: z.string(),
  isThis: z.boolean(),
});
export type Device = z.infer<typeof Device>;

// Endpoints of accounts: session, registration, sign-in and sign-out, password and e-mail changes, human check.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';

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
  /** Only in the answer to a sign-in: everything but the suspended user's own page is closed to them. */
  isSuspended: z.optional(z.literal(true)),
});
export type Viewer = z.infer<typeof Viewer>;

/** Why a signed-in user may only read the decision, appeal, and export or erase their data. */
export const Suspension = z.object({
  /** Null until further notice. */
  until: z.nullable(z.string()),
  reason: z.string(),
  /** Of the decision with its appeal; null for one that is older than these. */
  reportId: z.nullable(z.uuid()),
});
export type Suspension = z.infer<typeof Suspension>;

/** Result of a sign-in; `viewer` is null if a code is required first. */
const Entry = z.object({ viewer: z.nullable(Viewer) });
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
  email: z.string().check(z.maxLength(320)),
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

export const accountsContract = {
  session: oc
    .route({
      method: 'GET',
      path: '/session',
      summary: 'Returns the signed-in user, if any',
      tags: ['accounts'],
    })
    .output(z.object({ viewer: z.nullable(Viewer), suspension: z.optional(Suspension) })),
  signIn: oc
    .route({
      method: 'POST',
      path: '/session',
      summary: 'Signs in with e-mail and password',
      tags: ['accounts'],
    })
    .errors(mayRefuse('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'))
    .input(Credentials)
    .output(Entry),
  signOut: oc
    .route({ method: 'DELETE', path: '/session', summary: 'Signs out', tags: ['accounts'] })
    .output(z.object({ signedOut: z.boolean() })),
  register: oc
    .route({ method: 'POST', path: '/accounts', summary: 'Registers an account', tags: ['accounts'] })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(NewAccount)
    .output(z.object({ viewer: z.nullable(Viewer) })),
  registrationRules: oc
    .route({
      method: 'GET',
      path: '/registration-rules',
      summary: 'Returns the rules for e-mail addresses at registration, and whether Google is offered',
      tags: ['accounts'],
    })
    .output(
      z.object({
        email: z.object({ automated: z.enum(['block', 'confirm']) }),
        /** In years, from the site's settings. */
        minimumAge: z.number(),
        hasGoogle: z.boolean(),
      }),
    ),
  newHumanCheck: oc
    .route({ method: 'POST', path: '/human-checks', summary: 'Creates a human check', tags: ['accounts'] })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .output(HumanPuzzle),
  answerHumanCheck: oc
    .route({
      method: 'POST',
      path: '/human-checks/{id}/answers',
      summary: 'Answers a human check; a wrong answer returns a new puzzle',
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(
      z.object({
        id: z.uuid(),
        selection: z.array(z.int().check(z.gte(0), z.lte(24))).check(z.maxLength(25)),
        /** See `isProofOfWork`; the length only bounds its work. */
        proof: z.array(z.int().check(z.gte(0))).check(z.maxLength(25)),
      }),
    )
    .output(z.object({ solved: z.boolean(), next: z.nullable(HumanPuzzle) })),
  confirmEmail: oc
    .route({
      method: 'POST',
      path: '/email-confirmations',
      summary:
        'Uses a mailed link: confirms the address and signs in, changes to the address, or restores it',
      tags: ['accounts'],
    })
    .errors(mayRefuse('FORBIDDEN', 'CONFLICT'))
    .input(LinkToken)
    .output(Confirmation),
  requestReset: oc
    .route({
      method: 'POST',
      path: '/password-resets',
      summary: 'Requests a password reset link; the response is the same without an account',
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(z.object({ email: z.string().check(z.maxLength(320)) }))
    .output(z.object({ sent: z.boolean() })),
  checkReset: oc
    .route({
      method: 'POST',
      path: '/password-resets/check',
      summary: 'Returns whether a password reset link is valid',
      tags: ['accounts'],
    })
    .input(LinkToken)
    .output(z.object({ isOpen: z.boolean() })),
  resetPassword: oc
    .route({
      method: 'PUT',
      path: '/password-resets',
      summary: 'Sets a new password by a reset link, and signs in',
      tags: ['accounts'],
    })
    .errors(mayRefuse('FORBIDDEN'))
    .input(z.extend(RepeatedPassword, LinkToken.shape))
    .output(Entry),
  startGoogle: oc
    .route({
      method: 'POST',
      path: '/google-sign-ins',
      summary: 'Returns the Google sign-in URL; its callback redirects to the given page',
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(z.object({ returnTo: z.string().check(z.maxLength(10_000)) }))
    .output(z.object({ url: z.string() })),
  changePassword: oc
    .route({
      method: 'PUT',
      path: '/me/password',
      summary: "Changes the user's own password and signs out all other devices",
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(z.extend(RepeatedPassword, { current: z.string().check(z.maxLength(1000)) }))
    .output(z.object({ ended: z.number() })),
  changeEmail: oc
    .route({
      method: 'PUT',
      path: '/me/email',
      summary:
        "Changes the user's own e-mail address, at once or by a link mailed to the new one (viewer null)",
      tags: ['accounts'],
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewEmail)
    .output(z.object({ viewer: z.nullable(Viewer) })),
  devices: oc
    .route({
      method: 'GET',
      path: '/sessions',
      summary: "Lists the user's own sessions, the current one first",
      tags: ['accounts'],
    })
    .output(z.object({ devices: z.array(Device) })),
  endDevice: oc
    .route({ method: 'DELETE', path: '/sessions/{id}', summary: 'Signs out a device', tags: ['accounts'] })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  endOtherDevices: oc
    .route({
      method: 'DELETE',
      path: '/sessions',
      summary: 'Signs out all other devices',
      tags: ['accounts'],
    })
    .output(z.object({ ended: z.number() })),
};

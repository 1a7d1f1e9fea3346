// The accounts endpoints: who is signed in, registering, signing in and out, the human check.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';

export const roles = ['user', 'admin', 'superadmin'] as const;

/** The signed-in person as their own browser sees them. Source: spec 1 §3 Profile, "in-app current user". */
export const Viewer = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  avatarUrl: z.nullable(z.string()),
  verified: z.boolean(),
  memberSince: z.string(),
  /** Null until they have said it. */
  birthYear: z.nullable(z.number()),
  hasTwoStep: z.boolean(),
  /** One of the staff who must turn two-step sign-in on first: until then `role` is user, everywhere. */
  needsTwoStep: z.boolean(),
});
export type Viewer = z.infer<typeof Viewer>;

/** What came of a way in: null when a code is asked for first. */
const Entry = z.object({ viewer: z.nullable(Viewer) });
export type Entry = z.infer<typeof Entry>;

/** A puzzle as the browser sees it; tile positions are the only handle on an answer. */
export const HumanPuzzle = z.object({
  id: z.uuid(),
  instruction: z.string(),
  tiles: z.array(z.object({ emoji: z.string(), label: z.string() })),
});
export type HumanPuzzle = z.infer<typeof HumanPuzzle>;

/** Judged in full by `mayRegister`, which gives one sentence per field; the lengths here only bound the work. */
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

/** A password written twice. Judged in full by `judgeTwice`. */
export const TwicePassword = z.object({
  password: z.string().check(z.maxLength(1000)),
  repeated: z.string().check(z.maxLength(1000)),
});
export type TwicePassword = z.infer<typeof TwicePassword>;

/** What a link in a mail carries. */
export const LinkToken = z.object({ token: z.string().check(z.maxLength(200)) });

/** Another address for one's account. Judged in full by `judgeChangedEmail`. */
export const NewEmail = z.object({
  current: z.string().check(z.maxLength(1000)),
  email: z.string().check(z.maxLength(320)),
});
export type NewEmail = z.infer<typeof NewEmail>;

/** What came of a link that leads to /confirm-email. */
export const Confirmation = z.discriminatedUnion('kind', [
  /** `viewer`: null when a code is asked for first. */
  z.object({ kind: z.literal('confirmed'), viewer: z.nullable(Viewer) }),
  /** `viewer`: the person, where this browser is signed in as them. */
  z.object({ kind: z.literal('changed'), viewer: z.nullable(Viewer) }),
  /** `next`: the page on which a new password is chosen. */
  z.object({ kind: z.literal('restored'), next: z.string() }),
]);
export type Confirmation = z.infer<typeof Confirmation>;

/** A browser in which one is signed in. */
export const Device = z.object({
  id: z.uuid(),
  /** E.g. "Chrome på Android". */
  name: z.string(),
  ipAddress: z.nullable(z.string()),
  signedInAt: z.string(),
  /** To the day. */
  seenAt: z.string(),
  isThis: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const accountsContract = {
  session: oc
    .route({ method: 'GET', path: '/session', summary: 'The signed-in person, if any', tags: ['accounts'] })
    .output(z.object({ viewer: z.nullable(Viewer) })),
  signIn: oc
    .route({
      method: 'POST',
      path: '/session',
      summary: 'Sign in with e-mail and password',
      tags: ['accounts'],
    })
    .errors(mayRefuse('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'))
    .input(Credentials)
    .output(Entry),
  signOut: oc
    .route({ method: 'DELETE', path: '/session', summary: 'Sign out', tags: ['accounts'] })
    .output(z.object({ signedOut: z.boolean() })),
  register: oc
    .route({ method: 'POST', path: '/accounts', summary: 'Register an account', tags: ['accounts'] })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(NewAccount)
    .output(z.object({ viewer: z.nullable(Viewer) })),
  registrationRules: oc
    .route({
      method: 'GET',
      path: '/registration-rules',
      summary: 'How e-mail addresses are judged here when somebody registers',
      tags: ['accounts'],
    })
    .output(z.object({ email: z.object({ automated: z.enum(['block', 'confirm']) }) })),
  newHumanCheck: oc
    .route({ method: 'POST', path: '/human-checks', summary: 'Issue a human check', tags: ['accounts'] })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .output(HumanPuzzle),
  answerHumanCheck: oc
    .route({
      method: 'POST',
      path: '/human-checks/{id}/answers',
      summary: 'Answer a human check; a wrong answer brings a new puzzle',
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(
      z.object({
        id: z.uuid(),
        selection: z.array(z.int().check(z.gte(0), z.lte(24))).check(z.maxLength(25)),
      }),
    )
    .output(z.object({ solved: z.boolean(), next: z.nullable(HumanPuzzle) })),
  confirmEmail: oc
    .route({
      method: 'POST',
      path: '/email-confirmations',
      summary:
        'Use a link that was mailed to an address: to confirm it and sign in, to change to it, or back to it',
      tags: ['accounts'],
    })
    .errors(mayRefuse('FORBIDDEN', 'CONFLICT'))
    .input(LinkToken)
    .output(Confirmation),
  requestReset: oc
    .route({
      method: 'POST',
      path: '/password-resets',
      summary: 'Ask for a link to choose another password; the answer is the same without an account',
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(z.object({ email: z.string().check(z.maxLength(320)) }))
    .output(z.object({ sent: z.boolean() })),
  checkReset: oc
    .route({
      method: 'POST',
      path: '/password-resets/check',
      summary: 'Whether a link to choose another password still works',
      tags: ['accounts'],
    })
    .input(LinkToken)
    .output(z.object({ isOpen: z.boolean() })),
  resetPassword: oc
    .route({
      method: 'PUT',
      path: '/password-resets',
      summary: 'Choose another password by a link, and sign in',
      tags: ['accounts'],
    })
    .errors(mayRefuse('FORBIDDEN'))
    .input(z.extend(TwicePassword, LinkToken.shape))
    .output(Entry),
  startGoogle: oc
    .route({
      method: 'POST',
      path: '/google-sign-ins',
      summary: 'The address at Google to go to for signing in; the way back leads to the page named',
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(z.object({ returnTo: z.string().check(z.maxLength(10_000)) }))
    .output(z.object({ url: z.string() })),
  changePassword: oc
    .route({
      method: 'PUT',
      path: '/me/password',
      summary: 'Change one’s password; all other devices are signed out',
      tags: ['accounts'],
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(z.extend(TwicePassword, { current: z.string().check(z.maxLength(1000)) }))
    .output(z.object({ ended: z.number() })),
  changeEmail: oc
    .route({
      method: 'PUT',
      path: '/me/email',
      summary:
        'Change one’s e-mail address, at once or by a link that is mailed to the new one (viewer null)',
      tags: ['accounts'],
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(NewEmail)
    .output(z.object({ viewer: z.nullable(Viewer) })),
  devices: oc
    .route({
      method: 'GET',
      path: '/sessions',
      summary: 'The devices one is signed in on, this one first',
      tags: ['accounts'],
    })
    .output(z.object({ devices: z.array(Device) })),
  endDevice: oc
    .route({ method: 'DELETE', path: '/sessions/{id}', summary: 'Sign a device out', tags: ['accounts'] })
    .errors(mayRefuse('NOT_FOUND'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  endOtherDevices: oc
    .route({
      method: 'DELETE',
      path: '/sessions',
      summary: 'Sign all other devices out',
      tags: ['accounts'],
    })
    .output(z.object({ ended: z.number() })),
};

// Endpoints of accounts: session, registration, sign-in and sign-out, password and e-mail changes, human check.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import {
  Confirmation,
  Credentials,
  Device,
  Entry,
  HumanPuzzle,
  LinkToken,
  NewAccount,
  NewEmail,
  RepeatedPassword,
  Suspension,
  Viewer,
} from './schemas.ts';

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
  emailChange: oc
    .route({
      method: 'GET',
      path: '/me/email-change',
      summary:
        "Returns the user's own new e-mail address that waits for its mailed link; null if there is none",
      tags: ['accounts'],
    })
    .output(z.object({ email: z.nullable(z.string()) })),
  cancelEmailChange: oc
    .route({
      method: 'DELETE',
      path: '/me/email-change',
      summary: "Cancels the user's own requested change of e-mail address: its mailed link stops working",
      tags: ['accounts'],
    })
    .output(z.object({ isCancelled: z.boolean() })),
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

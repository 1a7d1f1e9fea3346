// The endpoints of two-step sign-in: the second step itself, and turning it on and off.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Viewer } from '../contract.ts';

/** Longer than any code of ours, written with spaces and all. */
const code = z.string().check(z.maxLength(100));

/** Proof that it is the person: empty for an account without a password, which shows a fresh sign-in instead. */
const password = z.string().check(z.maxLength(1000));

export const TwoStep = z.object({
  isOn: z.boolean(),
  /** When it was turned on; null while it is off. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  /** Without one, a fresh sign-in is asked for. */
  hasPassword: z.boolean(),
});
export type TwoStep = z.infer<typeof TwoStep>;

/** What the app needs, given once. */
export const TwoStepKey = z.object({
  /** Base32, for typing. */
  key: z.string(),
  /** `otpauth://…`, for a QR picture. */
  uri: z.string(),
});
export type TwoStepKey = z.infer<typeof TwoStepKey>;

/** Shown this once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const tags = ['accounts'];

export const twoStepContract = {
  pass: oc
    .route({
      method: 'POST',
      path: '/second-step',
      summary: 'Finish signing in with a code from the app, or a recovery code',
      tags,
    })
    .errors(mayRefuse('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'))
    .input(z.object({ code }))
    .output(
      z.object({
        viewer: Viewer,
        /** How many are left after one was used; null when the code came from the app. */
        recoveryCodesLeft: z.nullable(z.number()),
      }),
    ),
  find: oc
    .route({ method: 'GET', path: '/me/two-step', summary: 'Whether one’s two-step sign-in is on', tags })
    .output(TwoStep),
  begin: oc
    .route({ method: 'POST', path: '/me/two-step', summary: 'Begin to turn two-step sign-in on', tags })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ password }))
    .output(TwoStepKey),
  confirm: oc
    .route({
      method: 'PUT',
      path: '/me/two-step',
      summary: 'Turn two-step sign-in on, by a code that shows that the app has the key',
      tags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ code }))
    .output(RecoveryCodes),
  renewCodes: oc
    .route({
      method: 'POST',
      path: '/me/two-step/recovery-codes',
      summary: 'New recovery codes; the old ones are worth nothing from now on',
      tags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ password, code }))
    .output(RecoveryCodes),
  // Not DELETE, whose body may be lost on the way.
  turnOff: oc
    .route({ method: 'POST', path: '/me/two-step/removal', summary: 'Turn two-step sign-in off', tags })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ password, code }))
    .output(z.object({ isOn: z.boolean() })),
};

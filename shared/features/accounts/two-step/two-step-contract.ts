// Endpoints of two-step sign-in: the second step, and turning it on and off.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Viewer } from '../schemas.ts';

/** Longer than any valid code, including spaces. */
const code = z.string().check(z.maxLength(100));

/** Empty for an account without a password, which needs a recent sign-in instead. */
const password = z.string().check(z.maxLength(1000));

export const TwoStep = z.object({
  isOn: z.boolean(),
  /** When it was turned on; null if it is off. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  /** An account without a password needs a recent sign-in. */
  hasPassword: z.boolean(),
});
export type TwoStep = z.infer<typeof TwoStep>;

/** The secret for the authenticator app, returned once. */
export const TwoStepKey = z.object({
  /** Base32, for manual entry. */
  key: z.string(),
  /** `otpauth://…`, for a QR code. */
  uri: z.string(),
});
export type TwoStepKey = z.infer<typeof TwoStepKey>;

/** Returned once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const tags = ['accounts'];

export const twoStepContract = {
  pass: oc
    .route({
      method: 'POST',
      path: '/second-step',
      summary: 'Completes sign-in with a code from the app, or a recovery code',
      tags,
    })
    .errors(mayRefuse('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'))
    .input(z.object({ code }))
    .output(
      z.object({
        viewer: Viewer,
        /** Recovery codes left after one was used; null if the code came from the app. */
        recoveryCodesLeft: z.nullable(z.number()),
      }),
    ),
  find: oc
    .route({ method: 'GET', path: '/me/two-step', summary: 'Returns whether two-step sign-in is on', tags })
    .output(TwoStep),
  begin: oc
    .route({
      method: 'POST',
      path: '/me/two-step',
      summary: 'Returns a new secret for turning on two-step sign-in',
      tags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ password }))
    .output(TwoStepKey),
  confirm: oc
    .route({
      method: 'PUT',
      path: '/me/two-step',
      summary: 'Turns on two-step sign-in, with a code from the app as proof',
      tags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ code }))
    .output(RecoveryCodes),
  renewCodes: oc
    .route({
      method: 'POST',
      path: '/me/two-step/recovery-codes',
      summary: 'Creates new recovery codes and invalidates the old ones',
      tags,
    })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ password, code }))
    .output(RecoveryCodes),
  // POST instead of DELETE, whose body may be dropped by proxies.
  turnOff: oc
    .route({ method: 'POST', path: '/me/two-step/removal', summary: 'Turns off two-step sign-in', tags })
    .errors(mayRefuse('CONFLICT', 'TOO_MANY_REQUESTS'))
    .input(z.object({ password, code }))
    .output(z.object({ isOn: z.boolean() })),
};

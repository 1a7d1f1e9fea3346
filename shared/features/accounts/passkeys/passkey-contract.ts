// Endpoints of passkeys. Their WebAuthn data is in the JSON form of the standard.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { Viewer } from '../schemas.ts';

/** Bytes as base64url. The limit exceeds the output of any authenticator. */
const bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/));
const type = z.literal('public-key');

/** A passkey as shown to its owner. */
export const Passkey = z.object({
  id: z.string(),
  /** The browser in which it was created, for example "Chrome på Android". */
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

/** Options for `navigator.credentials.create`. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type })),
  excludeCredentials: z.array(z.object({ id: z.string(), type })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.number(),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** Options for `navigator.credentials.get`. They list no credentials, so they reveal nothing about accounts. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal('required'),
  timeout: z.number(),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const CreatedPasskey = z.object({
  id: bytes,
  rawId: bytes,
  type,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
export type CreatedPasskey = z.infer<typeof CreatedPasskey>;

export const SignedPasskey = z.object({
  id: bytes,
  rawId: bytes,
  type,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type SignedPasskey = z.infer<typeof SignedPasskey>;

/** Empty where the account needs none. */
const Proof = z.object({
  password: z.string().check(z.maxLength(1000)),
  code: z.string().check(z.maxLength(100)),
});

const tags = ['accounts'];

export const passkeysContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/me/passkeys',
      summary: "Lists the user's own passkeys, oldest first",
      tags,
    })
    .output(
      z.object({
        passkeys: z.array(Passkey),
        /** Proof required before a passkey is created or deleted. */
        needs: z.object({ password: z.boolean(), code: z.boolean() }),
      }),
    ),
  begin: oc
    .route({
      method: 'POST',
      path: '/me/passkeys/challenges',
      summary: 'Returns options for creating a passkey',
      tags,
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .input(Proof)
    .output(PasskeyCreation),
  add: oc
    .route({ method: 'POST', path: '/me/passkeys', summary: 'Saves a passkey', tags, successStatus: 201 })
    .errors(mayRefuse('CONFLICT'))
    .input(CreatedPasskey)
    .output(Passkey),
  remove: oc
    .route({ method: 'DELETE', path: '/me/passkeys/{id}', summary: 'Deletes a passkey', tags })
    .errors(mayRefuse('NOT_FOUND', 'TOO_MANY_REQUESTS'))
    .input(z.extend(Proof, { id: bytes }))
    .output(z.object({ id: z.string() })),
  createChallenge: oc
    .route({
      method: 'POST',
      path: '/passkey-challenges',
      summary: 'Returns a challenge for signing in with a passkey',
      tags,
    })
    .errors(mayRefuse('TOO_MANY_REQUESTS'))
    .output(PasskeyRequest),
  signIn: oc
    .route({ method: 'POST', path: '/passkey-sign-ins', summary: 'Signs in with a passkey', tags })
    .errors(mayRefuse('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'))
    .input(SignedPasskey)
    .output(z.object({ viewer: Viewer })),
};

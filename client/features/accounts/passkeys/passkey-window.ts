// Opens the browser's passkey dialog and maps its results.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from '#shared/features/accounts/passkeys/passkey-contract.ts';

export { browserSupportsWebAuthn as hasPasskeys };

/** A cancelled dialog is not an error. */
export type PasskeyResult<Credential> =
  | { credential: Credential }
  | { failure: 'cancelled' | 'already-registered' };

export function createPasskey(creation: PasskeyCreation): Promise<PasskeyResult<CreatedPasskey>> {
  return run(async () => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject } };
  });
}

export function signWithPasskey(request: PasskeyRequest): Promise<PasskeyResult<SignedPasskey>> {
  return run(async () => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: request });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  });
}

async function run<Credential>(request: () => Promise<Credential>): Promise<PasskeyResult<Credential>> {
  try {
    return { credential: await request() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Browsers also throw NotAllowedError on a timeout, so it cannot be distinguished from a cancellation.
    if (name === 'NotAllowedError' || name === 'AbortError') return { failure: 'cancelled' };
    if (name === 'InvalidStateError') return { failure: 'already-registered' };
    throw error;
  }
}

// The browser's own window about passkeys, and what it means when it closes without one.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from '#shared/features/accounts/passkeys/passkey-contract.ts';

export { browserSupportsWebAuthn as hasPasskeys };

/** What came of it; a person who changed their mind is no failure. */
export type FromWindow<Given> = { given: Given } | { closed: 'by-person' | 'already-there' };

export function createPasskey(creation: PasskeyCreation): Promise<FromWindow<CreatedPasskey>> {
  return open(async () => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject } };
  });
}

export function signWithPasskey(request: PasskeyRequest): Promise<FromWindow<SignedPasskey>> {
  return open(async () => {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: request });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  });
}

async function open<Given>(ask: () => Promise<Given>): Promise<FromWindow<Given>> {
  try {
    return { given: await ask() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Also when the time of the window is out: browsers do not tell the two apart.
    if (name === 'NotAllowedError' || name === 'AbortError') return { closed: 'by-person' };
    if (name === 'InvalidStateError') return { closed: 'already-there' };
    throw error;
  }
}

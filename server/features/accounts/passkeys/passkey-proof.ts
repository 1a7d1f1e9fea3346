// Verifies what a passkey has signed. The library is imported on first use: most processes do not need it at start.
import { randomBytes } from 'node:crypto';
import type { CreatedPasskey, SignedPasskey } from '#shared/features/accounts/passkeys/passkey-contract.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { hashOf } from '../mail-links/mail-links.ts';
import { insertChallenge, type PasskeyOwner, consumeChallenge } from './passkey-queries.ts';

/** Timeout of the browser's dialog. */
export const CHALLENGE_MINUTES = 5;

/** ES256, EdDSA and RS256 by their COSE numbers: every authenticator has one of them. */
export const ALGORITHMS = [-7, -8, -257];

type Site = Pick<RequestContext, 'database' | 'logger' | 'settings'>;

/** The relying party ID: a page of another site cannot request this passkey. */
export function relyingPartyId({ settings }: Pick<Site, 'settings'>): string {
  return new URL(settings.publicUrl).hostname;
}

/**
 * @param userId the user who adds a passkey; null for signing in
 */
export async function makeChallenge(connection: Connection, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  await insertChallenge(connection, { hash: hashOf(challenge), userId, expiresAt });
  return challenge;
}

/** The credential of a new passkey of this user; null if the response is not valid, or without user verification. */
export async function verifyCreated(
  site: Site,
  userId: string,
  created: CreatedPasskey,
): Promise<{ id: string; publicKey: Uint8Array; counter: number } | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  return nullIfInvalid(site, async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      expectedChallenge: (challenge) => consume(site, challenge, userId),
      expectedOrigin: site.settings.publicUrl,
      expectedRPID: relyingPartyId(site),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  });
}

/** The new signature counter of the passkey; null if the signature is not valid. */
export async function verifySigned(
  site: Site,
  owner: PasskeyOwner,
  signed: SignedPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  return nullIfInvalid(site, async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: (challenge) => consume(site, challenge, null),
      expectedOrigin: site.settings.publicUrl,
      expectedRPID: relyingPartyId(site),
      credential: { id: signed.id, publicKey: new Uint8Array(owner.publicKey), counter: owner.counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

function consume({ database }: Site, challenge: string, userId: string | null): Promise<boolean> {
  return consumeChallenge(database.kysely, { hash: hashOf(challenge), userId });
}

/** The library throws for every invalid response. */
async function nullIfInvalid<Result>({ logger }: Site, read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (error) {
    logger.info({ err: error }, 'Passkey response is not valid');
    return null;
  }
}

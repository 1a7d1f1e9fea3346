// What a passkey has signed, judged. The library that reads it is loaded with the first passkey: few sites' first minutes need it.
import { randomBytes } from 'node:crypto';
import type { CreatedPasskey, SignedPasskey } from '#shared/features/accounts/passkeys/passkey-contract.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { hashOf } from '../mail-links/mail-links.ts';
import { insertChallenge, type PasskeyOwner, spendChallenge } from './passkey-queries.ts';

/** How long the browser's window may stand open. */
export const CHALLENGE_MINUTES = 5;

/** ES256, EdDSA and RS256, by their numbers in COSE: one of them is in every authenticator. */
export const ALGORITHMS = [-7, -8, -257];

type Site = Pick<RequestContext, 'database' | 'logger' | 'settings'>;

/** The name a passkey is bound to: a page of any other site cannot ask for it. */
export function passkeySite({ settings }: Pick<Site, 'settings'>): string {
  return new URL(settings.publicUrl).hostname;
}

/** @param userId for whom a passkey is being made; null for signing in */
export async function makeChallenge(connection: Connection, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  await insertChallenge(connection, { hash: hashOf(challenge), userId, expiresAt });
  return challenge;
}

/** The key of a passkey that was made for this person just now; null when it was not, or does not ask who holds it. */
export async function readCreated(
  site: Site,
  userId: string,
  created: CreatedPasskey,
): Promise<{ id: string; publicKey: Uint8Array; counter: number } | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  return judge(site, async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, clientExtensionResults: {} },
      expectedChallenge: (challenge) => spend(site, challenge, userId),
      expectedOrigin: site.settings.publicUrl,
      expectedRPID: passkeySite(site),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  });
}

/** How often the passkey has signed by now; null when the signature is not right. */
export async function readSigned(
  site: Site,
  owner: PasskeyOwner,
  signed: SignedPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  return judge(site, async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: (challenge) => spend(site, challenge, null),
      expectedOrigin: site.settings.publicUrl,
      expectedRPID: passkeySite(site),
      credential: { id: signed.id, publicKey: new Uint8Array(owner.publicKey), counter: owner.counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

function spend({ database }: Site, challenge: string, userId: string | null): Promise<boolean> {
  return spendChallenge(database.kysely, { hash: hashOf(challenge), userId });
}

/** The library throws whatever is wrong. */
async function judge<Judged>({ logger }: Site, read: () => Promise<Judged>): Promise<Judged | null> {
  try {
    return await read();
  } catch (error) {
    logger.info({ err: error }, 'A passkey was refused');
    return null;
  }
}

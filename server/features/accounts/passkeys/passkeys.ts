// Passkeys: making, listing and forgetting them, and signing in with one. Why so: docs/decisions/16-two-step.md.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { describeDevice } from '#shared/features/accounts/sessions/device.ts';
import type {
  CreatedPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from '#shared/features/accounts/passkeys/passkey-contract.ts';
import { MAX_PASSKEYS, passkeyTexts } from '#shared/features/accounts/passkeys/passkey-words.ts';
import { refundAttempt, countAttempt } from '../../../core/limits/limits.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { type MailRecipient, passkeyAddedMail, passkeyRemovedMail } from '../account-mails.ts';
import { askForConfirmation } from '../mail-links/confirmation.ts';
import { passkeyLimits } from '../limits.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { requireOwner } from '../re-authentication/own-proof.ts';
import { giveSession, openSession } from '../sign-in/own-session.ts';
import {
  ALGORITHMS,
  CHALLENGE_MINUTES,
  makeChallenge,
  passkeySite,
  readCreated,
  readSigned,
} from './passkey-proof.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  recordPasskeyUse,
  type PasskeyRow,
} from './passkey-queries.ts';
import { findPassword } from '../password/password-queries.ts';
import { insertSecurityEvent } from '../queries.ts';
import { requireCode } from '../two-step/two-step.ts';

type Owner = RequestContext & { viewer: Viewer };

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
const type = 'public-key';

export async function readPasskeys({ database, viewer }: Owner) {
  const rows = await listPasskeys(database.kysely, viewer.id);
  return {
    passkeys: rows.map(viewPasskey),
    needs: {
      password: (await findPassword(database.kysely, viewer.id)) !== null,
      code: viewer.hasTwoStep,
    },
  };
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password, and code where two-step sign-in is on, or with too
 * many passkeys; TOO_MANY_REQUESTS
 */
export async function beginPasskey(
  context: Owner,
  { password, code }: { password: string; code: string },
): Promise<PasskeyCreation> {
  const { database, viewer } = context;
  await requireOwner(context, password);
  const known = await listPasskeys(database.kysely, viewer.id);
  if (known.length >= MAX_PASSKEYS) refuse('UNPROCESSABLE_CONTENT', passkeyTexts.tooMany);
  const challenge = viewer.hasTwoStep
    ? await requireCode(context, code, (tx) => makeChallenge(tx, viewer.id))
    : await makeChallenge(database.kysely, viewer.id);
  return {
    challenge,
    rp: { id: passkeySite(context), name: 'Baskettorget' },
    user: { id: handleOf(viewer.id), name: viewer.email, displayName: viewer.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type })),
    excludeCredentials: known.map(({ id }) => ({ id, type })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    timeout: TIMEOUT_MS,
  };
}

/** @throws ORPCError UNPROCESSABLE_CONTENT when it was not made for this, or too late; CONFLICT for one that is known */
export async function addPasskey(context: Owner, created: CreatedPasskey): Promise<Passkey> {
  const { database, viewer, userAgent } = context;
  const key = await readCreated(context, viewer.id, created);
  if (!key) return refuse('UNPROCESSABLE_CONTENT', passkeyTexts.notAdded);
  const row = await database.kysely.transaction().execute(async (tx) => {
    const made = await insertPasskey(tx, { ...key, userId: viewer.id, name: describeDevice(userAgent) });
    if (!made) return refuse('CONFLICT', passkeyTexts.alreadyThere);
    await tell(context, tx, { event: 'passkey_added', mail: passkeyAddedMail });
    return made;
  });
  return viewPasskey(row);
}

/** @throws ORPCError NOT_FOUND for somebody else's, or one that is gone */
export async function removePasskey(context: Owner, id: string): Promise<{ id: string }> {
  await context.database.kysely.transaction().execute(async (tx) => {
    const isGone = await deletePasskey(tx, { id, userId: context.viewer.id });
    if (!isGone) refuse('NOT_FOUND', passkeyTexts.gone);
    await tell(context, tx, { event: 'passkey_removed', mail: passkeyRemovedMail });
  });
  return { id };
}

/** @throws ORPCError TOO_MANY_REQUESTS */
export async function askForPasskey(context: RequestContext): Promise<PasskeyRequest> {
  await countAttempt(context.database, passkeyLimits(context.ip));
  return {
    challenge: await makeChallenge(context.database.kysely, null),
    rpId: passkeySite(context),
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  };
}

/**
 * Signs in at once, also somebody with two-step sign-in: the device is one step, and the finger, face or code it asks for
 * is the other.
 *
 * @throws ORPCError UNAUTHORIZED; FORBIDDEN for an address that is not confirmed, and with end and reason for somebody blocked
 */
export async function signInByPasskey(
  context: RequestContext,
  signed: SignedPasskey,
): Promise<{ viewer: Viewer }> {
  const { database, settings } = context;
  const owner = await findPasskey(database.kysely, signed.id);
  if (!owner) return refuseSignIn(context, passkeyTexts.unknown);
  const counter = await readSigned(context, owner, signed);
  if (counter === null) return refuseSignIn(context, passkeyTexts.failed);
  await refundAttempt(database, passkeyLimits(context.ip));
  if (settings.smtpUrl && !owner.isConfirmed) return askForConfirmation(context, owner.email);
  const token = await database.kysely.transaction().execute(async (tx) => {
    await recordPasskeyUse(tx, signed.id, counter);
    return openSession(context, tx, owner.userId);
  });
  const viewer = await giveSession(context, token);
  await recordSignIn(context, viewer, token);
  return { viewer };
}

async function refuseSignIn({ database, ip, userAgent }: RequestContext, sentence: string): Promise<never> {
  const details = { by: 'passkey' };
  await insertSecurityEvent(database, { event: 'sign_in_failed', ip, userAgent, details });
  return refuse('UNAUTHORIZED', sentence);
}

async function tell(
  context: Owner,
  tx: Connection,
  { event, mail }: { event: string; mail: (person: MailRecipient, publicUrl: string) => Mail },
): Promise<void> {
  const { settings, viewer, ip, userAgent } = context;
  await insertSecurityEvent({ kysely: tx }, { event, userId: viewer.id, ip, userAgent });
  await queueMail(context, tx, mail({ userId: viewer.id, email: viewer.email }, settings.publicUrl));
}

/** What the authenticator knows the person by: nothing that says who they are. */
function handleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}

function viewPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

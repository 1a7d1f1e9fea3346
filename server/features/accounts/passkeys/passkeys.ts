// Passkeys: creating, listing and deleting them, and signing in. Reasons: docs/decisions/16-two-step.md.
import { hasMailServer } from '../../../core/mail/mail-server.ts';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { describeDevice } from '#shared/features/accounts/sessions/device.ts';
import type {
  CreatedPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from '#shared/features/accounts/passkeys/passkey-contract.ts';
import { MAX_PASSKEYS } from '#shared/features/accounts/passkeys/passkey-rules.ts';
import { passkeyTexts } from '#shared/features/accounts/passkeys/passkey-texts.ts';
import { refundAttempt, countAttempt } from '../../../core/limits/limits.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../account-mails.ts';
import { requireConfirmation } from '../mail-links/confirmation.ts';
import { passkeyAnswerLimits, passkeyLimits } from '../limits.ts';
import { recordSignIn } from '../sessions/new-device.ts';
import { recordAndMail } from '../record-and-mail.ts';
import { requireOwner } from '../re-authentication/require-owner.ts';
import { replaceSession, openSession } from '../sign-in/open-session.ts';
import {
  ALGORITHMS,
  CHALLENGE_MINUTES,
  makeChallenge,
  relyingPartyId,
  verifyCreated,
  verifySigned,
} from './passkey-proof.ts';
import {
  deletePasskeyRow,
  findPasskey,
  insertPasskey,
  listPasskeys,
  recordPasskeyUse,
  type PasskeyRow,
} from './passkey-queries.ts';
import { findPassword } from '../password/password-queries.ts';
import { countSecurityEvent } from '../queries.ts';
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

interface Proof {
  password: string;
  code: string;
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password, or code if two-step sign-in is on, or with too
 * many passkeys; TOO_MANY_REQUESTS
 */
export async function beginPasskey(context: Owner, { password, code }: Proof): Promise<PasskeyCreation> {
  const { database, viewer } = context;
  await requireOwner(context, password);
  const existing = await listPasskeys(database.kysely, viewer.id);
  if (existing.length >= MAX_PASSKEYS) refuse('UNPROCESSABLE_CONTENT', passkeyTexts.tooMany);
  const challenge = await withCode(context, code, (tx) => makeChallenge(tx, viewer.id));
  return {
    challenge,
    rp: { id: relyingPartyId(context), name: 'Baskettorget' },
    user: { id: handleOf(viewer.id), name: viewer.email, displayName: viewer.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type })),
    excludeCredentials: existing.map(({ id }) => ({ id, type })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    timeout: TIMEOUT_MS,
  };
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT if the response does not match an open challenge; CONFLICT if the passkey
 * exists
 */
export async function addPasskey(context: Owner, created: CreatedPasskey): Promise<Passkey> {
  const { database, viewer, userAgent } = context;
  const key = await verifyCreated(context, viewer.id, created);
  if (!key) return refuse('UNPROCESSABLE_CONTENT', passkeyTexts.notAdded);
  const row = await database.kysely.transaction().execute(async (tx) => {
    const made = await insertPasskey(tx, { ...key, userId: viewer.id, name: describeDevice(userAgent) });
    if (!made) return refuse('CONFLICT', passkeyTexts.alreadyRegistered);
    await recordAndMail(context, tx, { event: 'passkey_added', mail: passkeyAddedMail });
    return made;
  });
  return viewPasskey(row);
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT without the right password, or code if two-step sign-in is on; NOT_FOUND for
 * another user's passkey, or one that is deleted; TOO_MANY_REQUESTS
 */
export async function deletePasskey(
  context: Owner,
  { id, password, code }: Proof & { id: string },
): Promise<{ id: string }> {
  await requireOwner(context, password);
  await withCode(context, code, async (tx) => {
    const isDeleted = await deletePasskeyRow(tx, { id, userId: context.viewer.id });
    if (!isDeleted) refuse('NOT_FOUND', passkeyTexts.alreadyDeleted);
    await recordAndMail(context, tx, { event: 'passkey_removed', mail: passkeyRemovedMail });
  });
  return { id };
}

/** Runs `action` in a transaction; if two-step sign-in is on, checks the code first. */
function withCode<Result>(
  context: Owner,
  code: string,
  action: (tx: Connection) => Promise<Result>,
): Promise<Result> {
  return context.viewer.hasTwoStep
    ? requireCode(context, code, action)
    : context.database.kysely.transaction().execute(action);
}

/** @throws ORPCError TOO_MANY_REQUESTS */
export async function requestPasskey(context: RequestContext): Promise<PasskeyRequest> {
  await countAttempt(context.database, passkeyLimits(context.ip));
  return {
    challenge: await makeChallenge(context.database.kysely, null),
    rpId: relyingPartyId(context),
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  };
}

/**
 * Signs in at once, also with two-step sign-in on: the device is one factor, and the fingerprint, face or code it asks
 * for is the other. A suspended user signs in too, to the page about the suspension.
 *
 * @throws ORPCError UNAUTHORIZED; TOO_MANY_REQUESTS; FORBIDDEN for an unconfirmed address
 */
export async function signInByPasskey(
  context: RequestContext,
  signed: SignedPasskey,
): Promise<{ viewer: Viewer }> {
  const { database } = context;
  await countAttempt(database, passkeyAnswerLimits(context.ip));
  const owner = await findPasskey(database.kysely, signed.id);
  if (!owner) return refuseSignIn(context, passkeyTexts.unknown);
  const counter = await verifySigned(context, owner, signed);
  if (counter === null) return refuseSignIn(context, passkeyTexts.failed);
  await refundAttempt(database, [...passkeyLimits(context.ip), ...passkeyAnswerLimits(context.ip)]);
  if (!owner.isConfirmed && (await hasMailServer(context, context.database.kysely)))
    return requireConfirmation(context, owner.email);
  const token = await database.kysely.transaction().execute(async (tx) => {
    await recordPasskeyUse(tx, signed.id, counter);
    return openSession(context, tx, owner.userId);
  });
  const viewer = await replaceSession(context, token);
  await recordSignIn(context, viewer, token);
  return { viewer };
}

async function refuseSignIn({ database, ip, userAgent }: RequestContext, sentence: string): Promise<never> {
  const details = { by: 'passkey' };
  await countSecurityEvent(database, { event: 'sign_in_failed', ip, userAgent, details });
  return refuse('UNAUTHORIZED', sentence);
}

/** The user handle that the authenticator stores. It does not identify the user. */
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

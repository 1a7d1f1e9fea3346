// The codes of two-step sign-in: TOTP codes from an app (RFC 6238) and recovery codes.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#shared/features/accounts/two-step/two-step-texts.ts';
import type { Auth } from '../../../core/auth.ts';
import { seal, unseal } from '../../../core/crypto/sealing.ts';

type Keys = Pick<Auth, 'secret'>;

const PURPOSE = 'two-step secret';
const SECRET_BYTES = 20;
/** Allows for clock differences and slow typing: the previous and the next code are accepted. */
const TOLERANCE_STEPS = 1;
/** Without letters and digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

export function makeSealedSecret({ secret }: Keys, userId: string): { sealed: Buffer; bytes: Buffer } {
  const bytes = randomBytes(SECRET_BYTES);
  return { sealed: seal(secret, { purpose: PURPOSE, owner: userId }, bytes), bytes };
}

/**
 * @throws Error if the site's secret has changed since
 */
export function openSecret({ secret }: Keys, userId: string, sealed: Buffer): Buffer {
  return unseal(secret, { purpose: PURPOSE, owner: userId }, sealed);
}

/** The secret as users type it and as apps read it from a QR code. */
export function describeSecret(bytes: Buffer, email: string): { key: string; uri: string } {
  const totp = totpOf(bytes, email);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The time step (half minutes since 1970) of a code; null if it matches none nearby. */
export function stepOf(bytes: Buffer, code: string): number | null {
  const timestamp = Date.now();
  const totp = totpOf(bytes);
  const delta = totp.validate({ token: code, timestamp, window: TOLERANCE_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(bytes: Buffer, label = ''): TOTP {
  // Every app supports these parameters; many ignore others.
  return new TOTP({
    issuer: 'Baskettorget',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
  });
}

/** As displayed: `abcd-efgh-jkmn-pqrs-tuvw-xyz2`, 118 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'));
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Normalises what was typed: capitals, spaces and hyphens do not matter. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/**
 * Recovery codes are random and long, so a plain hash is enough (ASVS 5.0, 6.5.2: from 112 bits). The hash includes the
 * user id, so that one guess cannot be tried on all users.
 */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`recovery code\n${userId}\n${plainCode(code)}`)
    .digest();
}

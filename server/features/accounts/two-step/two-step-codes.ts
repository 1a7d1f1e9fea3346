// The codes of two-step sign-in: those an app makes of a secret and the time (RFC 6238), and those kept on paper.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#shared/features/accounts/two-step/two-step-words.ts';
import type { Auth } from '../../../core/auth.ts';
import { seal, unseal } from '../../../core/crypto/sealing.ts';

type Keys = Pick<Auth, 'secret'>;

const PURPOSE = 'two-step secret';
const SECRET_BYTES = 20;
/** Clocks differ, and people take their time: the code before and the one to come will do. */
const TOLERANCE_STEPS = 1;
/** Without the letters and digits that people mistake for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

export function makeSealedSecret({ secret }: Keys, userId: string): { sealed: Buffer; bytes: Buffer } {
  const bytes = randomBytes(SECRET_BYTES);
  return { sealed: seal(secret, { purpose: PURPOSE, owner: userId }, bytes), bytes };
}

/** @throws Error when the site's secret is another than it was then */
export function openSecret({ secret }: Keys, userId: string, sealed: Buffer): Buffer {
  return unseal(secret, { purpose: PURPOSE, owner: userId }, sealed);
}

/** The secret as people type it and as apps read it from a picture. */
export function describeSecret(bytes: Buffer, email: string): { key: string; uri: string } {
  const totp = totpOf(bytes, email);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The half minute since 1970 that a code belongs to; null when it is of none that is near. */
export function stepOf(bytes: Buffer, code: string): number | null {
  const timestamp = Date.now();
  const totp = totpOf(bytes);
  const delta = totp.validate({ token: code, timestamp, window: TOLERANCE_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

function totpOf(bytes: Buffer, label = ''): TOTP {
  // Every app reads these; many ignore that there are others.
  return new TOTP({
    issuer: 'Baskettorget',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
  });
}

/** As they are shown: `abcd-efgh-jkmn-pqrs-tuvw-xyz2`, 118 bits each. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'));
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** However it is typed: in capitals, with spaces or hyphens or none. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/**
 * Made at random and long, so that a plain hash will do (ASVS 5.0, 6.5.2: from 112 bits); the person in it, so that one
 * guess is not tried on all.
 */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`recovery code\n${userId}\n${plainCode(code)}`)
    .digest();
}

// Checks and uses a code of two-step sign-in.
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { hashRecoveryCode, openSecret, plainCode, stepOf } from './two-step-codes.ts';
import { findSecret, consumeRecoveryCode, consumeTimeStep } from './two-step-queries.ts';

/** Six digits are a code from the app; anything else counts as a recovery code. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(plainCode(typed));
}

/** Uses a code of the user in the caller's transaction; null if it is wrong, expired or used. */
export async function consumeCode(
  services: Pick<RequestContext, 'auth' | 'logger'>,
  connection: Connection,
  { userId, code }: { userId: string; code: string },
): Promise<'app' | 'recovery' | null> {
  if (isAppCode(code)) return (await consumeAppCode(services, connection, { userId, code })) ? 'app' : null;
  return (await consumeRecoveryCode(connection, userId, hashRecoveryCode(userId, code))) ? 'recovery' : null;
}

async function consumeAppCode(
  { auth, logger }: Pick<RequestContext, 'auth' | 'logger'>,
  connection: Connection,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const sealed = await findSecret(connection, userId);
  if (!sealed) return false;
  try {
    const step = stepOf(openSecret(auth, userId, sealed), plainCode(code));
    return step !== null && (await consumeTimeStep(connection, userId, step));
  } catch (error) {
    // The site's secret has changed. Recovery codes still work: they do not depend on it.
    logger.error({ err: error, userId }, 'Two-step secret cannot be decrypted');
    return false;
  }
}

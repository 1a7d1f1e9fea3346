// Judging a code and using it up, wherever one is asked for.
import type { RequestContext } from '../../../core/http/request.ts';
import type { Connection } from '../../../database/connection.ts';
import { hashRecoveryCode, openSecret, plainCode, stepOf } from './two-step-codes.ts';
import { findSecret, spendRecoveryCode, spendStep } from './two-step-queries.ts';

/** Six digits come from the app; anything else is taken for a recovery code. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(plainCode(typed));
}

/** Uses a code of the person up, in the caller's transaction; null when it is wrong, too old or used. */
export async function spendCode(
  services: Pick<RequestContext, 'auth' | 'logger'>,
  connection: Connection,
  { userId, code }: { userId: string; code: string },
): Promise<'app' | 'recovery' | null> {
  if (isAppCode(code)) return (await spendAppCode(services, connection, { userId, code })) ? 'app' : null;
  return (await spendRecoveryCode(connection, userId, hashRecoveryCode(userId, code))) ? 'recovery' : null;
}

async function spendAppCode(
  { auth, logger }: Pick<RequestContext, 'auth' | 'logger'>,
  connection: Connection,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const sealed = await findSecret(connection, userId);
  if (!sealed) return false;
  try {
    const step = stepOf(openSecret(auth, userId, sealed), plainCode(code));
    return step !== null && (await spendStep(connection, userId, step));
  } catch (error) {
    // The site's secret has been exchanged. Recovery codes still work: they do not depend on it.
    logger.error({ err: error, userId }, 'A secret of two-step sign-in cannot be read');
    return false;
  }
}

// "Mina enheter": listing a user's sessions and signing out other devices.
import type { Device, Viewer } from '#shared/features/accounts/schemas.ts';
import { readSessionToken } from '../../../core/auth.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endOtherSessions } from './session-queries.ts';
import { endSession, listDevices } from './device-queries.ts';
import { viewDevice } from '../view.ts';

type Owner = RequestContext & { viewer: Viewer };

export async function findDevices(context: Owner): Promise<{ devices: Device[] }> {
  const rows = await listDevices(context.database, { userId: context.viewer.id, token: tokenOf(context) });
  return { devices: rows.map(viewDevice) };
}

/**
 * Signs out one of the viewer's devices; its next request is a visitor's.
 *
 * @throws ORPCError NOT_FOUND for another user's device, or one that is already signed out
 */
export async function endDevice(context: Owner, id: string): Promise<{ id: string }> {
  const isEnded = await endSession(context.database, { id, userId: context.viewer.id });
  if (!isEnded) refuse('NOT_FOUND', 'Enheten är redan utloggad.');
  await recordSignOut(context, 1);
  return { id };
}

/** Signs out all other devices. */
export async function endOtherDevices(context: Owner): Promise<{ ended: number }> {
  const ownSession = { userId: context.viewer.id, token: tokenOf(context) };
  const ended = await endOtherSessions(context.database, ownSession);
  await recordSignOut(context, ended);
  return { ended };
}

async function recordSignOut(context: Owner, ended: number): Promise<void> {
  const { viewer, ip, userAgent } = context;
  await insertSecurityEvent(context.database, {
    event: 'devices_signed_out',
    userId: viewer.id,
    ip,
    userAgent,
    details: { ended },
  });
}

function tokenOf({ auth, cookieHeader }: Owner): string {
  const token = readSessionToken(auth, cookieHeader);
  if (!token) throw new Error('Signed-in request has no session');
  return token;
}

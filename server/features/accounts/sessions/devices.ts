// "Mina enheter": where one is signed in, and signing a browser out that one no longer has.
import type { Device, Viewer } from '#shared/features/accounts/contract.ts';
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
 * Signs one of one's own devices out; the next thing it asks for, it asks as a visitor.
 *
 * @throws ORPCError NOT_FOUND for a device that is somebody else's or signed out already
 */
export async function endDevice(context: Owner, id: string): Promise<{ id: string }> {
  const isEnded = await endSession(context.database, { id, userId: context.viewer.id });
  if (!isEnded) refuse('NOT_FOUND', 'Enheten är redan utloggad.');
  await note(context, 1);
  return { id };
}

/** Signs all other devices out. */
export async function endOtherDevices(context: Owner): Promise<{ ended: number }> {
  const mine = { userId: context.viewer.id, token: tokenOf(context) };
  const ended = await endOtherSessions(context.database, mine);
  await note(context, ended);
  return { ended };
}

async function note(context: Owner, ended: number): Promise<void> {
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
  if (!token) throw new Error('A signed-in person came without a session');
  return token;
}

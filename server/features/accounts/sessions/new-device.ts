// Mails a user about a sign-in from a new device.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { newDeviceMail } from '../account-mails.ts';
import { insertSecurityEvent } from '../queries.ts';
import { listEarlierSignIns } from './device-queries.ts';

/** Records a sign-in, and mails the user if neither the browser nor the network was used recently. */
export async function recordSignIn(context: RequestContext, viewer: Viewer, token: string): Promise<void> {
  const { database, settings, ip, userAgent } = context;
  const person = { userId: viewer.id, email: viewer.email };
  const isNew = await isNewDevice(context, viewer.id, token);
  await database.kysely.transaction().execute(async (tx) => {
    await insertSecurityEvent({ kysely: tx }, { event: 'signed_in', userId: viewer.id, ip, userAgent });
    if (!isNew) return;
    await queueMail(context, tx, newDeviceMail(person, { publicUrl: settings.publicUrl, ip, userAgent }));
  });
}

/** False for the first sign-in, for which no mail is sent. */
async function isNewDevice(
  { database, ip, userAgent }: RequestContext,
  userId: string,
  token: string,
): Promise<boolean> {
  const earlier = await listEarlierSignIns(database, { userId, token });
  const isKnown = earlier.some(
    (one) =>
      one.is_recent &&
      (one.user_agent === userAgent.slice(0, 500) || networkOf(one.ip_address) === networkOf(ip)),
  );
  return earlier.length > 0 && !isKnown;
}

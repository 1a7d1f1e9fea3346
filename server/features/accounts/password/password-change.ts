// "Byt lösenord": changing the password with the current one.
import type { RepeatedPassword, Viewer } from '#shared/features/accounts/schemas.ts';
import { checkRepeatedPassword } from '#shared/features/accounts/password/repeated-password.ts';
import { newPasswordTexts } from '#shared/features/accounts/mail-link-texts.ts';
import { readSessionToken } from '../../../core/auth.ts';
import { queueMail } from '../../../core/mail/outbox.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { RequestContext } from '../../../core/http/request.ts';
import { passwordChangedMail } from '../account-mails.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { voidLinks } from '../mail-links/link-queries.ts';
import { requirePassword } from '../re-authentication/require-password.ts';
import { setPassword } from './password-queries.ts';
import { insertSecurityEvent } from '../queries.ts';
import { endOtherSessions } from '../sessions/session-queries.ts';

/**
 * Changes the password and signs out all other devices.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT with a sentence per wrong field; TOO_MANY_REQUESTS
 */
export async function changePassword(
  context: RequestContext & { viewer: Viewer },
  { current, ...typed }: RepeatedPassword & { current: string },
): Promise<{ ended: number }> {
  const { auth, database, settings, viewer, ip, userAgent } = context;
  const userId = viewer.id;
  const wrong = {
    ...(current === '' && { current: newPasswordTexts.currentMissing }),
    ...checkRepeatedPassword(typed),
  };
  const [sentence] = Object.values(wrong);
  if (sentence) refuse('UNPROCESSABLE_CONTENT', sentence, wrong);
  refuseCommonPassword(typed.password);
  await requirePassword(context, current, 'current');
  const passwordHash = await auth.hashPassword(typed.password, context.queueEntry());
  const token = readSessionToken(auth, context.cookieHeader) ?? '';
  const ended = await database.kysely.transaction().execute(async (tx) => {
    await setPassword(tx, userId, passwordHash);
    await voidLinks(tx, userId);
    const count = await endOtherSessions({ kysely: tx }, { userId, token });
    const details = { ended: count };
    await insertSecurityEvent({ kysely: tx }, { event: 'password_changed', userId, ip, userAgent, details });
    await queueMail(context, tx, passwordChangedMail({ userId, email: viewer.email }, settings.publicUrl));
    return count;
  });
  return { ended };
}

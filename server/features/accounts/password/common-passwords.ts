// Rejects common passwords, which are guessed first.
import { isCommonPassword } from '#shared/features/accounts/password/common-passwords.ts';
import { passwordTexts } from '#shared/features/accounts/password/password-texts.ts';
import { refuse } from '../../../core/http/refusal.ts';

/**
 * Called on every path that sets a password. The form warns of the same passwords. Source: ASVS 5.0, 6.2.4.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT at the field `password`
 */
export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  refuse('UNPROCESSABLE_CONTENT', passwordTexts.common, { password: passwordTexts.common });
}

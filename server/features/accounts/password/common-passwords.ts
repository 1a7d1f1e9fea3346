// Rejects common passwords, which are guessed first.
import { passwordTexts } from '#shared/features/accounts/registration/texts.ts';
import { refuse } from '../../../core/http/refusal.ts';

/**
 * Called on every path that sets a password; the specification's own short list is part of the score.
 * Source: ASVS 5.0, 6.2.4.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT at the field `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const common = await (known ??= readCommonPasswords());
  if (!common.has(password.toLowerCase())) return;
  refuse('UNPROCESSABLE_CONTENT', passwordTexts.common, { password: passwordTexts.common });
}

let known: Promise<ReadonlySet<string>> | undefined;

/** As many as the standard asks for, most common first. */
const MAX_COMMON = 3000;

/** Only those that the score could accept: it never accepts letters alone or digits alone. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all: readonly string[] = dictionary['passwords-common'];
  const candidates = all.filter(
    (password) => password.length >= 6 && /\d/.test(password) && /\p{L}/u.test(password),
  );
  return new Set(candidates.slice(0, MAX_COMMON));
}

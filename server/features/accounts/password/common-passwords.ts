// Passwords that many people have chosen, which are the first to be guessed.
import { passwordTexts } from '#shared/features/accounts/registration/words.ts';
import { refuse } from '../../../core/http/refusal.ts';

/**
 * Before a password is set, on every path that sets one; the specification's own short list is part of the score. Source:
 * ASVS 5.0, 6.2.4.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT by the field `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  const common = await (known ??= readCommonPasswords());
  if (!common.has(password.toLowerCase())) return;
  refuse('UNPROCESSABLE_CONTENT', passwordTexts.common, { password: passwordTexts.common });
}

let known: Promise<ReadonlySet<string>> | undefined;

/** As many as the standard asks for, the commonest first. */
const KEPT = 3000;

/** Of the list those that the score could let pass: letters alone and digits alone it never does. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all: readonly string[] = dictionary['passwords-common'];
  const passing = all.filter(
    (password) => password.length >= 6 && /\d/.test(password) && /\p{L}/u.test(password),
  );
  return new Set(passing.slice(0, KEPT));
}

// Passwords that many people have chosen, which are the first to be guessed.
import { passwordWords } from '#shared/features/accounts/words.ts';
import { refuse } from '../../core/refusal.ts';

/** What anybody would try first on this site of all. Written down in docs/decisions/18-asvs.md, which a test reads. */
const siteWords = new Set(
  (
    'baskettorget basket torget basketboll basketball basketligan sbl boll bollen matchboll ' +
    'marknadsplats forum förening annons admin administratör superadmin användare user lösenord password pass sport'
  ).split(' '),
);

/**
 * Before a password is set, on every path that sets one; the specification's own short list is part of the score. Source:
 * ASVS 5.0, 6.2.4 and 6.2.11.
 *
 * @throws ORPCError UNPROCESSABLE_CONTENT by the field `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  refuse('UNPROCESSABLE_CONTENT', passwordWords.common, { password: passwordWords.common });
}

/** Whether it is among the first that anybody tries. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (known ??= readCommonPasswords());
  return common.has(password.toLowerCase()) || isOfSiteWords(password);
}

/** Digits and signs besides make it no harder to guess. */
function isOfSiteWords(password: string): boolean {
  const words =
    password
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => siteWords.has(word));
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Some fifty thousand, of which those are kept that the score lets pass: four megabytes less to hold. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all: readonly string[] = dictionary['passwords-common'];
  return new Set(all.filter((password) => /\d/.test(password) && /\p{L}/u.test(password)));
}

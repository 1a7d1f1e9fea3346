// Whether an account that an admin makes may be made. The dialog asks it, then the server again.
import { judgeEmail } from '../accounts/email.ts';
import { judgeNewPassword } from '../accounts/password.ts';
import { judgeName } from '../accounts/rules.ts';
import { nameWords } from '../accounts/words.ts';
import type { NewUser } from './contract.ts';
import { userWords } from './words.ts';

export interface NewUserVerdict {
  /** What to say beside each wrong field; empty when all is well. */
  fields: Partial<Record<'name' | 'email' | 'password', string>>;
  /** Name and e-mail as they are to be stored. */
  account: { name: string; email: string };
}

/**
 * The rules of registering, but for signs of a machine: an admin who makes "Test 2" with test2@… knows what it is.
 * Source: spec 2 §5 Create user; passwords meet the score of 60 on every path that sets one.
 */
export function judgeNewUser({ name, email, password }: Omit<NewUser, 'role'>): NewUserVerdict {
  const fields: NewUserVerdict['fields'] = {};
  const judgedName = judgeName(name);
  const judgedEmail = judgeEmail(email, { automated: 'confirm' });
  const missing = { name, email, password };
  for (const field of ['name', 'email', 'password'] as const) {
    if (missing[field].trim() === '') fields[field] = userWords.fieldsMissing;
  }
  if (judgedName.sentence && judgedName.sentence !== nameWords.automated) fields.name ??= judgedName.sentence;
  if (!judgedEmail.isValid && judgedEmail.sentence) fields.email ??= judgedEmail.sentence;
  const weakness = judgeNewPassword(password);
  if (weakness) fields.password ??= weakness;
  return { fields, account: { name: judgedName.name, email: judgedEmail.email } };
}

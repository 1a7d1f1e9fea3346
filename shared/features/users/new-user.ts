// Validates an account created by an admin, in the dialog and on the server.
import { judgeEmail } from '../accounts/registration/email.ts';
import { judgeNewPassword } from '../accounts/password/password.ts';
import { judgeName } from '../accounts/registration/rules.ts';
import { nameWords } from '../accounts/registration/words.ts';
import type { NewUser } from './contract.ts';
import { userWords } from './words.ts';

export interface NewUserVerdict {
  /** Refusals by field; empty when valid. */
  fields: Partial<Record<'name' | 'email' | 'password', string>>;
  /** Name and e-mail as stored. */
  account: { name: string; email: string };
}

/**
 * The rules of registration except those against automated names and addresses, since an admin creates the account.
 * Source: spec 2 §5 Create user; the password score of 60 applies wherever one is set.
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

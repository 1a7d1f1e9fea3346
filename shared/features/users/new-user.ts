// Validates an account created by an admin, in the dialog and on the server.
import { checkEmail } from '../accounts/registration/email.ts';
import { checkNewPassword } from '../accounts/password/password.ts';
import { checkName } from '../accounts/registration/rules.ts';
import type { NewUser } from './contract.ts';
import { userTexts } from './texts.ts';

export interface NewUserAssessment {
  /** Refusals by field; empty when valid. */
  fields: Partial<Record<'name' | 'email' | 'password', string>>;
  /** Name and e-mail as stored. */
  account: { name: string; email: string };
}

/**
 * The rules of registration except those against automated and reserved names and automated addresses, since an admin creates the account.
 * Source: spec 2 §5 Create user; the password score of 60 applies wherever one is set.
 */
export function checkNewUser({ name, email, password }: Omit<NewUser, 'role'>): NewUserAssessment {
  const fields: NewUserAssessment['fields'] = {};
  const checkedName = checkName(name, { isByStaff: true });
  const checkedEmail = checkEmail(email, { automated: 'confirm' });
  const missing = { name, email, password };
  for (const field of ['name', 'email', 'password'] as const) {
    if (missing[field].trim() === '') fields[field] = userTexts.fieldsMissing;
  }
  if (checkedName.sentence) fields.name ??= checkedName.sentence;
  if (!checkedEmail.isValid && checkedEmail.sentence) fields.email ??= checkedEmail.sentence;
  const weakness = checkNewPassword(password);
  if (weakness) fields.password ??= weakness;
  return { fields, account: { name: checkedName.name, email: checkedEmail.email } };
}

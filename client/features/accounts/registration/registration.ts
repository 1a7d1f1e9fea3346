// What the registration form says of itself while it is being filled in. Pure; the rules are shared with the server.
import type { Resolver } from 'react-hook-form';
import { type EmailOptions, checkEmail } from '#shared/features/accounts/registration/email.ts';
import { mayRegister, type RegistrationAssessment } from '#shared/features/accounts/registration/rules.ts';
import { registrationTexts } from '#shared/features/accounts/registration/words.ts';

export type RegistrationFields = { name: string; email: string; password: string };

const fieldNames = { name: 'namn', email: 'e-post', password: 'lösenord' } as const;
export const writtenFields = ['name', 'email', 'password'] as const;

/** The shared rules as the form library asks for them: the sentence of each written field that is wrong. */
export const checkFields: Resolver<RegistrationFields, EmailOptions> = (values, options) => {
  const { fields } = mayRegister({ ...values, humanChecked: true }, options);
  const wrong = writtenFields.filter((name) => fields[name]);
  if (wrong.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(wrong.map((name) => [name, { type: 'rule', message: fields[name] }])),
  };
};

/** Why the button cannot be pressed yet, in one line; null when it can. */
export function whatRemains(fields: RegistrationAssessment['fields']): string | null {
  const wrong = writtenFields.filter((name) => fields[name]).map((name) => fieldNames[name]);
  if (wrong.length > 0) return `Kvar: ${wrong.join(', ')}${fields.humanCheck ? ' och verifiering' : ''}`;
  return fields.humanCheck ? registrationTexts.humanCheckMissing : null;
}

/**
 * What a refused e-mail address means for the whole form. The sentence beside the field says what is wrong with it;
 * these say what follows. Source: spec 1 §5 Registration, "A high-risk e-mail blocks submit".
 */
export function emailConsequences(email: string, options?: EmailOptions): string[] {
  const { isValid, risk } = checkEmail(email, options);
  return [
    ...(isValid ? [] : [registrationTexts.emailRefused]),
    ...(risk === 'high' ? [registrationTexts.blocked] : []),
  ];
}

/** A remark on an address that will do; null when there is none. */
export function emailRemark(email: string, options?: EmailOptions): string | null {
  const { isValid, sentence } = checkEmail(email, options);
  return isValid ? sentence : null;
}

// Feedback of the registration form while it is filled in. Pure functions; the rules are shared with the server.
import type { Resolver } from 'react-hook-form';
import { type EmailOptions, checkEmail } from '#shared/features/accounts/registration/email.ts';
import { mayRegister, type RegistrationAssessment } from '#shared/features/accounts/registration/rules.ts';
import { registrationTexts } from '#shared/features/accounts/registration/texts.ts';

export type RegistrationFields = { name: string; email: string; password: string };

const fieldNames = { name: 'namn', email: 'e-post', password: 'lösenord' } as const;
export const textFields = ['name', 'email', 'password'] as const;

/** A form resolver for the shared rules: the error of each invalid text field. */
export const checkFields: Resolver<RegistrationFields, EmailOptions> = (values, options) => {
  const { fields } = mayRegister({ ...values, humanChecked: true }, options);
  const invalid = textFields.filter((name) => fields[name]);
  if (invalid.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(invalid.map((name) => [name, { type: 'rule', message: fields[name] }])),
  };
};

/** What is missing before the form can be submitted, in one sentence; null when nothing is. */
export function describeMissing(fields: RegistrationAssessment['fields']): string | null {
  const invalid = textFields.filter((name) => fields[name]).map((name) => fieldNames[name]);
  if (invalid.length > 0) return `Kvar: ${invalid.join(', ')}${fields.humanCheck ? ' och verifiering' : ''}`;
  return fields.humanCheck ? registrationTexts.humanCheckMissing : null;
}

/**
 * Form-level errors that follow from a refused e-mail address; the field's own error describes what is wrong
 * with the address. Source: spec 1 §5 Registration, "A high-risk e-mail blocks submit".
 */
export function emailConsequences(email: string, options?: EmailOptions): string[] {
  const { isValid, risk } = checkEmail(email, options);
  return [
    ...(isValid ? [] : [registrationTexts.emailRefused]),
    ...(risk === 'high' ? [registrationTexts.blocked] : []),
  ];
}

/** A warning about a valid address; null when there is none. */
export function emailRemark(email: string, options?: EmailOptions): string | null {
  const { isValid, sentence } = checkEmail(email, options);
  return isValid ? sentence : null;
}

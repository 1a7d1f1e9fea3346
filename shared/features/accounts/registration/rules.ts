// Validates a registration, in the form and on the server.
import { type ContactData, findContactData } from '../../../contact-details.ts';
import { type EmailOptions, checkEmail } from './email.ts';
import { checkNewPassword } from '../password/password.ts';
import { MAX_NAME_LENGTH, MIN_NAME_LENGTH } from './limits.ts';
import { isReservedName } from './reserved-names.ts';
import { nameTexts, registrationTexts } from './texts.ts';

export interface NameAssessment {
  /** Without surplus spaces and invisible characters, as stored. */
  name: string;
  /** Why it is rejected; null if it is valid. */
  sentence: string | null;
}

/** Contact data that a name must not contain, because everyone can read names, also those of users under 18. */
const REACHABLE = new Set<ContactData>(['phone', 'email', 'account']);

/**
 * Validates a name. Invisible characters (control characters, zero-width spaces, bidirectional controls) are removed
 * first: with them, a name could look empty or imitate another. Source: spec 1 §5 Registration.
 *
 * @param options.isByStaff staff may name a test account "Test 2", and a colleague or themselves "Moderator Eva"
 */
export function checkName(typed: string, { isByStaff = false } = {}): NameAssessment {
  const name = cleanName(typed);
  if (countCharacters(name.replace(/\p{Cf}/gu, '')) < MIN_NAME_LENGTH)
    return { name, sentence: nameTexts.tooShort };
  if (countCharacters(name) > MAX_NAME_LENGTH) return { name, sentence: nameTexts.tooLong };
  if (!isByStaff && /^(?:test|admin|user|demo)\d*$/i.test(name))
    return { name, sentence: nameTexts.automated };
  if (!isByStaff && isReservedName(name)) return { name, sentence: nameTexts.reserved };
  if (findContactData(name).some((kind) => REACHABLE.has(kind)))
    return { name, sentence: nameTexts.contactData };
  return { name, sentence: null };
}

export interface Registration {
  name: string;
  email: string;
  password: string;
  humanChecked: boolean;
}

export interface RegistrationAssessment {
  /** Enables the submit button; on the server, whether the account is created. */
  mayRegister: boolean;
  /** One message per invalid field. */
  fields: Partial<Record<'name' | 'email' | 'password' | 'humanCheck', string>>;
  /** The messages of a rejected submit, in the order of the specification; empty if valid. */
  refusals: string[];
  /** Name and e-mail as stored. */
  account: { name: string; email: string };
  mustConfirmEmail: boolean;
}

/**
 * Validates the registration form: human check passed, e-mail valid, password strong enough, name long enough.
 * Source: spec 1 §4 Registration form and §5 Registration.
 */
export function mayRegister(registration: Registration, options?: EmailOptions): RegistrationAssessment {
  const name = checkName(registration.name);
  const email = checkEmail(registration.email, options);
  const password = checkNewPassword(registration.password);

  const fields: RegistrationAssessment['fields'] = {};
  const refusals: string[] = [];
  if (name.sentence) {
    fields.name = name.sentence;
    refusals.push(name.sentence);
  }
  if (!email.isValid) {
    fields.email = email.sentence ?? registrationTexts.emailRefused;
    refusals.push(registrationTexts.emailRefused);
  }
  if (email.risk === 'high') refusals.push(registrationTexts.blocked);
  if (password) {
    fields.password = password;
    refusals.push(password);
  }
  if (!registration.humanChecked) {
    fields.humanCheck = registrationTexts.humanCheckMissing;
    refusals.push(registrationTexts.humanCheckMissing);
  }
  return {
    mayRegister: refusals.length === 0,
    fields,
    refusals,
    account: { name: name.name, email: email.email },
    mustConfirmEmail: email.mustConfirm,
  };
}

/** Removes blank letters (fillers), but keeps the joiners that Persian names and emoji need. */
function cleanName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replace(/[\u115F\u1160\u2800\u3164\uFFA0]/gu, '')
    .trim();
}

function countCharacters(text: string): number {
  return Array.from(text).length;
}

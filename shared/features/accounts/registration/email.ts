// Validates e-mail addresses at registration by the specified checks, in their order, in the form and on the server.
import { emailTexts } from './texts.ts';

export type EmailRisk = 'low' | 'medium' | 'high';

export interface EmailAssessment {
  /** As stored and mailed to: trimmed, in lower case, and with a domain with å ä ö converted to ASCII. */
  email: string;
  /** Valid and allowed. Never with high risk; possibly with medium risk. */
  isValid: boolean;
  risk: EmailRisk;
  /** The account must be confirmed by e-mail before it can be used. */
  mustConfirm: boolean;
  /** Message for the field: the reason for a rejection, or a remark on a valid address; null without either. */
  sentence: string | null;
}

export interface EmailOptions {
  /** Treatment of addresses that look automated, from the site settings. Some people have such addresses. */
  automated: 'block' | 'confirm';
}

/** In browsers and in Node; the shared code has the types of neither. */
declare const URL: new (url: string) => { hostname: string };

const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/** The ten best-known disposable mail services, including their subdomains. */
const disposableDomains = [
  '10minutemail.com',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwaway.email',
  'trashmail.com',
  'yopmail.com',
];

/**
 * Runs the checks of the specification in order; the first that fails gives the message.
 *
 * | Check | Valid | Risk |
 * |---|---|---|
 * | no @, two @, an empty part, or too long | no | medium |
 * | disposable domain | no | high |
 * | looks automated | no; with `automated: 'confirm'` yes, to be confirmed | high, or medium |
 * | domain without a dot, too long in ASCII, or otherwise invalid | no | medium |
 * | local part shorter than 2 | yes: x@exempel.se is a real address | medium |
 * | doubled plus or dot, leading or trailing dot, invalid character | no | medium |
 *
 * The specification gives a risk only for the short local part. High risk is reserved for the two signs of abuse, so
 * that a typing error is not "blocked for safety". Source: spec 1 §5 Registration.
 */
export function checkEmail(typed: string, options: EmailOptions = { automated: 'block' }): EmailAssessment {
  const written = typed.trim().normalize('NFC').toLowerCase();
  const address = splitAddress(written);
  if (!address) return refuse(written, 'medium', emailTexts.malformed);

  // The rules apply to the normalised domain that receives mail: ｍailinator.com in full-width letters is mailinator.com.
  const { local } = address;
  const domain = toAscii(address.domain);
  const email = domain === null ? written : `${local}@${domain}`;
  if (domain !== null && isDisposable(domain)) return refuse(email, 'high', emailTexts.disposable);

  const isAutomated = looksAutomated(local);
  if (isAutomated && options.automated === 'block') return refuse(email, 'high', emailTexts.automated);
  if (domain === null || !isDomain(domain) || email.length > MAX_EMAIL_LENGTH)
    return refuse(email, 'medium', emailTexts.badDomain);
  if (hasBadCharacters(local)) return refuse(email, 'medium', emailTexts.badCharacters);

  if (isAutomated)
    return accept(email, { risk: 'medium', mustConfirm: true, sentence: emailTexts.automated });
  if (local.length < 2)
    return accept(email, { risk: 'medium', mustConfirm: false, sentence: emailTexts.tooShort });
  return accept(email, { risk: 'low', mustConfirm: false, sentence: null });
}

function refuse(email: string, risk: EmailRisk, sentence: string): EmailAssessment {
  return { email, isValid: false, risk, mustConfirm: false, sentence };
}

function accept(
  email: string,
  rest: Pick<EmailAssessment, 'risk' | 'mustConfirm' | 'sentence'>,
): EmailAssessment {
  return { email, isValid: true, ...rest };
}

function splitAddress(email: string): { local: string; domain: string } | null {
  if (email.length > MAX_EMAIL_LENGTH) return null;
  const [local, domain, ...more] = email.split('@');
  if (!local || !domain || more.length > 0 || local.length > MAX_LOCAL_LENGTH) return null;
  return { local, domain };
}

/** The domain as DNS has it; null if it has none, or characters that would end the host of a URL. */
function toAscii(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

function isDisposable(domain: string): boolean {
  return disposableDomains.some((disposable) => domain === disposable || domain.endsWith(`.${disposable}`));
}

/** The patterns match the whole local part before a plus tag: anna1987 looks automated, anna.berg1987 does not. */
function looksAutomated(local: string): boolean {
  const [name = '', ...tags] = local.split('+');
  if (tags.some((tag) => /spam|test|temp/.test(tag))) return true;
  return (
    /^\p{L}+\d{4,}$/u.test(name) || /^(?:test|admin|user)\d+$/.test(name) || /^\p{L}{1,3}\d{3,}$/u.test(name)
  );
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const topLabel = labels.at(-1) ?? '';
  return labels.length > 1 && labels.every(isDomainLabel) && /^[a-z]{2,}$/.test(topLabel);
}

function isDomainLabel(label: string): boolean {
  if (label.length > MAX_LABEL_LENGTH || label.startsWith('-') || label.endsWith('-')) return false;
  return /^[a-z0-9-]+$/.test(label);
}

/** Characters outside ASCII are rejected: an å before the @ is a typing error. */
function hasBadCharacters(local: string): boolean {
  if (/\+\+|\.\.|^\.|\.$/.test(local)) return true;
  return !/^[a-z0-9_'+.-]*[a-z0-9_+-]$/.test(local);
}

// Whether an e-mail address may register: the specification's checks, in its order, for the form and the server alike.
import { emailTexts } from './words.ts';

export type EmailRisk = 'low' | 'medium' | 'high';

export interface EmailAssessment {
  /** Trimmed and in lower case, as it is stored. A domain with å ä ö is left as typed. */
  email: string;
  /** Judged valid and allowed. High risk is never valid; medium risk may be. */
  isValid: boolean;
  risk: EmailRisk;
  /** The account must be confirmed by e-mail before it is used. */
  mustConfirm: boolean;
  /** What to say beside the field: the reason for a refusal, or a remark on a valid address; null when all is well. */
  sentence: string | null;
}

export interface EmailOptions {
  /** What to do with an address that looks automated, as the site's setting says. Real people have such addresses. */
  automated: 'block' | 'confirm';
}

const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/** The ten best-known services of throw-away mail; their subdomains count too. */
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
 * Judges an address by the checks of the specification in their order; the first that refuses gives the sentence.
 *
 * | Check | Valid | Risk |
 * |---|---|---|
 * | no @, two @, nothing on one side, or too long | no | medium |
 * | disposable domain | no | high |
 * | looks automated | no, or with `automated: 'confirm'` yes, to be confirmed | high, or medium |
 * | domain without a dot or otherwise impossible | no | medium |
 * | local part shorter than 2 | yes: x@exempel.se is a real address | medium |
 * | doubled plus or dot, leading or trailing dot, a character mail does not carry | no | medium |
 *
 * The specification names a risk only for the short local part. High is kept for the two signs of abuse, so that
 * "blocked for safety" is never said of a slip of the finger. Source: spec 1 §5 Registration.
 */
export function checkEmail(typed: string, options: EmailOptions = { automated: 'block' }): EmailAssessment {
  const email = typed.trim().normalize('NFC').toLowerCase();
  const address = splitAddress(email);
  if (!address) return refuse(email, 'medium', emailTexts.malformed);

  const { local, domain } = address;
  if (isDisposable(domain)) return refuse(email, 'high', emailTexts.disposable);

  const isAutomated = looksAutomated(local);
  if (isAutomated && options.automated === 'block') return refuse(email, 'high', emailTexts.automated);
  if (!isDomain(domain)) return refuse(email, 'medium', emailTexts.badDomain);
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

function isDisposable(domain: string): boolean {
  return disposableDomains.some((disposable) => domain === disposable || domain.endsWith(`.${disposable}`));
}

/** The patterns hold for the whole name before any plus-tag: anna1987 looks automated, anna.berg1987 does not. */
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
  return /^[\p{L}\p{M}\p{N}-]+$/u.test(label);
}

/** Letters outside ASCII are refused: an å in front of the @ is a misspelling, not a mailbox. */
function hasBadCharacters(local: string): boolean {
  if (/\+\+|\.\.|^\.|\.$/.test(local)) return true;
  return !/^[a-z0-9_'+.-]*[a-z0-9_+-]$/.test(local);
}

// Finds common signs of fraud in a message. The recipient sees a warning; nothing is blocked. Pure.

export const SCAM_SIGNS = ['link', 'email', 'prepayment', 'foreign-phone', 'code'] as const;
export type ScamSign = (typeof SCAM_SIGNS)[number];

/** The signs in a text, in the order of `SCAM_SIGNS`. */
export function findScamSigns(text: string): ScamSign[] {
  // As displayed: NFKC, without invisible characters.
  const plain = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return SCAM_SIGNS.filter((sign) => matchers[sign](plain));
}

const matchers: Record<ScamSign, (text: string) => boolean> = {
  link: (text) => LINK.test(text.replaceAll(ALL_EMAILS, ' ')),
  email: (text) => EMAIL.test(text) || SPELT_EMAIL.test(text),
  prepayment: (text) => PREPAYMENT.some((pattern) => pattern.test(text)),
  'foreign-phone': (text) =>
    [...text.matchAll(PHONE)].some(([number]) => isForeign(number.replaceAll(/[^\d+]/g, ''))),
  code: (text) => CODE.test(text),
};

// Each pattern starts at a word boundary or has bounded parts: one that can start at every letter takes a second for a
// page of long messages.

/** With a scheme or www, or a domain with one of the common top-level domains of such links. */
const LINK =
  /\bhttps?:\/\/|\bwww\.|(?<![@\w])[a-zåäö0-9-]{2,63}(?:\.[a-zåäö0-9-]{2,63}){0,3}\.(?:com|net|org|info|biz|se|nu|eu|io|co|me|ly|link|site|online|shop|store|app|xyz|top|click|live|ru|cn|de|dk|no|fi|uk)\b(?!@)/i;

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const ALL_EMAILS = new RegExp(EMAIL, 'g');
/** "anna (at) gmail punkt com", as written to avoid detection. */
const SPELT_EMAIL =
  /(?<![\w.-])[\w.-]+\s*(?:\(at\)|\[at\]|\(snabel-?a\)|\ssnabel-?a\s)\s*[\w-]+\s*(?:\.|\(dot\)|\(punkt\)|\spunkt\s|\sdot\s)\s*[a-z]{2,}/i;

const PREPAYMENT = [
  /\bförskott/i,
  /\b(?:handpenning|depositionsavgift|förskottsbetal\w*|western\s*union|moneygram|presentkort|gift\s*cards?|bitcoin|krypto\w*|paysafecard)\b/i,
  /\b(?:betala|swisha?|skicka\s+(?:över\s+)?pengar(?:na)?|för\s*över\s+pengar(?:na)?|sätta?\s+in\s+pengar(?:na)?)\b[^.!?\n]{0,40}\b(?:först|innan|i\s+förväg|på\s+förhand|direkt|redan\s+(?:nu|idag))\b/i,
  /\b(?:först|innan|i\s+förväg|på\s+förhand)\b[^.!?\n]{0,40}\b(?:betalar?|swishar?|betalning(?:en)?|pengarna)\b/i,
  /\b(?:pay|payment|deposit)\b[^.!?\n]{0,30}\b(?:advance|upfront|first|before)\b/i,
];

/** Codes and sign-ins that only a fraudster requests from another user; postal, discount and door codes do not match. */
const CODE =
  /\b(?:bank-?\s?id|mobilt\s+id|eng[åa]ngskod\w*|(?:verifierings|bekr[äa]ftelse|s[äa]kerhets|sms-?|inloggnings|pin-?|cvc-?|swish-?)kod\w*|koden?\s+(?:du\s+(?:fick|får)|i\s+sms|på\s+sms|från\s+sms)|säkerhetsdosa\w*|bankdosa\w*|verification\s+code|one-?time\s+(?:code|password))/i;

/** A plus or 00, then digits with common separators. */
const PHONE = /(?<![\d+])(?:\+|00)\s?[1-9][\d\s().-]{6,20}\d/g;

function isForeign(number: string): boolean {
  const digits = number.replace(/^\+|^00/, '');
  return digits.length >= 8 && digits.length <= 15 && !digits.startsWith('46');
}

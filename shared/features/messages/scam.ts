// What in a message is a usual sign of fraud: its reader is warned, and nothing is stopped. Pure.

export const SCAM_SIGNS = ['link', 'email', 'prepayment', 'foreign-phone'] as const;
export type ScamSign = (typeof SCAM_SIGNS)[number];

/** The signs in a text, in the order above; none for most. */
export function findScamSigns(text: string): ScamSign[] {
  // As an eye reads it: what is not seen between letters parts none.
  const plain = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return SCAM_SIGNS.filter((sign) => tests[sign](plain));
}

const tests: Record<ScamSign, (text: string) => boolean> = {
  link: (text) => LINK.test(text.replaceAll(EMAIL_ALL, ' ')),
  email: (text) => EMAIL.test(text) || SPELT_EMAIL.test(text),
  prepayment: (text) => PREPAYMENT.some((words) => words.test(text)),
  'foreign-phone': (text) =>
    [...text.matchAll(PHONE)].some(([number]) => isForeign(number.replaceAll(/[^\d+]/g, ''))),
};

// Each begins where a word does, or knows how long its parts can be: one that tries anew at every letter takes a second for a
// page of long messages.

/** With a scheme or www, or a name with an ending that people register for such ends. */
const LINK =
  /\bhttps?:\/\/|\bwww\.|(?<![@\w])[a-zåäö0-9-]{2,63}(?:\.[a-zåäö0-9-]{2,63}){0,3}\.(?:com|net|org|info|biz|se|nu|eu|io|co|me|ly|link|site|online|shop|store|app|xyz|top|click|live|ru|cn|de|dk|no|fi|uk)\b(?!@)/i;

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const EMAIL_ALL = new RegExp(EMAIL, 'g');
/** "anna (at) gmail punkt com", as those write who know that addresses are looked for. */
const SPELT_EMAIL =
  /(?<![\w.-])[\w.-]+\s*(?:\(at\)|\[at\]|\(snabel-?a\)|\ssnabel-?a\s)\s*[\w-]+\s*(?:\.|\(dot\)|\(punkt\)|\spunkt\s|\sdot\s)\s*[a-z]{2,}/i;

const PREPAYMENT = [
  /\bförskott/i,
  /\b(?:handpenning|depositionsavgift|förskottsbetal\w*|western\s*union|moneygram|presentkort|gift\s*cards?|bitcoin|krypto\w*|paysafecard)\b/i,
  /\b(?:betala|swisha?|skicka\s+(?:över\s+)?pengar(?:na)?|för\s*över\s+pengar(?:na)?|sätta?\s+in\s+pengar(?:na)?)\b[^.!?\n]{0,40}\b(?:först|innan|i\s+förväg|på\s+förhand|direkt|redan\s+(?:nu|idag))\b/i,
  /\b(?:först|innan|i\s+förväg|på\s+förhand)\b[^.!?\n]{0,40}\b(?:betalar?|swishar?|betalning(?:en)?|pengarna)\b/i,
  /\b(?:pay|payment|deposit)\b[^.!?\n]{0,30}\b(?:advance|upfront|first|before)\b/i,
];

/** A plus or two noughts and a country, then digits with what people put between. */
const PHONE = /(?<![\d+])(?:\+|00)\s?[1-9][\d\s().-]{6,20}\d/g;

function isForeign(number: string): boolean {
  const digits = number.replace(/^\+|^00/, '');
  return digits.length >= 8 && digits.length <= 15 && !digits.startsWith('46');
}

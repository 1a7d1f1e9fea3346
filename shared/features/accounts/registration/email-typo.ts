// Recognises a typing error in the domain of an e-mail address.

const KNOWN_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.se',
  'outlook.com',
  'icloud.com',
  'live.se',
  'live.com',
  'yahoo.com',
  'yahoo.se',
  'telia.com',
  // A real domain, although it is one letter from gmail.com.
  'mail.com',
];

/** The address with a known domain that differs by one typing error; null if there is none. */
export function suggestEmail(email: string): string | null {
  const [local, domain, ...more] = email.trim().toLowerCase().split('@');
  if (!local || !domain || more.length > 0 || KNOWN_DOMAINS.includes(domain)) return null;
  const meant = KNOWN_DOMAINS.find((known) => isOneTypoFrom(domain, known));
  return meant ? `${local}@${meant}` : null;
}

/** One letter missing, added or wrong, or two adjacent letters transposed. */
function isOneTypoFrom(typed: string, known: string): boolean {
  let start = 0;
  while (start < known.length && typed[start] === known[start]) start += 1;
  const [rest, knownRest] = [typed.slice(start), known.slice(start)];
  return (
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    rest.slice(1) === knownRest.slice(1) ||
    (rest[0] === knownRest[1] && rest[1] === knownRest[0] && rest.slice(2) === knownRest.slice(2))
  );
}

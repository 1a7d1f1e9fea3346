// Finds contact data in what a seller writes. People treated as minors may not publish it; others are warned first.

export type ContactData = 'phone' | 'email' | 'address' | 'account';

/** Swedish numbers, with the spaces and signs that people put between the digits. */
const PHONE = /(?<!\d)(?:\+46|0046|0(?=[\s().-]*[1-9]))(?:[\s()/.-]{0,3}\d){7,10}(?!\d)/u;
/** Digits with anything between them that may belong to a number, a date or a time. */
const DIGITS = /\+?\d[\d\s()/.:-]*/gu;
/** "2026-08-01", "03.08.2026", "7/8", "09.00" and "2026", but no part of a longer number with the same signs. */
const DATE_OR_TIME =
  /(?<![\d./:])(?:(?:19|20)\d\d-[01]\d-[0-3]\d|[0-3]?\d([./-])[01]?\d\1(?:(?:19|20)\d\d|\d\d)|[0-3]?\d[./][01]?\d|[0-2]?\d[.:][0-5]\d|(?:19|20)\d\d)(?![./:]?\d)/gu;
/** Also "namn (at) exempel punkt se". Starts at the start of a name only, so that a long text does not take long. */
const EMAIL =
  /(?<![\p{L}\d._+-])[\p{L}\d._+-]+\s?(?:@|[([{]\s?(?:at|a|snabel-?a)\s?[)\]}]|\ssnabel-?a\s)\s?[\p{L}\d-]+\s?(?:\.|\spunkt\s|[([{]\s?(?:dot|punkt)\s?[)\]}])\s?\p{L}{2,}/iu;
const ADDRESS =
  /(?<!\p{L})\p{L}{3,}\s?(?:gatan?|vägen|väg|gränd(?:en)?|stigen|torget|allén)\s\d{1,3}(?:\s?[a-z](?!\p{L}))?(?![\d:])/iu;

const SERVICE = String.raw`(?<!\p{L})(?:snap(?:chat)?|insta(?:gram)?|ig|tik\s?tok|discord|telegram|kik|whats\s?app)`;
/** A user name with a digit, an underscore or a full stop among its letters, which few words have ("t.ex." is none). */
const USER_NAME = String.raw`(?:(?=[\w.]{4})[a-z][a-z.]{0,29}[\d_][\w.]{0,29}|[a-z]{3,30}\.[a-z]{3,30})`;
/**
 * A user name in a service: "snap: kalle", "min insta är kalle", "snap @kalle", "kalle_07 på insta", and a link to a user. A
 * service alone, or the account of a club ("Följ @basket på Instagram"), is none.
 */
const ACCOUNT = new RegExp(
  [
    String.raw`${SERVICE}(?:[\s-]?(?:namn|konto))?\s?(?:[:=]|heter\s)\s?@?[\w.]{3}`,
    String.raw`(?<!\p{L})(?:min|mitt)\s${SERVICE}(?:[\s-]?(?:namn|konto))?\sär\s@?[\w.]{3}`,
    String.raw`${SERVICE}(?:\s|\s?[-–]\s?)(?:@[\w.]{3}|${USER_NAME})`,
    String.raw`(?<![\w.])@?${USER_NAME}\spå\s${SERVICE}(?!\p{L})`,
    String.raw`snapchat\.com/add/\w|discord(?:\.gg|(?:app)?\.com/invite)/\w|(?<![\w.])(?:t|wa)\.me/[\w+]`,
  ].join('|'),
  'iu',
);

/** The kinds of contact data in a text. */
export function findContactData(text: string): ContactData[] {
  const plain = withPlainSigns(text);
  // A letter instead of dates and times, so that they join no digits around them.
  const found: ContactData[] = [];
  if (PHONE.test(plain.replace(DIGITS, (digits) => (isDatesOrYears(digits) ? 'x' : digits))))
    found.push('phone');
  if (EMAIL.test(plain)) found.push('email');
  if (ADDRESS.test(plain)) found.push('address');
  if (ACCOUNT.test(plain)) found.push('account');
  return found;
}

/** With ordinary digits and hyphens, and without invisible characters, which could hide contact data. */
function withPlainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Me}]/gu, '')
    .replace(/[\p{Pd}−]/gu, '-');
}

/** The digit of any script, such as Arabic or Devanagari, as 0 to 9. In each script they follow one another from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Whether the digits are nothing but dates, times and years. In case of doubt they are a number, to protect minors. */
function isDatesOrYears(digits: string): boolean {
  return /^(?:[1-9]\d{0,2})?[\s().-]*$/u.test(digits.replace(DATE_OR_TIME, '')) || isListOfYears(digits);
}

/** "05 06 07 08": years of birth or sizes, each one or two above the one before. */
function isListOfYears(digits: string): boolean {
  if (!/^\d\d(?:[\s/-]+\d\d){2,}[\s().-]*$/u.test(digits)) return false;
  const years = (digits.match(/\d\d/gu) ?? []).map(Number);
  return years.every((year, index) => {
    const step = year - (years[index - 1] ?? year - 1);
    return step === 1 || step === 2;
  });
}

const names: Record<ContactData, { some: string; that: string }> = {
  phone: { some: 'ett telefonnummer', that: 'telefonnumret' },
  email: { some: 'en e-postadress', that: 'e-postadressen' },
  address: { some: 'en gatuadress', that: 'adressen' },
  account: { some: 'ett användarnamn i en annan app', that: 'användarnamnet i den andra appen' },
};

const list = new Intl.ListFormat('sv');

/** The error at the field for people treated as minors, some of whom have not entered a birth year. */
export function refusalOf(kinds: readonly ContactData[], birthYear: number | null): string {
  const that = list.format(kinds.map((kind) => names[kind].that));
  return birthYear === null
    ? `Ta bort ${that}, eller ange ditt födelseår. Är du under 18 är det tryggast att den som är intresserad skriver till dig här på Baskettorget.`
    : `Ta bort ${that}. Du är under 18, så det är tryggast att den som är intresserad skriver till dig här på Baskettorget.`;
}

/** The warning for other users before the ad is sent. */
export function warningOf(kinds: readonly ContactData[]): string {
  return `Du har skrivit ${list.format(kinds.map((kind) => names[kind].some))}, som då syns för alla på nätet. Den som är intresserad kan skriva till dig här i stället.`;
}

const AD_TEXTS = ['title', 'description', 'brand', 'model', 'location', 'meetingPlace'] as const;

/** The free texts of an ad that others read, and contact data in them. */
export function findInAd(ad: {
  title: string;
  description: string;
  brand: string;
  model: string;
  location: string;
  meetingPlace: string;
}): { field: (typeof AD_TEXTS)[number]; kinds: ContactData[] }[] {
  return AD_TEXTS.flatMap((field) => {
    // The address of a hall may be published: people meet there in public.
    const kinds = findContactData(ad[field]).filter((kind) => kind !== 'address' || field !== 'meetingPlace');
    return kinds.length > 0 ? [{ field, kinds }] : [];
  });
}

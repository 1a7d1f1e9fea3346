// Finds contact data in what a seller writes. Refused of people treated as minors; others are asked first.

export type ContactData = 'phone' | 'email' | 'address';

/** Swedish numbers, with the spaces and signs that people put between the digits. */
const PHONE = /(?<!\d)(?:\+46|0046|0(?=[\s().-]*[1-9]))(?:[\s()/.–-]{0,3}\d){7,10}(?!\d)/u;
/** Also "namn (at) exempel punkt se". */
const EMAIL =
  /[\p{L}\d._+-]+\s?(?:@|[([{]\s?(?:at|a|snabel-?a)\s?[)\]}]|\ssnabel-?a\s)\s?[\p{L}\d-]+\s?(?:\.|\spunkt\s|[([{]\s?(?:dot|punkt)\s?[)\]}])\s?\p{L}{2,}/iu;
const ADDRESS =
  /(?<!\p{L})\p{L}{3,}\s?(?:gatan?|vägen|väg|gränd(?:en)?|stigen|torget|allén)\s\d{1,3}(?:\s?[a-z](?!\p{L}))?(?![\d:])/iu;

/** The first kind of contact data in a text; null without any. */
export function findContactData(text: string): ContactData | null {
  if (PHONE.test(text)) return 'phone';
  if (EMAIL.test(text)) return 'email';
  return ADDRESS.test(text) ? 'address' : null;
}

const names: Record<ContactData, { some: string; that: string }> = {
  phone: { some: 'ett telefonnummer', that: 'telefonnumret' },
  email: { some: 'en e-postadress', that: 'e-postadressen' },
  address: { some: 'en gatuadress', that: 'adressen' },
};

/** For people treated as minors, beside the field; some have not given their birth year. */
export function refusalOf(kind: ContactData, birthYear: number | null): string {
  const { that } = names[kind];
  return birthYear === null
    ? `Ta bort ${that}, eller ange ditt födelseår. Är du under 18 är det tryggast att den som är intresserad skriver till dig här på Baskettorget.`
    : `Ta bort ${that}. Du är under 18, så det är tryggast att den som är intresserad skriver till dig här på Baskettorget.`;
}

/** For others, before sending. */
export function warningOf(kind: ContactData): string {
  return `Du har skrivit ${names[kind].some}, som då syns för alla på nätet. Den som är intresserad kan skriva till dig här i stället.`;
}

/** The free texts of an ad that others read, and contact data in them. */
export function findInAd(ad: {
  title: string;
  description: string;
  brand: string;
  model: string;
  meetingPlace: string;
}): { field: 'title' | 'description' | 'brand' | 'model' | 'meetingPlace'; kind: ContactData }[] {
  const fields = ['title', 'description', 'brand', 'model', 'meetingPlace'] as const;
  return fields.flatMap((field) => {
    const kind = findContactData(ad[field]);
    // A hall has an address, where people meet in public.
    return kind === null || (kind === 'address' && field === 'meetingPlace') ? [] : [{ field, kind }];
  });
}

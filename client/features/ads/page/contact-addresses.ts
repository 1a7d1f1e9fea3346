// Links that open the telephone and the mail program.

/** Digits and a leading plus are what a dialler understands; people also write spaces, dashes and brackets. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A letter about an ad. Source: spec 1 §5 Messages, the prefilled subject. */
export function mailAddress(email: string, adTitle: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Angående: ${adTitle}`)}`;
}

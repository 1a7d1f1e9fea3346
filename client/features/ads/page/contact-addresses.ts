// `tel:` and `mailto:` links.

/** Keeps digits and plus signs; people also write spaces, dashes and brackets. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A `mailto:` link with the subject filled in. Source: spec 1 §5 Messages, the prefilled subject. */
export function mailAddress(email: string, adTitle: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Angående: ${adTitle}`)}`;
}

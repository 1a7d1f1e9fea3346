// Free delivery within a search and an ad: "skor fri frakt" asks for sellers who pay it, not for a low price.
import { GROUP, STRONG } from './document-terms.ts';
import { termOf } from './stem.ts';

const FREE_DELIVERY =
  /(?<!\p{L})(?:(?:gratis|fri|fritt|utan) (?:frakt(?:en|kostnad)?|leverans|porto)|(?:frakt(?:en)?|porto) (?:är )?(?:gratis|ingår|inkluderad|inräknad)|inkl(?:usive|\.)? (?:frakt(?:en)?|porto)|(?:frakt|porto)fri(?:tt|a)?|free (?:shipping|delivery))(?!\p{L})/giu;
/** A word that may be missing (`OPTIONAL_ALONE`): ads that have it come first. */
const WORD = 'fraktfritt';
const terms = ['', STRONG, GROUP].map((prefix) => prefix + termOf(WORD));

/** The search with one word for free delivery, however it is typed. */
export function withFreeDelivery(typed: string): string {
  return typed.replace(FREE_DELIVERY, WORD);
}

/** The terms of an ad, with those of free delivery if the seller pays for it. */
export function withPaidDelivery(all: readonly string[], payer: string): string[] {
  return payer === 'seller' ? [...new Set([...all, ...terms])] : [...all];
}

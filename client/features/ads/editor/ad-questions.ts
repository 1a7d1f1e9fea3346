// What a seller is asked before an ad is sent.
import { findInAd, warningOf } from '#shared/contact-details.ts';
import { countyOfPlace } from '#shared/places/postal-codes.ts';
import type { ParsedAd } from './use-ad-form.ts';

/** The values in the form when it opened. */
export interface AdBefore {
  price: number;
  location: string;
  texts: string;
}

export function textsOf({
  title,
  description,
  brand,
  model,
  location,
  meetingPlace,
}: Parameters<typeof findInAd>[0]): string {
  return [title, description, brand, model, location, meetingPlace].join('\n');
}

/**
 * Returns the questions; empty if there are none. For an edited ad, only changed fields lead to questions.
 *
 * @param before null for a new ad
 */
export function questionsOf(ad: ParsedAd, before: AdBefore | null, isConditionChosen: boolean): string[] {
  const questions: string[] = [];
  const isNew = before === null;
  if (isNew && !isConditionChosen) questions.push(`Skicket är ”${ad.condition}”. Stämmer det?`);
  if (ad.price === 0 && before?.price !== 0) questions.push('Priset är 0 kr. Skänkes?');
  if (
    ad.location === '' &&
    countyOfPlace({ postalCode: ad.postalCode, city: '' }) === null &&
    before?.location !== ''
  )
    questions.push('Annonsen har ingen plats. Med postnummer eller ort hittar fler i närheten den.');
  const kinds = new Set(findInAd(ad).flatMap((found) => found.kinds));
  if (kinds.size > 0 && before?.texts !== textsOf(ad)) questions.push(warningOf([...kinds]));
  return questions;
}

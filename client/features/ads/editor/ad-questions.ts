// What a seller is asked before an ad is sent.
import { findInAd, warningOf } from '#shared/features/ads/editor/contact-data.ts';
import type { ParsedAd } from './use-ad-form.ts';

/** What the form had when it opened. */
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
  meetingPlace,
}: Parameters<typeof findInAd>[0]): string {
  return [title, description, brand, model, meetingPlace].join('\n');
}

/**
 * The questions, empty if all is clear. Of a changed ad only what has changed is asked about.
 *
 * @param before null for a new ad
 */
export function questionsOf(ad: ParsedAd, before: AdBefore | null, isConditionChosen: boolean): string[] {
  const questions: string[] = [];
  const isNew = before === null;
  if (isNew && !isConditionChosen) questions.push(`Skicket är ”${ad.condition}”. Stämmer det?`);
  if (ad.price === 0 && before?.price !== 0) questions.push('Priset är 0 kr. Skänkes?');
  if (ad.location === '' && ad.postalCode === '' && before?.location !== '')
    questions.push('Annonsen har ingen plats. Med postnummer eller ort hittar fler i närheten den.');
  if (isNew || before.texts !== textsOf(ad))
    for (const kind of new Set(findInAd(ad).map((found) => found.kind))) questions.push(warningOf(kind));
  return questions;
}

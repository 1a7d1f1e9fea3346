// The attributes and delivery of an ad as facts, without attributes that the ad does not state.
import type { AdAttributes } from '#shared/features/ads/attributes/ad-attributes.ts';
import { describeDelivery } from '#shared/features/ads/attributes/attribute-values.ts';
import { labelOfSize } from '#shared/features/ads/attributes/sizes.ts';

interface Fact {
  term: string;
  value: string;
}

export function attributeFacts({ brand, model, size, colour, audience }: AdAttributes): Fact[] {
  return [
    { term: 'Märke', value: brand },
    { term: 'Modell', value: model },
    { term: 'Storlek', value: labelOfSize(size) },
    { term: 'Färg', value: colour },
    { term: 'För vem', value: audience },
  ].filter(({ value }) => value !== '');
}

export function deliveryFacts(ad: AdAttributes): Fact[] {
  return ad.delivery.length > 0 ? [{ term: 'Leverans', value: describeDelivery(ad).join('. ') }] : [];
}

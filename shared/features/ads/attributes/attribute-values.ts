// Possible values of an ad's attributes: colours, audiences, and ways of delivery.

export const COLOURS = [
  'Svart',
  'Vit',
  'Grå',
  'Röd',
  'Blå',
  'Marinblå',
  'Grön',
  'Gul',
  'Orange',
  'Lila',
  'Rosa',
  'Brun',
  'Beige',
  'Guld',
  'Silver',
  'Flerfärgad',
] as const;
export type Colour = (typeof COLOURS)[number];

/** Audience of an item. */
export const AUDIENCES = ['Herr', 'Dam', 'Unisex', 'Junior'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const DELIVERIES = ['pickup', 'shipping', 'meeting'] as const;
export type Delivery = (typeof DELIVERIES)[number];
export const deliveryLabels: Record<Delivery, string> = {
  pickup: 'Hämtas',
  shipping: 'Skickas',
  meeting: 'Möts upp i en hall',
};

export const SHIPPING_PAYERS = ['buyer', 'seller', 'agreed'] as const;
export type ShippingPayer = (typeof SHIPPING_PAYERS)[number];
export const payerLabels: Record<ShippingPayer, string> = {
  buyer: 'Köparen betalar frakten',
  seller: 'Frakten ingår i priset',
  agreed: 'Frakten gör vi upp om',
};

export const MAX_BRAND_LENGTH = 40;
export const MAX_MODEL_LENGTH = 60;
export const MAX_HALL_LENGTH = 80;

/** "Skickas (frakten ingår i priset)", "Möts upp i en hall: Fyrishov". */
export function describeDelivery({
  delivery,
  shippingPayer,
  meetingPlace,
}: {
  delivery: readonly Delivery[];
  shippingPayer: ShippingPayer | '';
  meetingPlace: string;
}): string[] {
  return delivery.map((way) => {
    const label = deliveryLabels[way];
    if (way === 'shipping' && shippingPayer)
      return `${label} (${payerLabels[shippingPayer].charAt(0).toLowerCase()}${payerLabels[shippingPayer].slice(1)})`;
    return way === 'meeting' && meetingPlace ? `${label}: ${meetingPlace}` : label;
  });
}

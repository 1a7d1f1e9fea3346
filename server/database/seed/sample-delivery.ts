// How sample sellers deliver.
import type { Delivery, ShippingPayer } from '#shared/features/ads/attributes/attribute-values.ts';
import type { Random } from './random.ts';

export interface SampleDelivery {
  delivery: Delivery[];
  shipping_payer: ShippingPayer | '';
  meeting_place: string;
}

export function pickDelivery(random: Random, town: string): SampleDelivery {
  const delivery = [
    ...random.pick<Delivery[]>([['pickup'], ['pickup', 'shipping'], ['pickup', 'meeting'], ['shipping']]),
  ];
  const payer = random.pick<ShippingPayer>(['buyer', 'buyer', 'seller', 'agreed']);
  return {
    delivery,
    shipping_payer: delivery.includes('shipping') ? payer : '',
    meeting_place: delivery.includes('meeting') ? `Sporthallen i ${town}` : '',
  };
}

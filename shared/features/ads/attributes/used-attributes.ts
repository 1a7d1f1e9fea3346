// The attributes that an ad uses: those that its category has, and the details of its ways of delivery.
import type { CategoryAttributes } from '../../categories/category-attributes.ts';
import type { AdAttributes } from './ad-attributes.ts';
import { DELIVERIES } from './attribute-values.ts';

/** Leaves out what the form does not show: values of a category or way of delivery that was chosen before. */
export function usedAttributes(ad: AdAttributes, category: CategoryAttributes): AdAttributes {
  const delivery = DELIVERIES.filter((way) => ad.delivery.includes(way));
  return {
    brand: category.hasBrand ? ad.brand : '',
    model: category.hasModel ? ad.model : '',
    size: category.sizeSystem ? ad.size : '',
    colour: category.hasColour ? ad.colour : '',
    audience: category.hasAudience ? ad.audience : '',
    delivery,
    shippingPayer: delivery.includes('shipping') ? ad.shippingPayer : '',
    meetingPlace: delivery.includes('meeting') ? ad.meetingPlace : '',
  };
}

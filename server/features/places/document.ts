// OpenAPI texts of places that the contract does not contain.
import { Place } from '#shared/places/place.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const placesDocument: FeatureDocument = {
  tag: {
    name: 'places',
    description:
      'Towns with coordinates, from GeoNames (CC BY 4.0) and, with a geocoder, OpenStreetMap (ODbL)',
  },
  examples: [
    exampleOf(Place, {
      id: 604490,
      name: 'Luleå',
      county: 'Norrbotten',
      country: 'Sverige',
      latitude: 65.5842,
      longitude: 22.1547,
    }),
  ],
};

// The feature's part of the API document, besides its contract.
import { NewAssociation } from '#shared/features/associations/editing/contract.ts';
import { AssociationRow } from '#shared/features/associations/list/contract.ts';
import { Hours } from '#shared/features/associations/schemas.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

const hours = {
  weekday: 2,
  from: '18:30',
  to: '20:00',
  ageGroup: '13–16 år',
  fee: 'Gratis',
  address: 'Ekhallen, Ekvägen 4',
  validFrom: null,
  validUntil: '2026-12-18',
  closedOnHolidays: true,
};

export const associationsDocument: FeatureDocument = {
  tag: { name: 'associations', description: 'Clubs and their open courts' },
  examples: [
    exampleOf(AssociationRow, {
      id: '0b7f6a52-7f0e-4a53-9f6e-2f1f4f8f7a12',
      name: 'Ekstad Basket',
      city: 'Uppsala',
      county: 'Uppsala',
      district: 'Uppland',
      logo: null,
      hasOpenCourt: true,
      openCourtDays: 'Tisdagar och lördagar',
      openings: [],
      kilometres: null,
      isSample: false,
    }),
    exampleOf(Hours, hours),
    exampleOf(NewAssociation, {
      name: 'Ekstad Basket',
      city: 'Uppsala',
      district: 'Uppland',
      hours: [hours],
    }),
  ],
};

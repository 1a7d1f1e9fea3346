// OpenAPI texts of profiles that the contract does not contain.
import { Person, ProfileChange } from '#shared/features/profiles/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const profilesDocument: FeatureDocument = {
  tag: { name: 'profiles', description: 'Profiles of people, own and public' },
  examples: [
    exampleOf(Person, {
      id: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21',
      name: 'Vera Ek',
      avatarUrl: null,
      role: 'user',
      verified: true,
      memberSince: '2026-11-22T12:00:00.000Z',
      location: 'Uppsala',
      bio: '',
      association: null,
      business: null,
      isIndexed: true,
      rating: 4.8,
      reviewCount: 5,
    }),
    exampleOf(ProfileChange, { location: 'Uppsala', bio: 'Spelar i division 2.' }),
  ],
};

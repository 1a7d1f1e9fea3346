// OpenAPI texts of user management that the contract does not contain.
import { User, NewBlock } from '#shared/features/users/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const usersDocument: FeatureDocument = {
  tag: { name: 'users', description: 'User management: roles, suspensions and deletion' },
  examples: [
    exampleOf(User, {
      id: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21',
      name: 'Vera Ek',
      email: 'vera.ek@exempel.se',
      role: 'user',
      createdAt: '2026-11-22T12:00:00.000Z',
      lastSeenAt: null,
      block: null,
      listedAds: 3,
      ageClosure: null,
      hasTwoStep: false,
      business: null,
      can: {
        roles: ['admin'],
        block: true,
        unblock: false,
        removeTwoStep: false,
        deleteBirthYear: false,
        closeForAge: true,
        eraseForAge: false,
        delete: true,
      },
    }),
    exampleOf(NewBlock, { rule: 'trade', reason: 'Säljer varor som inte finns', lastDay: null }),
  ],
};

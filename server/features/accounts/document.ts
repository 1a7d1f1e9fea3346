// The feature's part of the API document, besides its contract.
import { Viewer, NewAccount, Credentials, NewEmail, Device } from '#shared/features/accounts/schemas.ts';
import { Passkey } from '#shared/features/accounts/passkeys/passkey-contract.ts';
import { TwoStep } from '#shared/features/accounts/two-step/two-step-contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const accountsDocument: FeatureDocument = {
  tag: {
    name: 'accounts',
    description: 'Registration, sign-in, passwords, devices, passkeys and two-step sign-in',
  },
  examples: [
    exampleOf(Viewer, {
      id: '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21',
      email: 'vera.ek@exempel.se',
      name: 'Vera Ek',
      role: 'user',
      avatarUrl: null,
      verified: true,
      memberSince: '2026-11-22T12:00:00.000Z',
      birthYear: 1990,
      hasTwoStep: false,
      needsTwoStep: false,
    }),
    exampleOf(NewAccount, { name: 'Vera Ek', email: 'vera.ek@exempel.se', password: 'Korgen-2026!' }),
    exampleOf(Credentials, { email: 'vera.ek@exempel.se', password: 'Korgen-2026!' }),
    exampleOf(NewEmail, { current: 'Korgen-2026!', email: 'vera@exempel.se' }),
    exampleOf(Device, {
      id: '6f1c1c3e-5b0a-4c9e-9d57-0c1f6c1d2a10',
      name: 'Chrome på Android',
      ipAddress: '192.0.2.1',
      signedInAt: '2026-11-22T12:00:00.000Z',
      seenAt: '2026-11-22T12:00:00.000Z',
      isThis: true,
    }),
    exampleOf(Passkey, {
      id: 'kQ2lC1u0',
      name: 'Telefonen',
      createdAt: '2026-11-22T12:00:00.000Z',
      lastUsedAt: null,
    }),
    exampleOf(TwoStep, {
      isOn: true,
      since: '2026-11-22T12:00:00.000Z',
      recoveryCodesLeft: 10,
      hasPassword: true,
    }),
  ],
};

// What accounts provide: signing in and out, passkeys, two-step sign-in and account settings.
import { defineFeature } from '../../core/feature.ts';
import { accountsDocument } from './document.ts';
import { deleteExpiredRecords } from './actions.ts';
import { registerGoogleCallback } from './google/google-callback.ts';
import { passkeysRoutes } from './passkeys/passkey-routes.ts';
import { resetJobs } from './password/password-reset.ts';
import { accountsRoutes } from './routes.ts';
import { twoStepRoutes } from './two-step/two-step-routes.ts';
import { accountPersonalData } from './personal-data-queries.ts';

export const accountsFeature = defineFeature({
  document: accountsDocument,
  routes: { accounts: accountsRoutes, passkeys: passkeysRoutes, twoStep: twoStepRoutes },
  http: (app, { contextOf }) => registerGoogleCallback(app, contextOf),
  jobs: (services) => [
    {
      name: 'delete-expired-records',
      formerName: 'forget-expired',
      schedule: '47 * * * *',
      run: () => deleteExpiredRecords(services),
    },
    ...resetJobs(services),
  ],
  personalData: accountPersonalData,
});

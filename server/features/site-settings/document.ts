// What the API's document says of this feature besides its contract.
import { SiteSettings } from '#shared/features/site-settings/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const siteSettingsDocument: FeatureDocument = {
  tag: { name: 'site-settings', description: 'What superadmins decide for the whole site' },
  examples: [
    exampleOf(SiteSettings, {
      minimumAge: 13,
      adminsNeedTwoStep: true,
      automatedEmails: 'confirm',
      adDurationDays: 60,
    }),
  ],
};

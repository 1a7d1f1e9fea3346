// OpenAPI texts of site settings that the contract does not contain.
import { Operator, SiteSettings } from '#shared/features/site-settings/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

const operator = {
  operatorName: 'Baskettorget ideell förening',
  operatorNumber: '802400-1234',
  operatorAddress: 'Hallvägen 1, 123 45 Solna',
  operatorEmail: 'hej@exempel.se',
  operatorPhone: '08-123 45 67',
  operatorReportsEmail: 'anmal@exempel.se',
};

export const siteSettingsDocument: FeatureDocument = {
  tag: { name: 'site-settings', description: 'Settings of the whole site, for superadmins, and who runs it' },
  examples: [
    exampleOf(SiteSettings, {
      minimumAge: 13,
      adminsNeedTwoStep: true,
      automatedEmails: 'confirm',
      adDurationDays: 60,
      picturesPerAd: 5,
      forumHeldPosts: 1,
      forumHoldsLinks: true,
      ...operator,
    }),
    exampleOf(Operator, operator),
  ],
};

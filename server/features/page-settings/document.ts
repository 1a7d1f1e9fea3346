// OpenAPI texts of page settings that the contract does not contain.
import { PageSetting } from '#shared/features/page-settings/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const pageSettingsDocument: FeatureDocument = {
  tag: { name: 'page-settings', description: 'Whether sections of the site are open' },
  examples: [
    exampleOf(PageSetting, {
      pageName: 'forum',
      isEnabled: false,
      disabledMessage: 'Forumet öppnar i höst.',
    }),
  ],
};

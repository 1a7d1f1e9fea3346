// What the API's document says of this feature besides its contract.
import { PageSetting } from '#shared/features/page-settings/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const pageSettingsDocument: FeatureDocument = {
  tag: { name: 'pages', description: 'Which pages are open' },
  examples: [
    exampleOf(PageSetting, {
      pageName: 'forum',
      isEnabled: false,
      disabledMessage: 'Forumet öppnar i höst.',
    }),
  ],
};

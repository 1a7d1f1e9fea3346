// OpenAPI texts of page settings that the contract does not contain.
import { ListedPageSetting, PageSetting } from '#shared/features/page-settings/contract.ts';
import { exampleOf, type FeatureDocument } from '../../core/feature-document.ts';

export const pageSettingsDocument: FeatureDocument = {
  tag: { name: 'page-settings', description: 'Whether sections of the site are open' },
  examples: [
    exampleOf(PageSetting, {
      pageName: 'forum',
      isEnabled: false,
      disabledMessage: 'Forumet öppnar i höst.',
      reopensAt: '2027-09-01T06:00:00.000Z',
    }),
    exampleOf(ListedPageSetting, {
      pageName: 'forum',
      isEnabled: true,
      disabledMessage: '',
      reopensAt: null,
      lastChange: { by: 'Vera Ek', at: '2026-11-22T12:00:00.000Z' },
    }),
  ],
};

// Declarations of site settings: audit log.
import type { Feature } from '../../feature.ts';

export const siteSettingsFeature = {
  audit: {
    actions: { 'site.change': 'Inställning ändrad' },
    targets: { site: 'Webbplatsen' },
    fields: {
      adDurationDays: 'Dagar en annons visas',
      adminsNeedTwoStep: 'Tvåstegsinloggning krävs av admin',
      forumHeldPosts: 'Inlägg av nya konton som väntar',
      forumHoldsLinks: 'Länkar av nya konton väntar',
      automatedEmails: 'Adresser som verkar automatiskt genererade',
      isOperatorKnown: 'Uppgifter om den som driver webbplatsen finns',
      minimumAge: 'Lägsta ålder',
      picturesPerAd: 'Bilder per annons',
    },
  },
} as const satisfies Feature;

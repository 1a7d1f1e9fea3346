// Declarations of user management: audit log.
import type { Feature } from '../../feature.ts';
import { roleLabels } from './texts.ts';

export const usersFeature = {
  audit: {
    actions: {
      'user.create': 'Användare skapad',
      'user.role': 'Roll ändrad',
      'user.block': 'Användare avstängd',
      'user.unblock': 'Avstängning hävd',
      'user.two-step': 'Tvåstegsinloggning borttagen',
      'user.birth-year': 'Födelseår nollställt',
      'user.close-for-age': 'Konto stängt för låg ålder',
      'user.erase-for-age': 'Konto raderat för låg ålder',
      'user.message': 'Meddelande skickat som administratör',
      'user.delete': 'Användare borttagen',
      'user.export': 'Användare hämtade som fil',
    },
    targets: { user: 'Användare' },
    fields: {
      ads: 'Annonser',
      hasTwoStep: 'Tvåstegsinloggning',
      lastDay: 'Sista dag',
      reason: 'Anledning',
      role: 'Roll',
    },
    values: { role: roleLabels },
    endDays: ['lastDay'],
  },
} as const satisfies Feature;

// Declarations of messages to the operator: the answer's notification, and the audit log.
import type { Feature } from '../../feature.ts';
import { paths } from '../../paths.ts';
import { contactStatuses } from './texts.ts';

export const contactFeature = {
  notifications: {
    'contact.answered': {
      kind: 'contact',
      render: ({ data }) => ({
        title: 'Svar på ditt meddelande',
        text: 'Vi har svarat på det du skrev till oss.',
        href: data.href ?? paths.contact,
      }),
    },
    'contact.suggestion-published': {
      kind: 'contact',
      render: ({ data }) => ({
        title: 'Din turnering är publicerad',
        text: 'Turneringen som du föreslog finns nu bland turneringarna. Tack för tipset!',
        href: data.href ?? paths.tournaments,
      }),
    },
  },
  notificationKinds: {
    // The answer itself is always mailed, since the sender requested it.
    contact: {
      label: 'Kontakt och support',
      hint: 'När vi har svarat på det du har skrivit till oss, och när en turnering som du föreslog är publicerad. Svaret mejlas också.',
      default: { site: true, mail: false, push: false },
      urgency: 'normal',
      isSiteOnly: true,
    },
  },
  audit: {
    actions: {
      'contact.status': 'Kontaktmeddelande: status ändrad',
      'contact.assign': 'Kontaktmeddelande tilldelat',
      'contact.note': 'Kontaktmeddelande: anteckning ändrad',
      'contact.answer': 'Kontaktmeddelande besvarat',
      'contact.export': 'Kontaktmeddelanden hämtade som fil',
    },
    targets: { 'contact-message': 'Kontaktmeddelande' },
    fields: { status: 'Status' },
    values: { status: contactStatuses },
  },
} as const satisfies Feature;

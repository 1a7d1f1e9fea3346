// Declarations of the support chat: audit log.
import type { Feature } from '../../feature.ts';

export const supportChatFeature = {
  audit: {
    actions: { 'support-chat.change': 'Supportchattens svar ändrade' },
    targets: { 'support-chat': 'Supportchatten' },
    fields: { replies: 'Antal rader', version: 'Version' },
  },
} as const satisfies Feature;

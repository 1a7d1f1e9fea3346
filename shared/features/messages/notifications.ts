// What somebody is notified of when they are written to.
import { conversationPath, paths } from '../../paths.ts';
import { nameOfActor, nameOfAdInText } from '../notifications/names.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

export const messageNotifications = {
  'message.new': {
    kind: 'messages',
    tell: (told) => ({
      title: told.times > 1 ? `${told.times} nya meddelanden` : 'Nytt meddelande',
      text: told.ad
        ? `${nameOfActor(told)} har skrivit om ${nameOfAdInText(told)}.`
        : `${nameOfActor(told)} har skrivit till dig.`,
      href:
        told.actor && told.threadId
          ? conversationPath(told.actor.id, told.threadId)
          : `${paths.profile}?tab=messages`,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;

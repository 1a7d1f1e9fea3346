// Notifications to the recipient of a message.
import { conversationPath, paths } from '../../paths.ts';
import { nameOfActor, nameOfAdInText } from '../notifications/names.ts';
import type { NotificationDefinition } from '../notifications/context.ts';

export const messageNotifications = {
  'message.new': {
    kind: 'messages',
    render: (context) => ({
      title: context.times > 1 ? `${context.times} nya meddelanden` : 'Nytt meddelande',
      text: context.ad
        ? `${nameOfActor(context)} har skrivit om ${nameOfAdInText(context)}.`
        : `${nameOfActor(context)} har skrivit till dig.`,
      href:
        context.actor && context.threadId
          ? conversationPath(context.actor.id, context.threadId)
          : paths.messages,
    }),
  },
} as const satisfies Record<string, NotificationDefinition>;

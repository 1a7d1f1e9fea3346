// Texts of notifications, with a full and an empty context.
import { expect, it } from 'vitest';
import { fullContext, textsOf } from '../notifications/sample-contexts.ts';
import { messageNotifications } from './notifications.ts';

it('a notification has a text for every event, also when the ad and the user are deleted', () => {
  expect(textsOf(messageNotifications)).toEqual({
    'message.new': [
      ['Nytt meddelande', 'Ebba Ek har skrivit om ”Retrolinne”.'],
      ['Nytt meddelande', 'Någon har skrivit till dig.'],
    ],
  });
});

it('shows the number of unread messages', () => {
  expect(messageNotifications['message.new'].render({ ...fullContext, times: 2 }).title).toBe(
    '2 nya meddelanden',
  );
});

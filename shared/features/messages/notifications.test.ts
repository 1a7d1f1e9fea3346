// What a notification says, word for word: with all that is known of the event, and with nothing.
import { expect, it } from 'vitest';
import { full, textsOf } from '../notifications/sample-facts.ts';
import { messageNotifications } from './notifications.ts';

it('says what happened, also when what it is about is gone', () => {
  expect(textsOf(messageNotifications)).toEqual({
    'message.new': [
      ['Nytt meddelande', 'Ebba Ek har skrivit om ”Retrolinne”.'],
      ['Nytt meddelande', 'Någon har skrivit till dig.'],
    ],
  });
});

it('counts messages that came before they were read', () => {
  expect(messageNotifications['message.new'].tell({ ...full, times: 2 }).title).toBe('2 nya meddelanden');
});

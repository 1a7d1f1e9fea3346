// Texts of notifications, with a full and an empty context.
import { expect, it } from 'vitest';
import { fullContext, textsOf } from '../notifications/sample-contexts.ts';
import { reportNotifications } from './notifications.ts';

it('a notification has a text for every event, also when the report and the ad are deleted', () => {
  expect(textsOf(reportNotifications)).toEqual({
    'report.received': [
      ['Tack för din anmälan', 'Den har nummer cee7c16d. Vi hör av oss när vi har bestämt oss.'],
      ['Tack för din anmälan', 'Vi har tagit emot den och hör av oss när vi har bestämt oss.'],
    ],
    'report.decided': [
      ['Beslut om din anmälan', 'Vi har gått igenom det du anmälde och fattat ett beslut.'],
      ['Beslut om din anmälan', 'Vi har gått igenom det du anmälde och fattat ett beslut.'],
    ],
    'content.removed': [
      [
        'Din annons är borttagen',
        'Det följde inte våra regler. Du kan begära att vi prövar beslutet en gång till.',
      ],
      [
        'Något du har skrivit är borttaget',
        'Det följde inte våra regler. Du kan begära att vi prövar beslutet en gång till.',
      ],
    ],
    'account.restricted': [
      ['Beslut om ditt konto', 'Det du har gjort följde inte våra regler.'],
      ['Beslut om ditt konto', 'Det du har gjort följde inte våra regler.'],
    ],
    'content.restored': [
      ['Din annons är tillbaka', 'Vi har ändrat vårt beslut. Allt är som det var innan.'],
      ['Något du har skrivit är tillbaka', 'Vi har ändrat vårt beslut. Allt är som det var innan.'],
    ],
    'appeal.decided': [
      ['Svar på ditt överklagande', 'Vi har prövat beslutet en gång till.'],
      ['Svar på ditt överklagande', 'Vi har prövat beslutet en gång till.'],
    ],
  });
});

it('shows the first two lines of a decision, and the whole decision in the mail', () => {
  const data = { text: 'Vi har tagit bort omdömet.\nVarför: Ett hot\nRegel: Svensk lag.' };
  expect(reportNotifications['content.removed'].render({ ...fullContext, data })).toMatchObject({
    text: 'Vi har tagit bort omdömet. Varför: Ett hot',
    mail: data.text,
  });
  expect(reportNotifications['report.decided'].render({ ...fullContext, data: { text: 'Tack.' } }).mail).toBe(
    'Tack.\nEn människa har fattat beslutet. Vad du kan göra om du tycker att det är fel står på sidan som knappen leder till.',
  );
});

it("mails every decision on a user's content regardless of settings", () => {
  const mailed = Object.entries(reportNotifications).filter(([, event]) => 'isAlwaysMailed' in event);
  expect(mailed.map(([name]) => name)).toEqual([
    'content.removed',
    'account.restricted',
    'content.restored',
    'appeal.decided',
  ]);
});

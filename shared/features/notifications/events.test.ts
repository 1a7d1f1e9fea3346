// The text of every notification, with all context and with none.
import { expect, it } from 'vitest';
import { NOTIFICATION_EVENTS, type NotificationEvent, tell } from './events.ts';
import type { Told } from './context.ts';

const full: Told = {
  userId: '6f9d8a52-0000-4000-8000-000000000001',
  times: 1,
  ad: { id: '6f9d8a52-0000-4000-8000-000000000002', title: 'Retrolinne', price: 1250 },
  actor: { id: '6f9d8a52-0000-4000-8000-000000000003', name: 'Ebba Ek' },
  threadId: '6f9d8a52-0000-4000-8000-000000000004',
  reportId: 'cee7c16d-0000-4000-8000-000000000005',
  search: { id: '6f9d8a52-0000-4000-8000-000000000006', name: 'Skor i Umeå', filter: { search: 'skor' } },
  data: { count: 2, price: 900, rating: 4 },
};
const bare: Told = {
  ...full,
  ad: null,
  actor: null,
  threadId: null,
  reportId: null,
  search: null,
  data: {},
};

type Line = [title: string, text: string];

const said: Record<NotificationEvent, [full: Line, bare: Line]> = {
  'message.new': [
    ['Nytt meddelande', 'Ebba Ek har skrivit om ”Retrolinne”.'],
    ['Nytt meddelande', 'Någon har skrivit till dig.'],
  ],
  'ad.approved': [
    ['Din annons är godkänd', '”Retrolinne” syns nu på marknadsplatsen.'],
    ['Din annons är godkänd', 'Annonsen syns nu på marknadsplatsen.'],
  ],
  'ad.rejected': [
    ['Din annons blev inte godkänd', '”Retrolinne” visas inte. Ändra den så granskar vi den igen.'],
    ['Din annons blev inte godkänd', 'Annonsen visas inte. Ändra den så granskar vi den igen.'],
  ],
  'ad.expires-soon': [
    [
      'Din annons går snart ut',
      '”Retrolinne” visas i tre dagar till. Förnya den om den fortfarande är aktuell.',
    ],
    ['Din annons går snart ut', 'Annonsen visas i tre dagar till. Förnya den om den fortfarande är aktuell.'],
  ],
  'ad.expired': [
    ['Din annons har gått ut', '”Retrolinne” visas inte längre. Du kan förnya den när du vill.'],
    ['Din annons har gått ut', 'Annonsen visas inte längre. Du kan förnya den när du vill.'],
  ],
  'favorite.cheaper': [
    ['Lägre pris på en favorit', '”Retrolinne” kostar nu 900 kr.'],
    ['Lägre pris på en favorit', 'Annonsen kostar nu 0 kr.'],
  ],
  'favorite.reserved': [
    ['En favorit är reserverad', '”Retrolinne” är reserverad för någon.'],
    ['En favorit är reserverad', 'Annonsen är reserverad för någon.'],
  ],
  'favorite.sold': [
    ['En favorit är såld', '”Retrolinne” är såld.'],
    ['En favorit är såld', 'Annonsen är såld.'],
  ],
  'favorite.expired': [
    ['En favorit har gått ut', '”Retrolinne” visas inte längre.'],
    ['En favorit har gått ut', 'Annonsen visas inte längre.'],
  ],
  'search.match': [
    ['Ny annons: Skor i Umeå', '”Retrolinne” passar din sparade sökning.'],
    ['En ny annons du letar efter', 'Annonsen passar din sparade sökning.'],
  ],
  'search.matches': [
    ['Nytt i dag: Skor i Umeå', '2 nya annonser passar din sparade sökning.'],
    ['Nytt i dag i din sparade sökning', '1 ny annons passar din sparade sökning.'],
  ],
  'deal.reserved': [
    ['Reserverad för dig', 'Ebba Ek har reserverat ”Retrolinne” för dig.'],
    ['Reserverad för dig', 'Någon har reserverat annonsen för dig.'],
  ],
  'deal.released': [
    ['Reservationen är borttagen', '”Retrolinne” är inte längre reserverad för dig.'],
    ['Reservationen är borttagen', 'Annonsen är inte längre reserverad för dig.'],
  ],
  'deal.sold': [
    ['Affären är klar', 'Ebba Ek har markerat ”Retrolinne” som såld till dig.'],
    ['Affären är klar', 'Någon har markerat annonsen som såld till dig.'],
  ],
  'review.wanted': [
    ['Hur gick affären?', 'Ge Ebba Ek ett omdöme om ”Retrolinne”.'],
    ['Hur gick affären?', 'Ge den du gjorde affär med ett omdöme om annonsen.'],
  ],
  'review.received': [
    ['Du har fått ett omdöme', 'Ebba Ek gav dig 4 av 5.'],
    ['Du har fått ett omdöme', 'Någon har skrivit ett omdöme om dig.'],
  ],
  'review.answered': [
    ['Svar på ditt omdöme', 'Ebba Ek har svarat på ditt omdöme.'],
    ['Svar på ditt omdöme', 'Någon har svarat på ditt omdöme.'],
  ],
  'review.removed': [
    ['Ett omdöme är borttaget', 'Ett omdöme som du har skrivit följde inte våra regler och är borttaget.'],
    ['Ett omdöme är borttaget', 'Ett omdöme som du har skrivit följde inte våra regler och är borttaget.'],
  ],
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
};

it.each(NOTIFICATION_EVENTS)('%s', (event) => {
  const read = [full, bare].map((told) => {
    const { title, text } = tell(event, told);
    // Numbers and units are joined by a no-break space.
    return [title, text.replaceAll('\u00A0', ' ')];
  });
  expect(read).toEqual(said[event]);
});

it('counts repeated events before they are read', () => {
  const twice = { ...full, times: 2 };
  expect(tell('message.new', twice).title).toBe('2 nya meddelanden');
  expect(tell('search.match', twice)).toMatchObject({
    title: 'Nya annonser: Skor i Umeå',
    text: '”Retrolinne” och 1 annons till passar din sparade sökning.',
  });
  expect(tell('search.match', { ...twice, search: null }).title).toBe('Nya annonser du letar efter');
  expect(tell('search.match', { ...full, times: 3 }).text).toBe(
    '”Retrolinne” och 2 annonser till passar din sparade sökning.',
  );
});

it('shows the first two lines of a decision, and all of them in the mail', () => {
  const data = { text: 'Vi har tagit bort omdömet.\nVarför: Ett hot\nRegel: Svensk lag.' };
  expect(tell('content.removed', { ...full, data })).toMatchObject({
    text: 'Vi har tagit bort omdömet. Varför: Ett hot',
    mail: data.text,
  });
  expect(tell('report.decided', { ...full, data: { text: 'Tack.' } }).mail).toBe(
    'Tack.\nEn människa har fattat beslutet. Vad du kan göra om du tycker att det är fel står på sidan som knappen leder till.',
  );
});

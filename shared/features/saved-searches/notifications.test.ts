// What a notification says, word for word: with all that is known of the event, and with nothing.
import { expect, it } from 'vitest';
import { full, textsOf } from '../notifications/sample-facts.ts';
import { savedSearchNotifications } from './notifications.ts';

it('says what happened, also when what it is about is gone', () => {
  expect(textsOf(savedSearchNotifications)).toEqual({
    'search.match': [
      ['Ny annons: Skor i Umeå', '”Retrolinne” passar din sparade sökning.'],
      ['En ny annons du letar efter', 'Annonsen passar din sparade sökning.'],
    ],
    'search.matches': [
      ['Nytt i dag: Skor i Umeå', '2 nya annonser passar din sparade sökning.'],
      ['Nytt i dag i din sparade sökning', '1 ny annons passar din sparade sökning.'],
    ],
  });
});

it('counts ads that came before they were read', () => {
  const { tell } = savedSearchNotifications['search.match'];
  const twice = { ...full, times: 2 };
  expect(tell(twice)).toMatchObject({
    title: 'Nya annonser: Skor i Umeå',
    text: '”Retrolinne” och 1 annons till passar din sparade sökning.',
  });
  expect(tell({ ...twice, search: null }).title).toBe('Nya annonser du letar efter');
  expect(tell({ ...full, times: 3 }).text).toBe(
    '”Retrolinne” och 2 annonser till passar din sparade sökning.',
  );
});

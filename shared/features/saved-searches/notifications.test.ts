// Texts of notifications, with a full and an empty context.
import { expect, it } from 'vitest';
import { fullContext, textsOf } from '../notifications/sample-contexts.ts';
import { savedSearchNotifications } from './notifications.ts';

it('a notification has a text for every event, also when the search and the ad are deleted', () => {
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

it('shows the number of new ads since it was last read', () => {
  const { render } = savedSearchNotifications['search.match'];
  const twice = { ...fullContext, times: 2 };
  expect(render(twice)).toMatchObject({
    title: 'Nya annonser: Skor i Umeå',
    text: '”Retrolinne” och 1 annons till passar din sparade sökning.',
  });
  expect(render({ ...twice, search: null }).title).toBe('Nya annonser du letar efter');
  expect(render({ ...fullContext, times: 3 }).text).toBe(
    '”Retrolinne” och 2 annonser till passar din sparade sökning.',
  );
  // The latest ad is deleted.
  expect(render({ ...fullContext, times: 3, ad: null })).toMatchObject({
    text: '2 annonser passar din sparade sökning.',
    href: expect.stringContaining('/marketplace?'),
  });
});

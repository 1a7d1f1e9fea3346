// The names shown for authors without a name.
import { expect, test } from 'vitest';
import { viewAuthor } from './author-sql.ts';

const author = { avatarUrl: '/pictures/a/400.webp', birthYear: 1990 };
const id = '0b9d4d0e-2f57-4a53-8f0b-6b1f9f8f3c21';

test.each([
  [
    { ...author, id, name: 'Vera Ek' },
    { id, name: 'Vera Ek', avatarUrl: author.avatarUrl },
  ],
  [
    { ...author, id, name: null },
    { id, name: 'Okänd användare', avatarUrl: author.avatarUrl },
  ],
  [
    { ...author, id: null, name: null },
    { id: null, name: 'Borttagen användare', avatarUrl: null },
  ],
  [
    { ...author, id, name: null, birthYear: null },
    { id: null, name: 'Okänd användare', avatarUrl: null },
  ],
])('%j is shown to a visitor as %j', (row, shown) => {
  expect(viewAuthor(row, null)).toEqual(shown);
});

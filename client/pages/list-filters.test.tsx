// The second of two filters of a list, chosen before the page has loaded the list of the first.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import type { Answers } from '../testing/show.tsx';

const pages = { next: null, previous: null };

/** Answers with this list first, and never again. */
function once<Answer>(answer: Answer): () => Promise<Answer> {
  let isFirst = true;
  return () => {
    const first = isFirst;
    isFirst = false;
    return first ? Promise.resolve(answer) : new Promise(() => undefined);
  };
}

const isOpen = { isEnabled: true, disabledMessage: '', reopensAt: null } as const;

const lists: Record<
  string,
  {
    address: string;
    answers: Answers;
    choices: readonly [[string, string], [string, string]];
    expected: string;
  }
> = {
  clubs: {
    address: '/associations',
    answers: {
      pageSettings: { find: async () => ({ pageName: 'associations', ...isOpen }) },
      associations: {
        list: once({ ...pages, associations: [], onMap: [], corrected: null, total: 0 }),
        districts: async () => ({ districts: ['Norrbotten'] }),
      },
    },
    choices: [
      ['Län', 'Norrbotten'],
      ['Distrikt', 'Norrbotten'],
    ],
    expected: '?county=Norrbotten&district=Norrbotten',
  },
  cups: {
    address: '/tournaments',
    answers: {
      pageSettings: { find: async () => ({ pageName: 'tournaments', ...isOpen }) },
      tournaments: {
        list: once({ ...pages, tournaments: [], featured: [], onMap: [], corrected: null }),
        reminders: async () => ({ ids: [] }),
      },
    },
    choices: [
      ['Region', 'norden'],
      ['Typ', 'clinic'],
    ],
    expected: '?region=norden&type=clinic',
  },
  ads: {
    address: '/marketplace',
    answers: {
      pageSettings: { find: async () => ({ pageName: 'marketplace', ...isOpen }) },
      ads: {
        search: once({ ...pages, ads: [], count: { n: 0, capped: false }, corrected: null, wider: [] }),
        choices: async () => ({ filters: [] }),
      },
      categories: { listActive: async () => ({ categories: [] }) },
    },
    choices: [
      ['Region (län)', 'Norrbotten'],
      ['Sortera', 'cheapest'],
    ],
    expected: '?region=Norrbotten&sort=cheapest',
  },
};

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

test.each(Object.entries(lists))(
  'two filters of %s that are chosen in a row both apply',
  async (_title, { address, answers, choices, expected }) => {
    openPage(address, answers);
    const [[first, one], [second, other]] = choices;
    await screen.findByRole('combobox', { name: first });
    choose(first, one);
    await waitFor(() => expect(window.location.search).toContain(one));
    choose(second, other);
    await waitFor(() => expect(window.location.search).toBe(expected));
  },
);

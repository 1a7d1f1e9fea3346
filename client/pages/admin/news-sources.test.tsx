// The page of news sources: its states, the fetch and its progress, the editor with its test, and every sentence.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type {
  FetchLogEntry,
  FetchRun,
  NewsSource,
  TestedSource,
} from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { type Answers, failed, missingTexts, refused } from '../../testing/show.tsx';

const source: NewsSource = {
  id: '5d0c4f5e-9d1b-4b0c-8f3e-0d9a3c1b2a10',
  name: 'Bollbladet',
  url: 'https://bollbladet.exempel.invalid/rss',
  type: 'rss',
  category: 'NBA',
  description: 'Om bollar',
  active: true,
  fetchFrequencyHours: 6,
  lastFetch: '2026-11-22T06:07:00.000Z',
  nextFetch: '2026-11-22T12:07:00.000Z',
  failingSince: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const entry: FetchLogEntry = {
  id: '1',
  sourceName: 'Bollbladet',
  success: false,
  fetchDate: '2026-11-22T06:07:00.000Z',
  itemsFound: 0,
  itemsProcessed: 0,
  errorMessage: 'Servern gick inte att nå.',
};
const run: FetchRun = {
  id: '2f9c8b7a-6d5e-4c3b-9a29-181716151413',
  startedAt: '2026-11-22T06:07:00.000Z',
  finishedAt: null,
  sourceCount: 6,
  sourcesDone: 3,
  sourcesFailed: 0,
  totalCreated: 14,
};
const undo = { id: '0f6f2f0c-6f0e-4a53-9f0b-6b1f9f8f3c21', until: '2026-11-22T12:01:05.000Z' };
const none = { next: null, previous: null };

type SourceAnswers = NonNullable<Answers['newsSources']>;

beforeEach(() => sessionStorage.clear());

function open(answers: SourceAnswers = {}, search = ''): void {
  const newsSources: SourceAnswers = {
    list: async () => ({ sources: [source], ...none }),
    counts: async () => ({ total: 6, active: 4, successful: 19, processed: 42 }),
    history: async () => ({ entries: [entry], ...none }),
    latestFetch: async () => ({ run: null }),
    find: async () => source,
    ...answers,
  };
  openPage(`/admin/news-sources${search}`, { newsSources }, { as: superadmin });
}
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const choose = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name }), { target: { value } });

test('shows figures and sources', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Bollbladet/ }));
  for (const text of ['Om bollar', source.url, 'NBA', '6 h', 'Aktiv'])
    expect(row.getByText(text)).toBeTruthy();
  expect(row.getByRole('switch', { name: 'Bollbladet är aktiv' }).getAttribute('aria-checked')).toBe('true');
  expect(row.getByRole('link', { name: /, Bollbladet i en ny flik$/ }).getAttribute('rel')).toContain(
    'noopener',
  );
  expect(
    await missingTexts('Källor totalt6', 'Aktiva källor4', 'Lyckade hämtningar19', 'Bearbetade artiklar42'),
  ).toEqual([]);
});

test('search, order and page of the sources are in the address, and the file has the same', async () => {
  const asked: object[] = [];
  const list: SourceAnswers['list'] = async (search) => {
    asked.push(search ?? {});
    return { sources: search?.search === 'xyz' ? [] : [source], next: 'sist', previous: null };
  };
  open({ list }, '?search=boll&after=mitten&page=2');
  expect(await hrefOf('Nästa')).toBe('/admin/news-sources?search=boll&after=sist&page=3');
  fireEvent.change(screen.getByRole('combobox', { name: 'Ordning' }), { target: { value: 'oldest' } });
  await waitFor(() => expect(window.location.search).toBe('?search=boll&sort=oldest'));
  await waitFor(async () =>
    expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/news-sources.csv?search=boll&sort=oldest'),
  );
  const box = screen.getByRole('searchbox', { name: 'Sök bland nyhetskällor' });
  fireEvent.change(box, { target: { value: 'xyz' } });
  fireEvent.submit(box.closest('form') as HTMLFormElement);
  expect(await missingTexts('Inga nyhetskällor hittades', 'Ingen källa innehåller ”xyz”.')).toEqual([]);
  expect(asked).toEqual([
    { search: 'boll', after: 'mitten' },
    { search: 'boll', sort: 'oldest' },
    { search: 'xyz', sort: 'oldest' },
  ]);
});

test('shows the log of requests', async () => {
  open({}, '?tab=history');
  const row = within(await screen.findByRole('row', { name: /Bollbladet/ }));
  expect(row.getByText('Misslyckades')).toBeTruthy();
  expect(row.getByText('Servern gick inte att nå.')).toBeTruthy();
});

test('the log is filtered by result in the address, in its pages and in its file', async () => {
  const asked: object[] = [];
  const history: SourceAnswers['history'] = async (search) => {
    asked.push(search);
    return { entries: search.result === 'ok' ? [] : [entry], next: 'sist', previous: null };
  };
  open({ history }, '?tab=history&after=mitten&page=2');
  const filter = await screen.findByRole('combobox', { name: 'Resultat' });
  fireEvent.change(filter, { target: { value: 'failed' } });
  await waitFor(() => expect(window.location.search).toBe('?tab=history&result=failed'));
  expect(asked).toEqual([{ after: 'mitten' }, { result: 'failed' }]);
  await waitFor(async () =>
    expect(await hrefOf('Nästa')).toBe('/admin/news-sources?tab=history&result=failed&after=sist&page=2'),
  );
  expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/news-fetch-log.csv?result=failed');
  fireEvent.change(filter, { target: { value: 'ok' } });
  expect(await missingTexts('Inga sådana hämtningar')).toEqual([]);
  expect(await hrefOf('Visa alla hämtningar')).toBe('/admin/news-sources?tab=history');
});

test('the log is ordered and the sources are filtered in the address, in their pages and in their files', async () => {
  const asked: object[] = [];
  open(
    {
      history: async (search) => (asked.push(search), { entries: [entry], next: 'sist', previous: null }),
      list: async (search = {}) => (
        asked.push(search),
        { sources: search.active === 'no' ? [] : [source], next: 'sist', previous: null }
      ),
    },
    '?tab=history&result=failed',
  );
  await choose('Ordning', 'oldest');
  await waitFor(async () =>
    expect(await hrefOf('Nästa')).toBe(
      '/admin/news-sources?tab=history&result=failed&sort=oldest&after=sist&page=2',
    ),
  );
  expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/news-fetch-log.csv?result=failed&sort=oldest');
  fireEvent.click(screen.getByRole('tab', { name: 'Källor' }));
  await choose('Status', 'no');
  expect(await missingTexts('Inga nyhetskällor hittades')).toEqual([]);
  expect(window.location.search).toBe('?active=no');
  expect(await hrefOf('Exportera som CSV')).toBe('/api/admin/news-sources.csv?active=no');
  expect(asked).toEqual([{ result: 'failed' }, { result: 'failed', sort: 'oldest' }, {}, { active: 'no' }]);
});

test('offers the next step while there is nothing', async () => {
  open({ list: async () => ({ sources: [], ...none }), history: async () => ({ entries: [], ...none }) });
  expect(await screen.findByText('Inga nyhetskällor än')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Hämtningshistorik' }));
  expect(await screen.findByText('Ingen hämtning än')).toBeTruthy();
});

test('shows an error when the sources or the log cannot be loaded', async () => {
  open({ list: failed, history: failed });
  expect(await screen.findByText('Fel vid hämtning av nyhetskällor')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Hämtningshistorik' }));
  expect(await screen.findByText('Kunde inte visa hämtningshistoriken')).toBeTruthy();
});

test.each<[string, SourceAnswers['startFetch'], string]>([
  [
    'new articles',
    async () => ({ run: { ...run, finishedAt: run.startedAt }, reason: null }),
    'Nyheter hämtade! 14 nya artiklar skapade.',
  ],
  [
    'nothing new',
    async () => ({ run: { ...run, totalCreated: 0, finishedAt: run.startedAt }, reason: null }),
    'Inga nya nyheter hittades',
  ],
  [
    'failures only',
    async () => ({ run: { ...run, sourcesFailed: 6, finishedAt: run.startedAt }, reason: null }),
    'Fel vid hämtning av nyheter',
  ],
  [
    'no active source',
    async () => ({ run: null, reason: 'noneActive' as const }),
    newsSourceTexts.noneActive,
  ],
  [
    'sources that were just asked',
    async () => ({ run: null, reason: 'fetchedRecently' as const }),
    newsSourceTexts.fetchedRecently,
  ],
  ['no contact', failed, 'Fel vid hämtning av nyheter'],
])('the button announces the outcome of a fetch with %s', async (_case, startFetch, sentence) => {
  open({
    // Opening the back office also starts a fetch, whose outcome is not shown here.
    startFetch: async (input, options) =>
      input?.onlyDue ? { run: null, reason: 'noneDue' } : (startFetch?.(input, options) ?? failed()),
  });
  await press('Hämta nyheter nu');
  expect(await missingTexts(sentence)).toEqual([]);
});

test('shows the progress of a running fetch that another user started', async () => {
  open({ latestFetch: async () => ({ run }) });
  expect(await screen.findByText('Hämtar nyheter: 3 av 6 källor, 14 nya')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hämta nyheter nu' }).getAttribute('aria-busy')).toBe('true');
});

test.each([
  ['never arrived', false],
  ['never arrived, after an answer from before it', true],
])('shows the outcome of a fetch whose live progress %s', async (_case, isFirstAnswerLate) => {
  const { promise: isStarted, resolve } = Promise.withResolvers<void>();
  const latestFetch = vi
    .fn<SourceAnswers['latestFetch'] & object>(async () => ({ run: { ...run, finishedAt: run.startedAt } }))
    .mockImplementationOnce(async () => {
      if (isFirstAnswerLate) await isStarted;
      return { run: null };
    });
  open({
    latestFetch,
    startFetch: async (input) => (input?.onlyDue ? { run: null, reason: 'noneDue' } : { run, reason: null }),
  });
  await waitFor(() => expect(latestFetch).toHaveBeenCalledOnce());
  await press('Hämta nyheter nu');
  expect(await screen.findByText('Hämtar nyheter: 3 av 6 källor, 14 nya')).toBeTruthy();
  resolve();
  expect(await missingTexts('Nyheter hämtade! 14 nya artiklar skapade.')).toEqual([]);
  expect(screen.queryByText('Hämtar nyheter: 3 av 6 källor, 14 nya')).toBeNull();
});

test('announces news that were fetched because the back office was opened', async () => {
  const finished = { ...run, finishedAt: run.startedAt };
  open({
    startFetch: async () => ({ run: finished, reason: null }),
    latestFetch: async () => ({ run: finished }),
  });
  expect(await missingTexts('14 nya nyheter hämtade och väntar på granskning')).toEqual([]);
});

test('announces nothing if the fetch that opening the back office starts fails', async () => {
  const startFetch = vi.fn<SourceAnswers['startFetch'] & object>(failed);
  open({ startFetch });
  await waitFor(() => expect(startFetch.mock.results).toHaveLength(1));
  await expect(startFetch.mock.results[0]?.value).rejects.toBeInstanceOf(Error);
  expect(await screen.findByText('Bollbladet')).toBeTruthy();
  expect(screen.queryByText(/Fel vid hämtning|hämtade/)).toBeNull();
});

test.each([
  [true, 'Nyhetskälla inaktiverad'],
  [false, 'Nyhetskälla aktiverad'],
])('switches a source that is active: %s', async (active, sentence) => {
  const setActive = vi.fn<SourceAnswers['setActive'] & object>(async () => source);
  open({ list: async () => ({ sources: [{ ...source, active }], ...none }), setActive });
  fireEvent.click(await screen.findByRole('switch', { name: 'Bollbladet är aktiv' }));
  expect(await missingTexts(sentence)).toEqual([]);
  expect(setActive.mock.calls[0]?.[0]).toEqual({ id: source.id, active: !active });
});

test('activates all sources with one click while none is active', async () => {
  open({
    counts: async () => ({ total: 6, active: 0, successful: 0, processed: 0 }),
    activateAll: async () => ({ activated: 6 }),
  });
  await press('Aktivera alla');
  expect(await missingTexts('6 nyhetskällor aktiverade')).toEqual([]);
});

test('deletes a source, and offers to undo it', async () => {
  open({ delete: async () => ({ id: source.id, undo }) });
  await press('Radera Bollbladet');
  expect(await missingTexts('Nyhetskälla raderad')).toEqual([]);
  expect(await screen.findByRole('button', { name: /Ångra/ })).toBeTruthy();
});

test('several sources are deleted after one confirmation, and those that fail are named', async () => {
  const other = { ...source, id: '5d0c4f5e-9d1b-4b0c-8f3e-0d9a3c1b2a11', name: 'Korgnytt' };
  const deleted: unknown[] = [];
  open({
    list: async () => ({ sources: [source, other], ...none }),
    delete: ({ id }) => {
      if (id === other.id) return failed();
      deleted.push(id);
      return Promise.resolve({ id: source.id, undo });
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (2)' }));
  await press('Radera markerade (2)');
  const dialog = await screen.findByRole('alertdialog', { name: 'Radera 2 nyhetskällor?' });
  expect(deleted).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Radera' }));
  expect(await missingTexts('Nyhetskälla raderad. Fel vid radering av nyhetskälla', 'Korgnytt: ')).toEqual(
    [],
  );
  expect(deleted).toEqual([source.id]);
  expect(await screen.findByRole('button', { name: 'Radera markerade (1)' })).toBeTruthy();
});

test('several sources are activated and deactivated at once, and those that fail are named', async () => {
  const other = { ...source, id: '5d0c4f5e-9d1b-4b0c-8f3e-0d9a3c1b2a11', name: 'Korgnytt', active: false };
  const third = { ...source, id: '5d0c4f5e-9d1b-4b0c-8f3e-0d9a3c1b2a12', name: 'Nätnytt' };
  const switched: unknown[] = [];
  open({
    list: async () => ({ sources: [source, other, third], ...none }),
    setActive: (input) => {
      if (input.id === third.id) return failed();
      switched.push(input);
      return Promise.resolve(source);
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (3)' }));
  expect(screen.getByRole('button', { name: 'Aktivera (1)' })).toBeTruthy();
  await press('Inaktivera (2)');
  expect(
    await missingTexts('Nyhetskälla inaktiverad. Fel vid uppdatering av nyhetskälla', 'Nätnytt: '),
  ).toEqual([]);
  expect(switched).toEqual([{ id: source.id, active: false }]);
  expect(await screen.findByRole('button', { name: 'Inaktivera (1)' })).toBeTruthy();
});

test('shows an error when a source cannot be switched or deleted', async () => {
  open({ setActive: failed, delete: failed });
  fireEvent.click(await screen.findByRole('switch', { name: 'Bollbladet är aktiv' }));
  expect(await missingTexts('Fel vid uppdatering av nyhetskälla')).toEqual([]);
  await press('Radera Bollbladet');
  expect(await missingTexts('Fel vid radering av nyhetskälla')).toEqual([]);
});

test('creates a source, after naming the fields that are missing', async () => {
  const create = vi.fn<SourceAnswers['create'] & object>(async () => source);
  open({ create }, '?tab=editor');
  await press('Skapa');
  expect(await missingTexts('Skriv ett namn', 'Skriv flödets adress', 'Välj en kategori')).toEqual([]);
  await type(/Namn/, ' Bollbladet ');
  await type(/RSS-adress/, source.url);
  await type(/Hämtas var/, '200');
  fireEvent.change(screen.getByRole('combobox', { name: /Kategori/ }), { target: { value: 'Allmänt' } });
  await press('Skapa');
  expect(await missingTexts('Skriv ett helt antal timmar från 1 till 168')).toEqual([]);
  await type(/Hämtas var/, '12');
  await press('Skapa');
  expect(await missingTexts('Nyhetskälla skapad')).toEqual([]);
  expect(create.mock.calls[0]?.[0]).toEqual({
    name: 'Bollbladet',
    url: source.url,
    category: 'Allmänt',
    description: '',
    fetchFrequencyHours: 12,
    active: true,
  });
});

test('after a conflict, saves what the other admin has changed, and shows it where both have', async () => {
  const theirs = {
    ...source,
    name: 'Deras namn',
    active: false,
    description: 'Om annat',
    updatedAt: '2026-11-02T12:00:00.000Z',
  };
  const update = vi
    .fn<SourceAnswers['update'] & object>()
    .mockImplementationOnce(() => refused('CONFLICT', newsSourceTexts.changedMeanwhile))
    .mockImplementation(async () => source);
  open({ update }, `?tab=editor&source=${source.id}`);
  await type(/Namn/, 'Nytt namn');
  cleanup();
  // The draft is of the source as it was before the reload.
  open({ update, find: async () => theirs }, `?tab=editor&source=${source.id}`);
  expect(await screen.findByDisplayValue('Nytt namn')).toBeTruthy();
  await press('Uppdatera');
  expect(
    await missingTexts(
      'Fel vid sparande av nyhetskälla. Någon annan har ändrat källan',
      'Sparat nu: Deras namn',
    ),
  ).toEqual([]);
  expect(await screen.findByDisplayValue('Om annat')).toBeTruthy();
  expect(screen.getByRole('switch', { name: /Aktiv/ }).getAttribute('aria-checked')).toBe('false');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Uppdatera' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  await press('Uppdatera');
  expect(await missingTexts('Nyhetskälla uppdaterad')).toEqual([]);
  const { active, description } = theirs;
  expect(update.mock.calls.map(([input]) => input)).toMatchObject([
    { name: 'Nytt namn', active: true, seen: source.updatedAt },
    { name: 'Nytt namn', active, description, seen: theirs.updatedAt },
  ]);
});

test('restores what was typed after a reload, and deletes it when it is discarded', async () => {
  open({}, '?tab=editor');
  await type(/Namn/, 'Halvfärdig');
  cleanup();
  open({}, '?tab=editor');
  expect(await screen.findByDisplayValue('Halvfärdig')).toBeTruthy();
  await press('Avbryt');
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

test('tests a source before it is saved', async () => {
  const tested: TestedSource = {
    title: 'Bollbladet Sport',
    format: 'Atom',
    itemCount: 30,
    movedTo: 'https://ny.exempel.invalid/rss',
    problem: 'En post saknar adress eller text.',
    items: [
      { title: 'Derbyt', excerpt: 'Kort', url: 'https://x.invalid/1', publishedAt: null, category: 'NBA' },
    ],
  };
  open({ test: async () => tested }, '?tab=editor');
  await type(/RSS-adress/, source.url);
  await press('Testa källan');
  expect(
    await missingTexts(
      'Bollbladet Sport Atom, 30 poster',
      'Källan har flyttat till https://ny.exempel.invalid/rss.',
      'En post saknar adress eller text.',
      'Derbyt',
      'Utan datum: får tiden då den hämtas',
    ),
  ).toEqual([]);
});

test('shows why a source cannot be read', async () => {
  const sentence = 'Adressen leder inte till en publik server.';
  open({ test: () => refused('UNPROCESSABLE_CONTENT', sentence, { url: sentence }) }, '?tab=editor');
  await type(/RSS-adress/, source.url);
  await press('Testa källan');
  expect(await missingTexts('Kunde inte testa källan', sentence)).toEqual([]);
});

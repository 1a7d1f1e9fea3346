// The editor of static pages: what it starts from, what it saves, and restoring the site's own text.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#shared/contract.ts';
import type { EditedStaticPage } from '#shared/features/static-pages/contract.ts';
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import { openPage, superadmin } from '../../testing/open-page.tsx';
import { failed, missingTexts, refused } from '../../testing/show.tsx';

afterEach(() => localStorage.clear());

const untouched: EditedStaticPage = { version: 0, texts: {}, changes: [] };
const changed: EditedStaticPage = {
  version: 4,
  texts: {
    account: {
      heading: '',
      content: 'Ett konto per *person*.',
      html: '<p>Ett konto per <em>person</em>.</p>',
    },
  },
  changes: [
    {
      section: 'account',
      note: 'Kortare',
      isRestored: false,
      changedAt: '2026-11-20T10:00:00Z',
      by: 'Eva Ek',
    },
  ],
};

function open(stored = untouched, save: Api['staticPages']['save'] = async () => changed) {
  const saved = vi.fn<Api['staticPages']['save']>(save);
  const staticPages = { edit: async () => stored, save: saved };
  openPage('/admin/static-pages?page=terms', { staticPages }, { as: superadmin });
  return saved;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const fieldOf = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

test('shows each section with its text, and who has changed what', async () => {
  open(changed);
  expect(
    await missingTexts(
      'Vad Baskettorget är',
      'Ett konto per person.',
      'Ändrad',
      'Eva Ek. Ditt konto: Kortare',
    ),
  ).toEqual([]);
});

test('starts from the site’s own text as Markdown, and saves it with a note', async () => {
  const save = open();
  await press('Ändra: Det du inte får lägga ut');
  const field = await fieldOf(/Text under Det du inte får lägga ut/);
  expect(field.value).toContain('- Stulna saker, kopior av märkesvaror');
  fireEvent.input(field, { target: { value: 'Inga vapen.' } });
  fireEvent.change(await fieldOf(/Vad är ändrat/), { target: { value: 'Kortare lista' } });
  await press('Spara');
  await waitFor(() =>
    expect(save.mock.calls[0]?.[0]).toEqual({
      page: 'terms',
      section: 'forbidden',
      version: 0,
      heading: '',
      content: 'Inga vapen.',
      note: 'Kortare lista',
    }),
  );
  expect(await missingTexts('Texten är sparad')).toEqual([]);
});

test('changes the words of a question together with its answer', async () => {
  const save = vi.fn<Api['staticPages']['save']>(async () => changed);
  openPage(
    '/admin/static-pages?page=faq',
    { staticPages: { edit: async () => untouched, save } },
    { as: superadmin },
  );
  await press('Ändra: Kostar det något?');
  const question = await fieldOf(/^Fråga/);
  expect(question.value).toBe('Kostar det något?');
  fireEvent.input(await fieldOf(/^Svar/), { target: { value: 'Nej.' } });
  fireEvent.change(question, { target: { value: ' ' } });
  await press('Spara');
  expect(await missingTexts('Skriv frågan')).toEqual([]);
  fireEvent.change(question, { target: { value: 'Vad kostar det?' } });
  expect(screen.queryByText('Skriv frågan')).toBeNull();
  await press('Spara');
  await waitFor(() =>
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      section: 'kostar-det-nagot',
      heading: 'Vad kostar det?',
      content: 'Nej.',
    }),
  );
});

test('the error of an empty text disappears when something is written, and the one of the note stays', async () => {
  open(changed, async () => refused('UNPROCESSABLE_CONTENT', 'Fel', { note: 'Anteckningen är för lång' }));
  await press('Ändra: Ditt konto');
  const field = await fieldOf(/Text under Ditt konto/);
  fireEvent.input(field, { target: { value: ' ' } });
  await press('Spara');
  expect(await missingTexts(staticPageTexts.textMissing)).toEqual([]);
  fireEvent.input(field, { target: { value: 'Ett konto.' } });
  expect(screen.queryByText(staticPageTexts.textMissing)).toBeNull();
  await press('Spara');
  expect(await missingTexts('Anteckningen är för lång')).toEqual([]);
  fireEvent.input(field, { target: { value: 'Ett konto var.' } });
  expect(screen.getByText('Anteckningen är för lång')).toBeTruthy();
  fireEvent.change(await fieldOf(/Vad är ändrat/), { target: { value: 'Kort' } });
  expect(screen.queryByText('Anteckningen är för lång')).toBeNull();
});

test('the written text stays after a refusal', async () => {
  open(changed, async () => refused('CONFLICT', 'Någon annan har ändrat sidan.'));
  await press('Ändra: Ditt konto');
  fireEvent.input(await fieldOf(/Text under Ditt konto/), { target: { value: 'Halvfärdigt' } });
  await press('Spara');
  expect(await missingTexts('Någon annan har ändrat sidan.')).toEqual([]);
  expect((await fieldOf(/Text under Ditt konto/)).value).toBe('Halvfärdigt');
});

test('a text that was changed meanwhile is overwritten only after a refusal has shown it', async () => {
  const forbidden = { heading: '', content: 'Vapen.', html: '<p>Vapen.</p>' };
  const account = { heading: '', content: 'Tre konton.', html: '<p>Tre konton.</p>' };
  const opened = { ...changed, texts: { ...changed.texts, forbidden } };
  const theirs = { ...changed, version: 6, texts: { account } };
  const edit = vi.fn<Api['staticPages']['edit']>(async () => theirs);
  edit.mockImplementationOnce(async () => opened);
  const save = vi.fn<Api['staticPages']['save']>(async () => theirs);
  openPage('/admin/static-pages?page=terms', { staticPages: { edit, save } }, { as: superadmin });
  await press('Ändra: Ditt konto');
  fireEvent.input(await fieldOf(/Text under Ditt konto/), { target: { value: 'Två konton.' } });
  // Another change of the page refetches it, with the other superadmin's text.
  await press('Återställ: Det du inte får lägga ut');
  await waitFor(() => expect(edit).toHaveBeenCalledTimes(2));
  save.mockImplementationOnce(async () => refused('CONFLICT', 'Någon annan har ändrat sidan.'));
  await press('Spara');
  expect(await missingTexts('Någon annan har ändrat sidan.', 'Tre konton.')).toEqual([]);
  await press('Spara');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3));
  expect(save.mock.calls.slice(1).map(([{ content, version }]) => [content, version])).toEqual([
    ['Två konton.', 4],
    ['Två konton.', 6],
  ]);
});

test('a stored draft has the version with which it began', async () => {
  const key = `static-page-draft ${superadmin.id} terms account`;
  localStorage.setItem(key, JSON.stringify({ heading: '', content: 'Två konton.', note: '', version: 3 }));
  const save = open(changed);
  await press('Ändra: Ditt konto');
  expect((await fieldOf(/Text under Ditt konto/)).value).toBe('Två konton.');
  await press('Spara');
  await waitFor(() => expect(save.mock.calls[0]?.[0]).toMatchObject({ version: 3 }));
});

test('shows that a draft was restored, and starts over from the current text', async () => {
  const key = `static-page-draft ${superadmin.id} terms account`;
  localStorage.setItem(key, JSON.stringify({ heading: '', content: 'Två kon', note: 'Halv', version: 4 }));
  open(changed);
  await press('Ändra: Ditt konto');
  expect((await fieldOf(/Text under Ditt konto/)).value).toBe('Två kon');
  expect(await missingTexts('Ditt utkast är återställt')).toEqual([]);
  await press('Börja om');
  expect((await fieldOf(/Text under Ditt konto/)).value).toBe('Ett konto per *person*.');
  expect((await fieldOf(/Vad är ändrat/)).value).toBe('');
  expect(localStorage.getItem(key)).toBeNull();
});

/** As the server renders paragraphs and bold text. */
const htmlOf = (source: string) =>
  source
    .split('\n\n')
    .map((block) => `<p>${block.replace(/^\*\*(.+)\*\*$/, '<strong>$1</strong>')}</p>`)
    .join('\n');
const preview = async ({ text }: { text: string }) => ({ html: htmlOf(text) });
const columnsIn = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent.replaceAll('\n', ''));

test.each(['Vårt uppdrag', 'Det vi gör', 'Fyra perioder'])(
  'the text under %s keeps its columns in the editor, the preview and the saved page',
  async (heading) => {
    openPage(
      '/admin/static-pages',
      { staticPages: { edit: async () => untouched }, markdown: { preview } },
      { as: superadmin },
    );
    const button = await screen.findByRole('button', { name: `Ändra: ${heading}` });
    const own = columnsIn(button.closest('li'));
    fireEvent.click(button);
    const { value } = await fieldOf(new RegExp(`Text under ${heading}`));
    expect(value).toMatch(/^\*\*[^*]+\*\*\n\n[^*\n]+\n\n\*\*/);
    await press('Förhandsgranska');
    const region = await screen.findByRole('region', { name: 'Förhandsgranskning' });
    await waitFor(() => expect(columnsIn(region)).toEqual(own));
    expect(own.length).toBeGreaterThan(2);
  },
);

test('a text in columns is shown as it is written if it begins without a title', async () => {
  const html = '<p>Vi har tre mål.</p>\n<ul>\n<li>Ett</li>\n</ul>';
  openPage('/about', {}, { as: null, staticTexts: { mission: html } });
  const text = await screen.findByText('Vi har tre mål.');
  expect(text.parentElement?.innerHTML).toBe(html);
});

test('a text of superadmins is shown in columns', async () => {
  const html = '<p><strong>Mål &amp; mening</strong></p>\n<p>Alla ska <em>spela</em>.</p>\n';
  openPage('/about', {}, { as: null, staticTexts: { mission: html } });
  const title = await screen.findByRole('heading', { level: 3, name: 'Mål & mening' });
  expect(title.closest('li')?.querySelector('em')?.textContent).toBe('spela');
});

test.each(['page=finnsinte', 'page=', 'page=toString', 'page=terms&page=faq'])(
  'shows the first page at "?%s"',
  async (query) => {
    const edit = vi.fn<Api['staticPages']['edit']>(async () => untouched);
    openPage(`/admin/static-pages?${query}`, { staticPages: { edit } }, { as: superadmin });
    expect(await screen.findByRole('button', { name: 'Ändra: Vårt uppdrag' })).toBeTruthy();
    expect(edit.mock.calls.map(([input]) => input)).toEqual([{ page: 'about' }]);
  },
);

test('restores the site’s own text, which can be undone', async () => {
  const save = open(changed, async () => ({ ...untouched, version: 5 }));
  await press('Återställ: Ditt konto');
  expect(await missingTexts('Webbplatsens egen text visas igen')).toEqual([]);
  await press('Ångra');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls.map(([{ content, version }]) => [content, version])).toEqual([
    ['', 4],
    ['Ett konto per *person*.', 5],
  ]);
});

test('shows an error with a retry button when the page fails to load', async () => {
  openPage('/admin/static-pages', { staticPages: { edit: failed } }, { as: superadmin });
  expect(await missingTexts('Kunde inte hämta sidans texter')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeTruthy();
});

// The staff's report table: its states, its filters, its rows and their actions.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { type Answers, failed, never, refused, show, missingTexts } from '../../../testing/show.tsx';
import { decidedReport, sampleReport } from '../../../testing/sample-report.ts';
import { useReportActions } from './report-actions.ts';
import { useCloseDialog } from './report-dialogs.tsx';
import { ReportList, type ReportListProps } from './report-list.tsx';
import { reportButtonId, ReportShortcuts } from './report-shortcuts.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportToolbar } from './report-toolbar.tsx';

afterEach(() => sessionStorage.clear());

type Address = ReportListProps['address'];

/** The table as composed by its page. */
function Reports({ address }: { address: Address }) {
  const { close, closeDialog } = useCloseDialog();
  const actions = useReportActions(close);
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <ReportList address={address}>
        {(reports) => (
          <>
            <ReportShortcuts reports={reports} opened={opened} actions={actions} onOpen={setOpened} />
            <ReportTable reports={reports} actions={actions} onOpen={setOpened} />
            <output>{opened}</output>
          </>
        )}
      </ReportList>
      {closeDialog}
    </>
  );
}

const open = (reports: Answers['reports'], address: Address = {}) =>
  show(<Reports address={address} />, { reports });
const withReports = (...reports: ReportRow[]): Answers['reports'] => ({
  list: async () => ({ reports, next: null, previous: null }),
});

const choices = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('shows the loading state', async () => {
  open({ list: never });
  expect(await missingTexts('Laddar anmälningar')).toEqual([]);
});

test('shows a load error, and a link to the first page', async () => {
  open({ list: failed }, { after: 'place' });
  expect(await screen.findByRole('heading', { name: 'Kunde inte hämta anmälningar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Börja om från första sidan' })).toBeTruthy();
});

test('shows an explanation when there are no reports', async () => {
  open(withReports());
  expect(
    await missingTexts(
      'Inga anmälningar än',
      'När någon rapporterar en annons, en person, ett meddelande, ett omdöme eller något i forumet hamnar det här.',
    ),
  ).toEqual([]);
});

test('shows that no report matches the filters, and a link to all', async () => {
  open(withReports(), { status: 'resolved' });
  expect(await missingTexts('Inga anmälningar hittades', 'Ingen anmälan passar det du letar efter.')).toEqual(
    [],
  );
  const all = screen.getByRole('link', { name: 'Visa alla anmälningar' });
  expect(all.getAttribute('href')).toBe('/admin/reports');
});

test('an order does not filter', async () => {
  open(withReports(), { sort: 'newest' });
  expect(await missingTexts('Inga anmälningar än')).toEqual([]);
});

test('filters by status, priority and kind, and has an order', () => {
  show(<ReportToolbar address={{}} onChange={() => undefined} />);
  const search = screen.getByRole('searchbox', { name: 'Sök bland anmälningar' });
  expect(search.getAttribute('placeholder')).toBe('Namn, e-post, text eller nummer');
  expect(choices('Status')).toEqual(['Alla statusar', 'Väntar', 'Utreds', 'Löst', 'Avfärdad', 'Överklagade']);
  expect(choices('Prioritet')).toEqual(['Alla prioriteter', 'Hög', 'Medel', 'Låg']);
  expect(choices('Sort')).toEqual([
    'Alla sorter',
    'Annons',
    'Person',
    'Meddelande',
    'Omdöme',
    'Foruminlägg',
    'Forumkommentar',
  ]);
  expect(choices('Ordning')).toEqual(['Öppna först', 'Nyast först', 'Äldst först']);
});

test('has all columns', async () => {
  open(withReports(sampleReport));
  await screen.findByRole('table', { name: 'Anmälningar' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Markera',
    'Gäller',
    'Prioritet',
    'Status',
    'Varför',
    'Skrivet av',
    'Anmäld av',
    'Utreds av',
    'Inskickad',
    'Åtgärder',
  ]);
});

test.each([
  ['fraud', 'Bedrägeri'],
  ['illegal', 'Olagligt'],
  ['abuse', 'Kränkande'],
  ['counterfeit', 'Falsk vara'],
  ['privacy', 'Utan lov'],
  ['spam', 'Spam'],
  ['misplaced', 'Fel kategori'],
  ['child', 'Övergrepp mot barn'],
  ['other', 'Annat'],
] as const)('shows the category: %s', async (category, label) => {
  open(withReports({ ...sampleReport, category }));
  expect(await screen.findByRole('cell', { name: new RegExp(`${label}$`) })).toBeTruthy();
});

test.each([
  [{ status: 'resolved', decision: 'warned' }, ['Löst', 'Varning']],
  [{ status: 'resolved', decision: 'blocked' }, ['Löst', 'Avstängning']],
  [{ status: 'dismissed', decision: 'none' }, ['Avfärdad']],
  [
    { status: 'resolved', decision: 'removed', appeal: { outcome: null } },
    ['Löst', 'Borttaget', 'Överklagad'],
  ],
  [{ status: 'resolved', decision: 'removed', appeal: { outcome: 'overturned' } }, ['Borttaget', 'Ändrat']],
  [{ priority: 'low', status: 'investigating', assignee: 'Mira Ek' }, ['Låg', 'Utreds', 'Mira Ek']],
  [{ title: null }, ['Annons som inte finns kvar']],
  [{ title: null, kind: 'message' }, ['Meddelande från Karl Alm']],
  [{ owner: null, reporter: null }, ['Borttagen användare', 'Okänd']],
  [
    { origin: 'moderation', owner: null, reporter: null, title: null },
    ['Uppgiften är raderad', 'Ingen, vi granskade själva'],
  ],
] as const)('shows the status: %j', async (change, texts) => {
  open(withReports({ ...sampleReport, ...change }));
  expect(await missingTexts(...texts)).toEqual([]);
});

test('shows the actions, and a confirmation when the priority is changed', async () => {
  open({ ...withReports(sampleReport), setPriority: async () => sampleReport });
  const menu = await screen.findByRole('button', { name: 'Åtgärder för anmälan aaaaaaaa' });
  fireEvent.click(menu);
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Visa',
    'Starta utredning',
    'Markera som löst …',
    'Avfärda …',
    'Prioritet: hög',
    'Prioritet: låg',
  ]);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Prioritet: låg' }));
  expect(await missingTexts('Prioriteten är ändrad')).toEqual([]);
});

test('shows an error when an investigation was not started', async () => {
  open({ ...withReports(sampleReport), investigate: failed });
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för anmälan aaaaaaaa' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Starta utredning' }));
  expect(await missingTexts('Kunde inte spara')).toEqual([]);
});

const another = (last: string, change: Partial<ReportRow> = {}): ReportRow => ({
  ...sampleReport,
  id: `aaaaaaaa-0000-4000-8000-00000000000${last}`,
  ...change,
});
const others = [another('2'), another('3')];

test('starts the investigation of the selected reports, and gives the reason of each that is left', async () => {
  const rows = ['1', '2', '3'].map((last) => another(last, { title: `Annons ${last}` }));
  const decided = another('4', { title: 'Annons 4', can: { ...sampleReport.can, investigate: false } });
  const sent: object[] = [];
  open({
    ...withReports(...rows, decided),
    investigate: async ({ id, seen }) => {
      sent.push({ id, seen });
      return id === rows[1]?.id ? refused('CONFLICT', reportTexts.changed) : sampleReport;
    },
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Markera alla på sidan (3)' }));
  expect(screen.queryByRole('checkbox', { name: /^Markera Annons 4/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Starta utredning (3)' }));
  const title = `${reportTexts.investigating(2)}. ${reportTexts.saveFailed}`;
  expect(await missingTexts(title, `Annons 2: ${reportTexts.changed}`)).toEqual([]);
  expect(sent).toEqual(rows.map(({ id, status }) => ({ id, seen: status })));
  expect(screen.getByRole('checkbox', { name: /^Markera Annons 2/ })).toHaveProperty('checked', true);
});

test.each([
  ['Markera som löst …', 'Markera som löst', 'Anmälan är markerad som löst', {}],
  ['Avfärda …', 'Avfärda anmälan', 'Anmälan är avfärdad', {}],
  ['Markera som löst …', 'Markera som löst', '3 anmälningar är markerade som lösta', { others }],
  ['Avfärda …', 'Avfärda anmälan', '3 anmälningar är avfärdade', { others }],
])('closes a report without action: %s, %s: %s', async (item, title, done, change) => {
  open({ ...withReports({ ...sampleReport, ...change }), decide: async () => decidedReport });
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för anmälan aaaaaaaa' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.click(dialog.getByRole('button', { name: title }));
  expect(await missingTexts('Skriv vad som har hänt, så att anmälaren förstår')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Skorna finns' } });
  fireEvent.click(dialog.getByRole('button', { name: title }));
  expect(await missingTexts(done)).toEqual([]);
});

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för anmälan aaaaaaaa' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Avfärda …' }));
  return within(await screen.findByRole('dialog', { name: 'Avfärda anmälan' }));
};

test('closing a report that another admin was first to decide closes the dialog, and stores its text', async () => {
  let row: ReportRow = sampleReport;
  open({
    list: async () => ({ reports: [row], next: null, previous: null }),
    decide: () => {
      row = { ...sampleReport, status: 'investigating', assignee: 'Ada Ek' };
      return refused('CONFLICT', reportTexts.changed);
    },
  });
  const dialog = await openDialog();
  expect(
    await missingTexts(
      'Inget görs med det som är anmält. Ska något tas bort, eller någon varnas? Öppna anmälan och besluta där.',
      'Vad ni kom fram till. Anmälaren läser det. Skriv inget om andra.',
    ),
  ).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Ingen reklam' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openDialog();
  expect(again.getByRole('textbox')).toHaveProperty('value', 'Ingen reklam');
  fireEvent.click(again.getByRole('button', { name: 'Avfärda anmälan' }));
  expect(await missingTexts(reportTexts.changed, 'Utreds', 'Ada Ek')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The form of the open report starts from it.
  expect(Object.entries(sessionStorage).join(' ')).toMatch(
    new RegExp(`${sampleReport.id} reporter.*Ingen reklam`),
  );
});

test('shows several reports on the same content as one, with all reasons', async () => {
  const { category: _category, ...other } = another('2');
  open(
    withReports({
      ...sampleReport,
      others: [
        { ...other, category: 'counterfeit' },
        { ...other, category: 'fraud' },
      ],
    }),
  );
  expect(await missingTexts('Vera Ek och 2 till')).toEqual([]);
  expect(screen.getByRole('cell', { name: /Bedrägeri, Falsk vara$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /3 anmälningar/ })).toBeTruthy();
});

const press = (key: string, change: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...change });
const focused = () => document.activeElement?.id;

describe('shortcuts', () => {
  const rows = [
    another('1'),
    another('2', {
      status: 'investigating',
      can: { ...sampleReport.can, investigate: false, dismiss: false },
    }),
  ];
  const [one, two] = rows.map(({ id }) => reportButtonId(id));

  test.each([
    ['j', 'k'],
    ['J', 'K'],
  ])('move through the reports: %s, %s', async (next, previous) => {
    open(withReports(...rows));
    await screen.findByRole('table');
    for (const expected of [one, two, two]) {
      press(next);
      expect(focused()).toBe(expected);
    }
    press(previous);
    expect(focused()).toBe(one);
    press('ArrowDown');
    expect(focused()).toBe(two);
    press('ArrowUp');
    expect(focused()).toBe(one);
  });

  test('act on the report with the focus, as far as it allows', async () => {
    const taken: string[] = [];
    const investigate = async ({ id }: { id: string }) => {
      taken.push(id);
      return sampleReport;
    };
    open({ ...withReports(...rows), investigate });
    await screen.findByRole('table');
    press('u');
    expect(taken).toEqual([]);
    press('j');
    press('u');
    await vi.waitFor(() => expect(taken).toEqual([rows[0]?.id]));
    press('j');
    press('a');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('l');
    await screen.findByRole('dialog', { name: 'Markera som löst' });
    // The dialog above the table handles the keys now.
    press('k');
    expect(focused()).not.toBe(one);
  });

  test('leave browser shortcuts and typing alone, and can be turned off', async () => {
    show(<input aria-label="Namn" />);
    open(withReports(...rows));
    await screen.findByRole('table');
    press('j', { ctrlKey: true });
    expect(focused()).not.toBe(one);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Namn' }), { key: 'j' });
    expect(focused()).not.toBe(one);
    expect(await missingTexts('U: starta utredning')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Snabbtangenter' }));
    press('j');
    expect(focused()).not.toBe(one);
  });

  test('open the next report while one is open', async () => {
    open(withReports(...rows));
    await screen.findByRole('table');
    press('j');
    fireEvent.click(document.activeElement ?? document.body);
    expect(await screen.findByText(rows[0]?.id ?? '')).toBeTruthy();
    press('j');
    expect(await screen.findByText(rows[1]?.id ?? '')).toBeTruthy();
  });
});

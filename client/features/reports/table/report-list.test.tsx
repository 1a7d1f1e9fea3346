// What the staff's table of reports says: on its way, empty, narrowed, failed, and row by row.
// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReportRow } from '#shared/features/reports/staff-contract.ts';
import { type Answers, failed, never, show, missingTexts } from '../../../testing/show.tsx';
import { sampleReport } from '../../../testing/sample-report.ts';
import { useReportDeeds } from './report-deeds.ts';
import { useCloseDialog } from './report-dialogs.tsx';
import { ReportList, type ReportListProps } from './report-list.tsx';
import { ReportTable } from './report-table.tsx';
import { ReportToolbar } from './report-toolbar.tsx';

type Address = ReportListProps['address'];

/** The table as its page has it. */
function Reports({ address }: { address: Address }) {
  const { close, closeDialog } = useCloseDialog();
  const deeds = useReportDeeds(close);
  return (
    <>
      <ReportList address={address}>
        {(reports) => <ReportTable reports={reports} deeds={deeds} onOpen={() => undefined} />}
      </ReportList>
      {closeDialog}
    </>
  );
}

const open = (reports: Answers['reports'], address: Address = {}) =>
  show(<Reports address={address} />, { reports });
const holds = (...reports: ReportRow[]): Answers['reports'] => ({
  list: async () => ({ reports, next: null, previous: null }),
});

const choices = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('says what it waits for', async () => {
  open({ list: never });
  expect(await missingTexts('Laddar anmälningar')).toEqual([]);
});

test('says what did not come, and the way back to its first page', async () => {
  open({ list: failed }, { after: 'place' });
  expect(await screen.findByRole('heading', { name: 'Kunde inte hämta anmälningar' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Börja om från första sidan' })).toBeTruthy();
});

test('says what will stand here before there is anything', async () => {
  open(holds());
  expect(
    await missingTexts(
      'Inga anmälningar än',
      'När någon rapporterar en annons, en person, ett meddelande eller ett omdöme hamnar det här.',
    ),
  ).toEqual([]);
});

test('says that nothing is like what was asked for, and shows the way to all', async () => {
  open(holds(), { status: 'resolved' });
  expect(await missingTexts('Inga anmälningar hittades', 'Ingen anmälan passar det du letar efter.')).toEqual(
    [],
  );
  const all = screen.getByRole('link', { name: 'Visa alla anmälningar' });
  expect(all.getAttribute('href')).toBe('/admin/reports');
});

test('is narrowed by state, urgency and kind', () => {
  show(<ReportToolbar address={{}} onChange={() => undefined} />);
  const search = screen.getByRole('searchbox', { name: 'Sök bland anmälningar' });
  expect(search.getAttribute('placeholder')).toBe('Namn, e-post, text eller nummer');
  expect(choices('Status')).toEqual(['Alla statusar', 'Väntar', 'Utreds', 'Löst', 'Avfärdad', 'Överklagade']);
  expect(choices('Prioritet')).toEqual(['Alla prioriteter', 'Hög', 'Medel', 'Låg']);
  expect(choices('Sort')).toEqual(['Alla sorter', 'Annons', 'Person', 'Meddelande', 'Omdöme']);
});

test('has a column for all that one works by', async () => {
  open(holds(sampleReport));
  await screen.findByRole('table', { name: 'Anmälningar' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
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
] as const)('says in a word why: %s', async (category, word) => {
  open(holds({ ...sampleReport, category }));
  expect(await screen.findByRole('cell', { name: new RegExp(`${word}$`) })).toBeTruthy();
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
] as const)('says how a report stands: %j', async (change, words) => {
  open(holds({ ...sampleReport, ...change }));
  expect(await missingTexts(...words)).toEqual([]);
});

test('says what may be done, and that an urgency was changed, or was not', async () => {
  open({ ...holds(sampleReport), setPriority: async () => sampleReport });
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

test('says that an investigation was not begun', async () => {
  open({ ...holds(sampleReport), investigate: failed });
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för anmälan aaaaaaaa' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Starta utredning' }));
  expect(await missingTexts('Kunde inte spara')).toEqual([]);
});

test.each([
  ['Markera som löst …', 'Markera som löst', 'Anmälan är markerad som löst'],
  ['Avfärda …', 'Avfärda anmälan', 'Anmälan är avfärdad'],
])('closes one without doing anything: %s', async (item, title, done) => {
  open({ ...holds(sampleReport), decide: async () => sampleReport });
  fireEvent.click(await screen.findByRole('button', { name: 'Åtgärder för anmälan aaaaaaaa' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.click(dialog.getByRole('button', { name: title }));
  expect(await missingTexts('Skriv vad som har hänt, så att anmälaren förstår')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Skorna finns' } });
  fireEvent.click(dialog.getByRole('button', { name: title }));
  expect(await missingTexts(done)).toEqual([]);
});

// A report as staff sees it: content, decision form, decision and appeal.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StaffReport } from '#shared/features/reports/staff-contract.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { type Answers, failed, never, refused, show, missingTexts } from '../../../testing/show.tsx';
import { content, decidedReport, sampleReport } from '../../../testing/sample-report.ts';
import { useReportActions } from '../table/report-actions.ts';
import { StaffReportDialog } from './staff-report.tsx';

afterEach(() => sessionStorage.clear());

function Open() {
  const actions = useReportActions(() => undefined);
  return (
    <StaffReportDialog
      id={sampleReport.id}
      actions={actions}
      hrefOf={(id) => `/admin/reports?report=${id}`}
      onClose={() => undefined}
    />
  );
}

const open = (change: Partial<StaffReport> = {}, answers: Answers['reports'] = {}) =>
  show(<Open />, { reports: { findForStaff: async () => ({ ...sampleReport, ...change }), ...answers } });
const closed = { investigate: false, resolve: false, dismiss: false, prioritize: false, decisions: [] };
const can = (change: Partial<StaffReport['can']>): StaffReport['can'] => ({
  ...closed,
  decideAppeal: false,
  ...change,
});
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const decideOnAppeal = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Avgör överklagandet' }));
const decide = () => fireEvent.click(screen.getByRole('button', { name: 'Fatta beslut' }));

describe('a report', () => {
  test('shows the loading and failed states', async () => {
    const { unmount } = open({}, { findForStaff: never });
    expect(await missingTexts('Anmälan aaaaaaaa', 'Laddar anmälan')).toEqual([]);
    unmount();
    open({}, { findForStaff: failed });
    expect(await screen.findByRole('heading', { name: 'Kunde inte hämta anmälan' })).toBeTruthy();
  });

  test('shows the not found state', async () => {
    const notFound = Object.assign(new Error('Anmälan hittades inte'), { code: 'NOT_FOUND', status: 404 });
    open({}, { findForStaff: () => Promise.reject(notFound) });
    expect(await screen.findByRole('heading', { name: 'Anmälan hittades inte' })).toBeTruthy();
  });

  test('shows all reports on the same content, and decides them together', async () => {
    const id = 'cccccccc-0000-4000-8000-000000000001';
    const other = { id, category: 'counterfeit', explanation: 'Fel logga', reporter: null } as const;
    const sent: unknown[] = [];
    open(
      { others: [{ ...other, createdAt: '2026-03-05T12:00:00.000Z' }] },
      {
        decide: async (decided) => {
          sent.push(decided);
          return { ...sampleReport, undo: { id, until: '2026-03-05T12:01:05.000Z' } };
        },
      },
    );
    await choose('Ingen åtgärd');
    expect(
      await missingTexts(
        'En anmälan till om samma sak',
        'Fel logga',
        'Beslutet gäller alla 2 anmälningar om samma sak.',
      ),
    ).toEqual([]);
    write(/Till anmälaren/, 'Vi har tittat');
    decide();
    await vi.waitFor(() => expect(sent).toMatchObject([{ id: sampleReport.id, together: [id] }]));
  });

  test('shows the content, the reason, the people and the assignee', async () => {
    const visitor = { id: null, name: 'Vera Ek', email: 'vera@exempel.se' };
    open({
      reporter: visitor,
      assignee: 'Mira Ek',
      reopenedFrom: 'bbbbbbbb-0000-4000-8000-000000000001',
    });
    await screen.findByText('Skorna finns inte');
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms.slice(0, 7)).toEqual([
      'Sort',
      'Varför',
      'Skrivet av',
      'Anmäld av',
      'Inskickad',
      'Utreds av',
      'Öppnad på nytt',
    ]);
    expect(
      await missingTexts(
        'Vera Ek (besökare)',
        'vera@exempel.se',
        'efter överklagande av bbbbbbbb',
        'Inga andra.',
      ),
    ).toEqual([]);
    expect(screen.getByRole('link', { name: 'Visa annonsen' })).toBeTruthy();
  });

  test.each([
    ['fraud', 'Bedrägeri eller försök att lura någon'],
    ['illegal', 'Olagligt innehåll eller olaglig vara'],
    ['abuse', 'Kränkande, hotfullt eller hatiskt'],
    ['counterfeit', 'Falsk vara eller kopia'],
    ['privacy', 'Uppgifter eller bilder utan lov'],
    ['spam', 'Spam eller reklam'],
    ['misplaced', 'Fel kategori eller hör inte hemma här'],
    ['child', 'Sexuella övergrepp mot barn'],
    ['other', 'Något annat'],
  ] as const)('names its category: %s', async (category, label) => {
    open({ category });
    expect(await missingTexts(label)).toEqual([]);
  });

  test('shows the content as it was reported, and as it is now', async () => {
    const { unmount } = open({ now: { ...content, title: 'Andra skor', text: '' } });
    expect(await missingTexts('När det anmäldes', 'Nu', 'Andra skor', 'Ingen text')).toEqual([]);
    unmount();
    const { unmount: close } = open({ now: null, isRemoved: true });
    expect(await missingTexts('Borttaget av Baskettorget. Det syns inte för andra.')).toEqual([]);
    close();
    open({ now: null, asReported: null });
    expect(
      await missingTexts('Sparas inte längre: tiden för att överklaga är ute, eller kontot är borta.'),
    ).toEqual([]);
  });

  test('links to a review where it is published', async () => {
    open({ kind: 'review', reviewOf: 'bbbbbbbb-0000-4000-8000-000000000001' });
    const link = await screen.findByRole('link', { name: 'Visa omdömet där det står' });
    expect(link.getAttribute('href')).toBe('/u/bbbbbbbb-0000-4000-8000-000000000001#omdomen');
  });

  test('shows that the content is deleted', async () => {
    open({ now: null });
    expect(await missingTexts('Nu', 'Finns inte längre.')).toEqual([]);
  });

  test('shows who wrote each message, and which are deleted', async () => {
    const message = {
      id: sampleReport.id,
      content: 'Hej',
      createdAt: '2026-03-04T12:00:00.000Z',
      pictures: [{ id: sampleReport.id, width: 4, height: 3, preview: 'data:image/webp;base64,AA' }],
      isByOwner: false,
      isReported: false,
    };
    const reported = { ...message, id: 'x', content: '', pictures: [], isByOwner: true, isReported: true };
    open({ kind: 'message', asReported: { ...content, messages: [message, reported] } });
    expect(await missingTexts('Anmälaren ·', 'Den anmälda ·', '· anmält', 'Borttaget')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Bild 1, öppnas i en ny flik' })).toBeTruthy();
  });

  test('hides the reporter from an admin it is about', async () => {
    open({ reporter: null, explanation: '', lacksDecider: true, can: can({}) });
    expect(
      await missingTexts(
        'Anmälan gäller dig. En kollega måste avgöra den.',
        'Vem som har anmält dig, och vad de skrev, visas inte för dig.',
        'Det finns ingen sådan kollega. Det här väntar tills en superadministratör har gjort någon till administratör under Användare, eller tills den som driver Baskettorget har lagt till en på servern.',
      ),
    ).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Fatta beslut' })).toBeNull();
  });
});

describe('the decision form', () => {
  test.each([
    ['ad', 'Ta bort annonsen'],
    ['person', 'Ta bort presentation och profilbild'],
    ['message', 'Ta bort meddelandet'],
    ['review', 'Ta bort omdömet'],
  ] as const)('names the removal of a reported %s', async (kind, label) => {
    open({ kind });
    const choices = within(await screen.findByRole('group', { name: /Vad ska göras\?/ }));
    expect(choices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      label,
      'Varna personen',
      'Stäng av personen',
      'Ingen åtgärd',
    ]);
  });

  test('explains who reads each reason, and shows missing fields', async () => {
    open();
    await screen.findByRole('button', { name: 'Starta utredning' });
    decide();
    expect(
      await missingTexts('Välj vad som ska göras', 'Skriv vad som har hänt, så att anmälaren förstår'),
    ).toEqual([]);
    const choices = within(screen.getByRole('group', { name: /Vad ska göras\?/ }));
    await vi.waitFor(() => expect(document.activeElement).toBe(choices.getAllByRole('radio')[0]));
    await choose('Ingen åtgärd');
    expect(screen.queryByText('Välj vad som ska göras')).toBeNull();
    expect(await missingTexts('Vad ni kom fram till. Skriv inget om den det gäller.')).toEqual([]);
    await choose('Ta bort annonsen');
    decide();
    expect(
      await missingTexts(
        'Vad som är fel, och hur ni vet det. Regeln och hur man överklagar läggs till. Skriv inget om anmälaren.',
        'Vad ni kom fram till. Alla som har anmält samma sak får läsa det. Skriv inget om den det gäller.',
        'Välj vilken regel beslutet vilar på',
        'Skriv vad som är fel, så att den det gäller förstår',
        'Skriv vad som har hänt, så att anmälaren förstår',
      ),
    ).toEqual([]);
    const rules = within(screen.getByRole('combobox', { name: /Regel/ })).getAllByRole('option');
    expect(rules.map(({ textContent }) => textContent)).toEqual([
      'Välj',
      'Användarvillkoren, ”Det du inte får lägga ut”',
      'Användarvillkoren, ”Annonser”',
      'Användarvillkoren, ”Ditt konto”',
      'Användarvillkoren, ”Köp och betalning”',
      'Svensk lag',
    ]);
  });

  test('refuses a past last day, and shows a failed save', async () => {
    open({}, { decide: failed });
    await choose('Stäng av personen');
    fireEvent.change(screen.getByRole('combobox', { name: /Regel/ }), { target: { value: 'account' } });
    write(/Till den det gäller/, 'Du hotar andra');
    write(/Till anmälaren/, 'Personen är avstängd');
    const day = screen.getByLabelText(/Sista dagen/);
    expect(await missingTexts('Tomt: tills vidare.')).toEqual([]);
    fireEvent.change(day, { target: { value: '1999-12-31' } });
    decide();
    expect(await missingTexts('Välj en sista dag')).toEqual([]);
    fireEvent.change(day, { target: { value: '' } });
    decide();
    expect(await missingTexts('Kunde inte spara. Ingen kontakt med servern.')).toEqual([]);
  });

  test('stores a reason that was changed while it was sent, for the form after an undo', async () => {
    const id = 'cccccccc-0000-4000-8000-000000000001';
    const decided = { ...sampleReport, undo: { id, until: '2026-03-05T12:01:05.000Z' } };
    const sending = Promise.withResolvers<typeof decided>();
    const { unmount } = open({}, { decide: () => sending.promise });
    await choose('Ingen åtgärd');
    write(/Till anmälaren/, 'Inget fel');
    decide();
    write(/Till anmälaren/, 'Inget fel, men tack');
    sending.resolve(decided);
    expect(await missingTexts(reportTexts.decided)).toEqual([]);
    unmount();
    open();
    await choose('Ingen åtgärd');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Till anmälaren/ });
    expect(field.value).toBe('Inget fel, men tack');
  });

  test('refuses an incomplete last day, which must not become a suspension without end', async () => {
    const sent = vi.fn<() => Promise<never>>(failed);
    open({}, { decide: sent });
    await choose('Stäng av personen');
    fireEvent.change(screen.getByRole('combobox', { name: /Regel/ }), { target: { value: 'account' } });
    write(/Till den det gäller/, 'Du hotar andra');
    write(/Till anmälaren/, 'Personen är avstängd');
    // A browser reports a half-typed date as an empty value and bad input.
    const day = screen.getByLabelText(/Sista dagen/);
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    decide();
    expect(await missingTexts('Välj en sista dag')).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });

  test('preserves its input when another admin is first to investigate, and is replaced by their decision', async () => {
    let current: StaffReport = sampleReport;
    open(
      {},
      {
        findForStaff: async () => current,
        decide: async () => {
          const taken = { ...sampleReport, status: 'investigating', assignee: 'Ada Ek' } as const;
          const made = {
            ...decidedReport,
            decision: 'none',
            reporterReason: 'Ingen reklam.',
            can: can({}),
          } as const;
          current = current.status === 'pending' ? taken : { ...made, status: 'resolved' };
          return refused('CONFLICT', reportTexts.changed);
        },
      },
    );
    await choose('Varna personen');
    fireEvent.change(screen.getByRole('combobox', { name: /Regel/ }), { target: { value: 'ads' } });
    write(/Till den det gäller/, 'Reklam hör inte hemma här.');
    write(/Till anmälaren/, 'Vi varnar.');
    decide();
    expect(await missingTexts(reportTexts.changed, 'Utreds', 'Ada Ek')).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Varna personen' })).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox', { name: /Till anmälaren/ })).toHaveProperty('value', 'Vi varnar.');
    decide();
    expect(await missingTexts('Ingen reklam.')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Fatta beslut' })).toBeNull();
  });

  test('shows a confirmation when saved', async () => {
    open({}, { decide: async () => decidedReport });
    await choose('Ingen åtgärd');
    write(/Till anmälaren/, 'Inget att göra');
    decide();
    expect(await missingTexts('Beslutet är fattat, och de det gäller får veta det')).toEqual([]);
  });
});

describe('a decided report', () => {
  const decided: Partial<StaffReport> = {
    status: 'resolved',
    decision: 'warned',
    rule: 'ads',
    personReason: 'Det är reklam',
    reporterReason: 'Personen är varnad',
    decidedBy: 'Mira Ek',
    decidedAt: '2026-03-05T12:00:00.000Z',
    can: can({}),
  };
  const appealText: NonNullable<StaffReport['appealText']> = {
    text: 'Det är min egen',
    side: 'concerned',
    createdAt: '2026-03-06T12:00:00.000Z',
    outcome: null,
    reason: '',
    decidedAt: null,
    decidedBy: null,
  };

  test('shows the decision with its rule, its reasons and the report it was decided with', async () => {
    open({ ...decided, decidedWith: 'cccccccc-0000-4000-8000-000000000001' });
    expect(
      await missingTexts(
        'Varning',
        'Användarvillkoren, ”Annonser”',
        'Tillsammans med',
        'anmälan cccccccc',
        'Det är reklam',
        'Personen är varnad',
      ),
    ).toEqual([]);
  });

  test('an appeal requires another admin, and shows when there is none', async () => {
    open({ ...decided, appealText, lacksDecider: true });
    expect(
      await missingTexts(
        'Den det gäller, ',
        'Det är min egen',
        'En kollega till den som beslutade måste pröva överklagandet.',
        'Det finns ingen sådan kollega.',
      ),
    ).toEqual([]);
  });

  test.each([
    [
      { side: 'concerned', isGone: false },
      'Det som är borttaget kommer tillbaka som det var. Det som är avvisat blir godkänt, en låst tråd öppnas och en avstängning hävs.',
    ],
    [
      { side: 'concerned', isGone: true },
      'Den som överklagade får veta att beslutet var fel. Annonsen finns inte längre, och kommer därför inte tillbaka.',
    ],
    [{ side: 'reporter', isGone: false }, 'Anmälan öppnas på nytt, så att du kan besluta vad som ska göras.'],
  ] as const)(
    'explains the consequences of overturning the decision: %j',
    async ({ side, isGone }, sentence) => {
      open({ ...decided, isGone, appealText: { ...appealText, side }, can: can({ decideAppeal: true }) });
      await choose('Ändras');
      expect(await missingTexts(sentence)).toEqual([]);
    },
  );

  test('decides an appeal with a reason, and shows success and failure', async () => {
    const { unmount } = open(
      { ...decided, appealText, can: can({ decideAppeal: true }) },
      { decideAppeal: failed },
    );
    await decideOnAppeal();
    expect(await missingTexts('Skriv varför, så att den som överklagade förstår')).toEqual([]);
    write(/Varför/, 'Kvittot är äkta');
    await decideOnAppeal();
    expect(await missingTexts('Kunde inte spara. Ingen kontakt med servern.')).toEqual([]);
    unmount();
    open(
      { ...decided, appealText, can: can({ decideAppeal: true }) },
      { decideAppeal: async () => decidedReport },
    );
    await decideOnAppeal();
    expect(await missingTexts('Överklagandet är avgjort, och den som överklagade får veta det')).toEqual([]);
  });

  test.each([
    ['upheld', 'Beslutet står fast'],
    ['overturned', 'Beslutet är ändrat'],
  ] as const)('shows the outcome of an appeal: %s', async (outcome, title) => {
    const made = { outcome, reason: 'Kvittot är äkta', decidedBy: 'Bo Ek' };
    open({ ...decided, appealText: { ...appealText, ...made, side: 'reporter' } });
    expect(await missingTexts('Anmälaren, ', title, 'Kvittot är äkta', 'Bo Ek')).toEqual([]);
  });
});

// A report or decision as the user sees it: the reporter, or the author of the reported content.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { OwnReport } from '#shared/features/reports/contract.ts';
import { reportTexts } from '#shared/features/reports/texts.ts';
import { type Answers, failed, never, refused, show, missingTexts } from '../../testing/show.tsx';
import { OwnReportView } from './own-report.tsx';

const report: OwnReport = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  side: 'reporter',
  kind: 'ad',
  origin: 'report',
  title: 'Jordan 1',
  reviewOf: null,
  isGone: false,
  written: null,
  status: 'pending',
  category: 'fraud',
  explanation: 'Skorna finns inte',
  createdAt: '2026-03-04T12:00:00.000Z',
  decision: null,
  appeal: null,
  lacksDecider: false,
  can: { appeal: false },
};
const decision: NonNullable<OwnReport['decision']> = {
  decision: 'removed',
  rule: null,
  reason: 'Bilderna är någon annans',
  at: '2026-03-05T12:00:00.000Z',
  appealsCloseAt: '2026-09-05T12:00:00.000Z',
};
const appeal: NonNullable<OwnReport['appeal']> = {
  text: 'Det är mina egna',
  createdAt: '2026-03-06T12:00:00.000Z',
  outcome: null,
  reason: '',
  decidedAt: null,
};

afterEach(() => sessionStorage.clear());

const open = (change: Partial<OwnReport> = {}, answers: Answers['reports'] = {}) =>
  show(<OwnReportView id={report.id} />, {
    reports: { find: async () => ({ ...report, ...change }), ...answers },
  });

describe('the page', () => {
  test('shows the loading and failed states', async () => {
    const { unmount } = open({}, { find: never });
    expect(await missingTexts('Laddar anmälan')).toEqual([]);
    unmount();
    open({}, { find: failed });
    expect(await screen.findByRole('heading', { name: 'Kunde inte hämta anmälan' })).toBeTruthy();
  });

  test('shows the not found state with a possible reason', async () => {
    const notFound = Object.assign(new Error('Anmälan hittades inte'), { code: 'NOT_FOUND', status: 404 });
    open({}, { find: () => Promise.reject(notFound) });
    expect(await screen.findByRole('heading', { name: 'Anmälan hittades inte' })).toBeTruthy();
    expect(await missingTexts('Den kan höra till ett annat konto än det du är inloggad med.')).toEqual([]);
    const link = screen.getByRole('link', { name: 'Till dina notiser' });
    expect(link.getAttribute('href')).toBe('/notifications');
  });
});

describe('the reporter', () => {
  test('sees what they reported, and that it is pending', async () => {
    open();
    expect(
      await missingTexts(
        'Din anmälan',
        'Nummer aaaaaaaa',
        'Annons: Jordan 1',
        'Bedrägeri eller försök att lura någon',
        'Inskickad',
        'Väntar på beslut',
        'En människa läser din anmälan. Du får en notis när beslutet är fattat.',
      ),
    ).toEqual([]);
  });

  test('sees the review they reported where it is published', async () => {
    open({ kind: 'review', reviewOf: 'bbbbbbbb-0000-4000-8000-000000000001' });
    const link = await screen.findByRole('link', { name: 'Visa omdömet där det står' });
    expect(link.getAttribute('href')).toBe('/u/bbbbbbbb-0000-4000-8000-000000000001#omdomen');
  });

  test('sees that no admin may decide', async () => {
    open({ lacksDecider: true });
    expect(
      await missingTexts(
        'Just nu finns ingen som kan avgöra det utan att själv ha del i det. Det väntar tills det finns en administratör till.',
      ),
    ).toEqual([]);
  });

  test.each([
    ['removed', 'ad', 'Vi har tagit bort annonsen.'],
    ['removed', 'message', 'Vi har tagit bort meddelandet.'],
    ['removed', 'review', 'Vi har tagit bort omdömet.'],
    ['removed', 'person', 'Vi har agerat på din anmälan.'],
    ['warned', 'ad', 'Vi har agerat på din anmälan.'],
    ['blocked', 'person', 'Vi har agerat på din anmälan.'],
  ] as const)('sees the decision %s on the %s, and where else to turn', async (made, kind, sentence) => {
    open({ kind, decision: { ...decision, decision: made } });
    expect(
      await missingTexts(
        'Vårt beslut',
        sentence,
        'Vi granskade efter en anmälan. En människa har fattat beslutet, inte ett automatiskt system. Beslutat 5 mars 2026.',
        'Tycker du att beslutet är fel kan du vända dig till en domstol eller ett organ för tvistlösning.',
      ),
    ).toEqual([]);
  });

  test('sees that no action was taken, and may appeal', async () => {
    open({ decision: { ...decision, decision: 'none' }, can: { appeal: true } }, { appeal: failed });
    expect(
      await missingTexts(
        'Vi har inte funnit skäl att göra något.',
        'Tycker du att beslutet är fel kan du överklaga det en gång, till och med 5 september 2026. En människa prövar det, om möjligt en annan än den som beslutade. Du kan också vända dig till en domstol eller ett organ för tvistlösning.',
      ),
    ).toEqual([]);
    const send = screen.getByRole('button', { name: 'Skicka överklagandet' });
    fireEvent.click(send);
    expect(await missingTexts('Skriv varför du tycker att beslutet är fel')).toEqual([]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Skorna finns inte' } });
    fireEvent.click(send);
    expect(await missingTexts('Kunde inte skicka överklagandet. Ingen kontakt med servern.')).toEqual([]);
  });
});

const concerned = (change: Partial<OwnReport> = {}) => ({
  side: 'concerned' as const,
  category: null,
  explanation: null,
  decision,
  ...change,
});

describe('the author of reported content', () => {
  test.each([
    ['ad', 'Beslut om din annons ”Jordan 1”', 'Vi har tagit bort annonsen. Ingen annan ser det du skrev.'],
    ['message', 'Beslut om ditt meddelande', 'Vi har tagit bort meddelandet. Ingen annan ser det du skrev.'],
    ['review', 'Beslut om ditt omdöme', 'Vi har tagit bort omdömet. Ingen annan ser det du skrev.'],
    [
      'person',
      'Beslut om din profil',
      'Vi har tagit bort din presentation och din profilbild. De syns inte för någon.',
    ],
  ] as const)('sees what was done with their %s', async (kind, title, sentence) => {
    open(concerned({ kind }));
    expect(await missingTexts(title, 'Vad vi har gjort', sentence)).toEqual([]);
  });

  test.each([
    ['warned', 'Vi ger dig en varning. Inget av det du har skrivit är borttaget.'],
    ['blocked', 'Vi har stängt av ditt konto.'],
  ] as const)('sees that they were %s', async (made, sentence) => {
    open(concerned({ decision: { ...decision, decision: made } }));
    expect(await missingTexts(sentence)).toEqual([]);
  });

  test.each([
    ['person', 'Din presentation när den anmäldes'],
    ['message', 'Det du skrev'],
  ] as const)('sees their own text: %s', async (kind, title) => {
    open(concerned({ kind, written: 'Otrevlig text' }));
    expect(await missingTexts(title, 'Otrevlig text')).toEqual([]);
  });

  test.each([
    ['forbidden', 'Regel: Användarvillkoren, ”Det du inte får lägga ut”'],
    ['ads', 'Regel: Användarvillkoren, ”Annonser”'],
    ['account', 'Regel: Användarvillkoren, ”Ditt konto”'],
    ['trade', 'Regel: Användarvillkoren, ”Köp och betalning”'],
    ['law', 'Regel: Svensk lag'],
  ] as const)('sees the rule the decision is based on: %s', async (rule, sentence) => {
    open(concerned({ decision: { ...decision, rule } }));
    expect(await missingTexts(sentence)).toEqual([]);
  });

  test('appeals, and sees that the appeal is pending', async () => {
    const after = { ...report, ...concerned({ appeal }) };
    open(concerned({ isGone: true, can: { appeal: true } }), { appeal: async () => after });
    expect(await missingTexts('Annonsen finns inte längre, och kommer därför inte tillbaka.')).toEqual([]);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Det är mina egna' } });
    fireEvent.click(screen.getByRole('button', { name: 'Skicka överklagandet' }));
    expect(
      await missingTexts(
        'Ditt överklagande är inskickat',
        'Ditt överklagande',
        'Inskickat 6 mars 2026',
        'En människa prövar det, om möjligt en annan än den som beslutade.',
      ),
    ).toEqual([]);
  });

  test('sees their appeal from another tab instead of the form when they appeal again', async () => {
    let current = { ...report, ...concerned({ can: { appeal: true } }) };
    open(
      {},
      {
        find: async () => current,
        appeal: async () => {
          current = { ...report, ...concerned({ appeal }) };
          return refused('CONFLICT', reportTexts.mayNotAppeal);
        },
      },
    );
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'En gång till' } });
    fireEvent.click(screen.getByRole('button', { name: 'Skicka överklagandet' }));
    expect(await missingTexts(reportTexts.mayNotAppeal, 'Det är mina egna')).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Ditt överklagande');
  });

  test.each([
    ['upheld', 'Beslutet står fast'],
    ['overturned', 'Beslutet är ändrat'],
  ] as const)('sees that their appeal was %s, and that this is final', async (outcome, title) => {
    const made = { outcome, reason: 'Vi har sett kvittot', decidedAt: '2026-03-09T12:00:00.000Z' };
    open(concerned({ appeal: { ...appeal, ...made } }));
    expect(
      await missingTexts(
        title,
        'Vi har sett kvittot',
        'Beslutat 9 mars 2026. Det går inte att överklaga igen här.',
      ),
    ).toEqual([]);
  });
});

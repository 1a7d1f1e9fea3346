// The report dialog: categories, privacy notice, signature, missing fields, draft, failure and receipt.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ReportKind } from '#shared/features/reports/rules.ts';
import { type Answers, failed, show, missingTexts, viewer } from '../../../testing/show.tsx';
import { ReportDialog } from './report-dialog.tsx';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';

afterEach(() => {
  sessionStorage.clear();
  onClose.mockClear();
});

const onClose = vi.fn<() => void>();
const open = (kind: ReportKind, answers: Answers['reports'] = {}, as: typeof viewer | null = viewer) =>
  show(
    <ReportDialog what={{ kind, id, name: 'annonsen Jordan 1' }} onClose={onClose} />,
    { reports: answers },
    { as },
  );

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Skicka anmälan' }));
function fill(): void {
  fireEvent.click(screen.getByRole('radio', { name: 'Falsk vara eller kopia' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Vad är fel\?/ }), { target: { value: 'Sömmarna' } });
  fireEvent.click(
    screen.getByRole('checkbox', { name: /Jag intygar att uppgifterna stämmer, så vitt jag vet\./ }),
  );
}

test('lists the categories', async () => {
  open('ad');
  const reasons = within(await screen.findByRole('group', { name: /Vad gäller det\?/ }));
  expect(reasons.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Bedrägeri eller försök att lura någon',
    'Olagligt innehåll eller olaglig vara',
    'Kränkande, hotfullt eller hatiskt',
    'Falsk vara eller kopia',
    'Uppgifter eller bilder utan lov',
    'Spam eller reklam',
    'Fel kategori eller hör inte hemma här',
    'Sexuella övergrepp mot barn',
    'Något annat',
  ]);
});

test('explains which messages of a conversation are read', async () => {
  open('message');
  expect(
    await missingTexts(
      'En människa läser din anmälan. Den du rapporterar får inte veta att det var du. Vi läser meddelandet och några få före det, inget annat i samtalet.',
    ),
  ).toEqual([]);
});

test('requires a visitor’s name and e-mail, except for reports of child sexual abuse', async () => {
  open('ad', {}, null);
  expect(await missingTexts('Dit mejlar vi kvittot och beslutet.')).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Sexuella övergrepp mot barn' }));
  expect(
    await missingTexts('Du behöver inte skriva under. Gör du det mejlar vi kvittot och beslutet.'),
  ).toEqual([]);
});

test('shows a failed request', async () => {
  open('ad', { create: failed });
  fill();
  send();
  expect(await missingTexts('Kunde inte skicka anmälan. Ingen kontakt med servern.')).toEqual([]);
});

test('shows a receipt with a link to the report', async () => {
  open('ad', { create: async () => ({ id }) });
  fill();
  send();
  expect(
    await missingTexts(
      'Tack för din anmälan',
      'Vi har tagit emot anmälan aaaaaaaa',
      'Vi hör av oss när vi har bestämt oss. Du kan följa din anmälan, och den finns bland dina notiser.',
    ),
  ).toEqual([]);
});

const explanation = () => screen.getByRole('textbox', { name: /Vad är fel\?/ });

test('shows missing fields, and focuses the first', async () => {
  open('ad');
  send();
  expect(
    await missingTexts(
      'Välj vad det gäller',
      'Förklara varför, så att vi förstår vad som är fel',
      'Intyga att uppgifterna stämmer så vitt du vet',
    ),
  ).toEqual([]);
  expect(
    await missingTexts('Skriv så att vi förstår varför det är olagligt eller bryter mot villkoren.'),
  ).toEqual([]);
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
});

test('shows a visitor who has not signed what is missing, and then a receipt without a link', async () => {
  const create = vi.fn<(report: object) => Promise<{ id: string }>>(async () => ({ id }));
  open('ad', { create }, null);
  fill();
  send();
  expect(await missingTexts('Skriv ditt namn', 'Skriv din e-postadress, så att vi kan svara')).toEqual([]);
  expect(create).not.toHaveBeenCalled();
  const signature = { name: 'Vera Ek', email: 'vera@exempel.se' };
  fireEvent.change(screen.getByRole('textbox', { name: /Ditt namn/ }), { target: { value: signature.name } });
  fireEvent.change(screen.getByRole('textbox', { name: /Din e-postadress/ }), {
    target: { value: signature.email },
  });
  send();
  expect(
    await missingTexts(
      'Tack för din anmälan',
      'Har du skrivit din e-postadress mejlar vi dig ett kvitto nu, och beslutet när det är fattat.',
    ),
  ).toEqual([]);
  expect(create.mock.calls[0]?.[0]).toMatchObject(signature);
  expect(screen.queryByRole('link', { name: 'din anmälan' })).toBeNull();
});

test('a draft survives a reload, for its author only', () => {
  const page = open('ad');
  fill();
  page.unmount();
  const other = open('ad', {}, { ...viewer, id: '00000000-0000-4000-8000-00000000000b' });
  expect(explanation()).toHaveProperty('value', '');
  other.unmount();
  open('ad');
  expect(explanation()).toHaveProperty('value', 'Sömmarna');
  expect(screen.getByRole('radio', { name: 'Falsk vara eller kopia' })).toHaveProperty('checked', true);
});

const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));

const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

test('stays open until the result is known', async () => {
  const answer = Promise.withResolvers<{ id: string }>();
  open('ad', { create: () => answer.promise });
  fill();
  send();
  cancel();
  escape();
  expect(onClose).not.toHaveBeenCalled();
  answer.reject(new TypeError('Failed to fetch'));
  expect(await missingTexts('Kunde inte skicka anmälan. Ingen kontakt med servern.')).toEqual([]);
  expect(explanation()).toHaveProperty('value', 'Sömmarna');
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

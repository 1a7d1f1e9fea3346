// The report dialog: categories, privacy notice, signature, failure and receipt.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ReportKind } from '#shared/features/reports/rules.ts';
import { type Answers, failed, show, missingTexts, viewer } from '../../../testing/show.tsx';
import { ReportDialog } from './report-dialog.tsx';

const id = 'aaaaaaaa-0000-4000-8000-000000000001';

afterEach(() => sessionStorage.clear());

const open = (kind: ReportKind, answers: Answers['reports'] = {}, as: typeof viewer | null = viewer) =>
  show(
    <ReportDialog what={{ kind, id, name: 'annonsen Jordan 1' }} onClose={() => undefined} />,
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

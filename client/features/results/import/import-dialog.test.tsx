// The dialog that imports results: preview, import, and what is shown when it fails.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ImportPreview } from '#shared/features/results/import/contract.ts';
import { missingTexts, refused, show } from '../../../testing/show.tsx';
import { storedDrafts } from '../../../testing/stored-drafts.ts';
import { ImportDialog } from './import-dialog.tsx';

const onClose = vi.fn<() => void>();
beforeEach(() => sessionStorage.clear());
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (value: string) => fireEvent.change(screen.getByLabelText('Rader'), { target: { value } });

const preview: ImportPreview = {
  counts: { new: 2, changed: 1, same: 0, rejected: 1 },
  rows: [
    {
      line: 3,
      kind: 'rejected',
      home: 'Ekby',
      away: 'Alnäs',
      league: 'NBA',
      gameDate: null,
      homeScore: null,
      awayScore: null,
      status: null,
      note: 'Datumet ska skrivas som 2026-11-21',
    },
  ],
  newTeams: ['Ekby'],
  newLeagues: [],
  digest: 'digest',
};

test('previews an import, imports it, and needs a new preview after a change of the text', async () => {
  const importResults = vi.fn<(input: object) => Promise<{ created: number; changed: number }>>(async () => ({
    created: 2,
    changed: 1,
  }));
  show(<ImportDialog onClose={onClose} />, {
    results: { previewImport: async () => preview, importResults },
  });
  type('Datum;…');
  await press('Förhandsgranska');
  expect(
    await missingTexts(
      '2 nya, 1 ändras, 0 oförändrade, 1 avvisade',
      'Datumet ska skrivas som 2026-11-21',
      'Rad 3',
      'Ekby',
    ),
  ).toEqual([]);
  type('Datum;… och mer');
  expect(screen.queryByRole('button', { name: 'Importera 3 matcher' })).toBeNull();
  await press('Förhandsgranska');
  await press('Importera 3 matcher');
  await waitFor(() =>
    expect(importResults).toHaveBeenCalledWith({ csv: 'Datum;… och mer', digest: 'digest' }),
  );
  expect(await missingTexts('Importen är klar: 2 nya och 1 ändrade')).toEqual([]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(storedDrafts()).toHaveLength(0);
});

test('has the pasted rows when it is opened again', () => {
  const { unmount } = show(<ImportDialog onClose={onClose} />);
  type('Datum;Tid;Hemmalag');
  unmount();
  show(<ImportDialog onClose={onClose} />);
  expect(screen.getByLabelText('Rader')).toHaveProperty('value', 'Datum;Tid;Hemmalag');
});

test('shows that nothing was imported, and previews again', async () => {
  show(<ImportDialog onClose={onClose} />, {
    results: {
      previewImport: async () => preview,
      importResults: () => refused('CONFLICT', 'Resultaten har ändrats sedan förhandsgranskningen.'),
    },
  });
  type('Datum;…');
  await press('Förhandsgranska');
  await press('Importera 3 matcher');
  expect(
    await missingTexts(
      'Kunde inte importera. Inget har ändrats.',
      'Resultaten har ändrats sedan förhandsgranskningen.',
    ),
  ).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Förhandsgranska' })).toBeTruthy();
});

test('a late preview of an earlier text is not shown', async () => {
  const answers: ((found: ImportPreview) => void)[] = [];
  const previewImport = vi.fn<() => Promise<ImportPreview>>(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  show(<ImportDialog onClose={onClose} />, { results: { previewImport } });
  type('Datum;…');
  await press('Förhandsgranska');
  await waitFor(() => expect(previewImport).toHaveBeenCalledOnce());
  type('Datum;… och mer');
  answers[0]?.(preview);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Förhandsgranska' }).getAttribute('aria-busy')).not.toBe(
      'true',
    ),
  );
  expect(screen.queryByText('Datumet ska skrivas som 2026-11-21')).toBeNull();
});

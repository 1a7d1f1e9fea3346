// Dialog that imports associations from a CSV file: choosing it, a preview of what will happen, and the import.
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useId, useRef, useState } from 'react';
import type { ImportPreview, ImportRow } from '#shared/features/associations/editing/contract.ts';
import { csvColumns, MAX_CSV_LENGTH, MAX_CSV_ROWS } from '#shared/features/associations/editing/csv-rules.ts';
import { associationTexts, countAssociations } from '#shared/features/associations/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, fieldErrorsOf, isRefusal } from '../../../core/failure.ts';
import { readTextFile } from '../../../core/read-text-file.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CsvFilePicker } from '../../../ui/form/csv-file-picker.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';

const MAX_SHOWN = 100;
const MAX_SHOWN_COLUMNS = 10;
/** Of a name, in characters: a file without line breaks has one long name. */
const MAX_COLUMN_LENGTH = 40;

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const form = useImport(onClose);
  const { preview, failure, isBusy } = form;
  const count = preview?.rows.filter(({ outcome }) => outcome === 'new').length ?? 0;
  return (
    <FormDialog
      title="Importera föreningar"
      description={<Columns />}
      submitLabel={count > 0 ? `Importera ${countAssociations(count)}` : 'Importera'}
      size="lg"
      isSaving={isBusy}
      failure={failure}
      onSubmit={form.importFile}
      onClose={onClose}
    >
      <CsvFilePicker onPick={(file) => void form.choose(file)} />
      {preview && <Preview preview={preview} />}
    </FormDialog>
  );
}

function Columns() {
  const names = Object.values(csvColumns).map(([name]) => name);
  return (
    <>
      Kolumner:{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {/* Names such as "e-post" are written in one piece. */}
          <span className="whitespace-nowrap">
            {name}
            {index < names.length - 1 ? ',' : '.'}
          </span>{' '}
        </Fragment>
      ))}
      Bara namn krävs. Högst {MAX_CSV_ROWS} rader.
    </>
  );
}

function useImport(onClose: () => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<ImportPreview>();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** The file chosen last: a slow answer for an earlier one is ignored. */
  const lastFile = useRef<File>(undefined);

  async function attempt(work: () => Promise<void>, isCurrent = () => true): Promise<void> {
    setFailure('');
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isCurrent()) return;
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error));
      setFailure(fieldErrorsOf(error)['csv'] ?? `${associationTexts.importFailed}. ${errorMessageOf(error)}`);
    } finally {
      if (isCurrent()) setIsBusy(false);
    }
  }

  function choose(file: File): Promise<void> {
    setPreview(undefined);
    lastFile.current = file;
    const isCurrent = () => file === lastFile.current;
    return attempt(async () => {
      const text = await readTextFile(file);
      if (!isCurrent()) return;
      if (text.length > MAX_CSV_LENGTH) return setFailure('Filen är för stor. Dela upp den i flera.');
      const found = await api.associations.previewImport.call({ csv: text });
      if (!isCurrent()) return;
      setPreview(found);
      setCsv(text);
    }, isCurrent);
  }

  async function importFile(): Promise<void> {
    if (!preview) return setFailure('Välj en fil först');
    if (!preview.rows.some(({ outcome }) => outcome === 'new'))
      return setFailure('Filen har inga nya föreningar att importera.');
    await attempt(async () => {
      const { created } = await api.associations.import.call({ csv });
      await queryClient.invalidateQueries({ queryKey: api.associations.key() });
      toast.success(created === 1 ? '1 förening importerad' : `${created} föreningar importerade`);
      onClose();
    });
  }

  return { preview, failure, isBusy, choose, importFile };
}

const outcomes: Record<ImportRow['outcome'], { label: string; tone: BadgeTone }> = {
  new: { label: 'Ny', tone: 'success' },
  exists: { label: 'Finns redan', tone: 'neutral' },
  invalid: { label: 'Hoppas över', tone: 'danger' },
};

const columns: Column<ImportRow>[] = [
  { key: 'line', label: 'Rad', cell: ({ line }) => line },
  {
    key: 'name',
    label: 'Namn',
    role: 'heading',
    cell: ({ name }) => <span className="font-semibold [overflow-wrap:anywhere]">{name || 'Utan namn'}</span>,
  },
  {
    key: 'city',
    label: 'Ort',
    // The minimum width prevents breaks within ordinary names beside a long reason.
    cell: ({ city }) => (
      <span className="inline-block [overflow-wrap:anywhere] @3xl:min-w-22">{city || '–'}</span>
    ),
  },
  {
    key: 'outcome',
    label: 'Resultat',
    isLong: true,
    cell: ({ outcome, reason }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>
        {outcome === 'invalid' && <span className="[overflow-wrap:anywhere]">{reason}</span>}
      </span>
    ),
  },
];

function Preview({ preview: { rows, ignoredColumns } }: { preview: ImportPreview }) {
  const headingId = useId();
  const countOf = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  // Rows with errors are sorted first.
  const order = ['invalid', 'new', 'exists'];
  const shown = rows
    .toSorted((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome))
    .slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} className="text-base">
        Förhandsvisning
      </h3>
      <output className="text-sm">
        {countAssociations(countOf('new'))} skapas, {countOf('exists')} finns redan, {countOf('invalid')}{' '}
        hoppas över.
        {ignoredColumns.length > 0 && ` Kolumner som inte används: ${listColumns(ignoredColumns)}.`}
      </output>
      <Table caption="Rader i filen" columns={columns} rows={shown} rowKey={({ line }) => line} />
      {rows.length > shown.length && (
        <p className="text-sm text-muted">
          {shown.length} av {rows.length} rader visas.
        </p>
      )}
    </section>
  );
}

/** "adress, roll och 4 till" */
function listColumns(names: readonly string[]): string {
  const unique = [...new Set(names)];
  const shown = unique
    .slice(0, MAX_SHOWN_COLUMNS)
    .map((name) => (name.length > MAX_COLUMN_LENGTH ? `${name.slice(0, MAX_COLUMN_LENGTH)} …` : name))
    .join(', ');
  return unique.length > MAX_SHOWN_COLUMNS ? `${shown} och ${unique.length - MAX_SHOWN_COLUMNS} till` : shown;
}

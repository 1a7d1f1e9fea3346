// Dialog that imports results from CSV: paste or choose a file, see what would change, import. Loaded on demand.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportPreview as Preview } from '#shared/features/results/import/contract.ts';
import { MAX_IMPORT_ROWS } from '#shared/features/results/import/rules.ts';
import { importTexts } from '#shared/features/results/import/texts.ts';
import { useApi } from '../../../core/api.ts';
import { useTextDraft } from '../../../core/drafts/use-draft.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { readTextFile } from '../../../core/read-text-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CsvFilePicker } from '../../../ui/form/csv-file-picker.tsx';
import { Field, FieldError } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { ImportPreview } from './import-preview.tsx';

const EXAMPLE = `Datum;Tid;Hemmalag;Bortalag;Hemmapoäng;Bortapoäng;Liga;Arena
2026-11-21;18:00;Norrvikens Basket;Sjöstaden BBK;88;81;Basketligan;Norrvikshallen`;

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { draft: csv, setDraft: setCsv, clear: deleteDraft } = useTextDraft('result-import');
  const { preview, isBusy, failure, check, run, clear } = useImport(csv, () => {
    deleteDraft();
    onClose();
  });
  /** The file chosen last: one that is read for longer is ignored. */
  const lastFile = useRef<File>(undefined);
  const toImport = preview ? preview.counts.new + preview.counts.changed : 0;

  function change(text: string): void {
    setCsv(text);
    clear();
  }

  async function pick(file: File): Promise<void> {
    lastFile.current = file;
    const text = await readTextFile(file);
    if (file === lastFile.current) change(text);
  }

  return (
    <Dialog
      open
      hangs
      size="lg"
      title="Importera resultat"
      description={`En CSV-fil med semikolon eller komma och rubriker på första raden. Högst ${MAX_IMPORT_ROWS.toLocaleString('sv-SE')} rader.`}
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          {toImport > 0 ? (
            <Button variant="primary" busy={isBusy} onClick={() => void run()}>
              {`Importera ${toImport} ${toImport === 1 ? 'match' : 'matcher'}`}
            </Button>
          ) : (
            <Button variant="primary" busy={isBusy} onClick={() => void check()}>
              Förhandsgranska
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <CsvFilePicker onPick={(file) => void pick(file)} />
        <Field label="Rader" hint="Välj en fil, eller klistra in raderna här.">
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              spellCheck={false}
              placeholder={EXAMPLE}
              value={csv}
              className="font-mono text-sm"
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        <div aria-live="polite" className="flex flex-col gap-5">
          {failure && <FieldError>{failure}</FieldError>}
          {preview && <ImportPreview preview={preview} />}
        </div>
      </div>
    </Dialog>
  );
}

function useImport(csv: string, onImported: () => void) {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const [preview, setPreview] = useState<Preview>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** Grows with each change of the text: a slow preview of an earlier text is ignored. */
  const change = useRef(0);

  async function attempt(failed: string, work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      // The preview is cleared, because the results may have changed: a new preview shows the changes.
      setPreview(undefined);
      setFailure(`${failed}. ${errorMessageOf(error)}`.replace('.. ', '. '));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    preview,
    isBusy,
    failure,
    check: () =>
      attempt(importTexts.previewFailed, async () => {
        const previewed = change.current;
        const found = await results.previewImport.call({ csv });
        if (previewed === change.current) setPreview(found);
      }),
    run: () =>
      attempt(importTexts.importFailed, async () => {
        const done = await results.importResults.call({ csv, digest: preview?.digest ?? '' });
        await queryClient.invalidateQueries({ queryKey: results.key() });
        toast.success(importTexts.done(done));
        onImported();
      }),
    clear() {
      change.current += 1;
      setPreview(undefined);
      setFailure('');
    },
  };
}

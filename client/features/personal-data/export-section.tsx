// Export of the user's data: request, progress, download and failure.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { PersonalExport } from '#shared/features/personal-data/contract.ts';
import { exportFilePath } from '#shared/features/personal-data/address.ts';
import { formatDateTime } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import { useSignInPrompt } from '../../core/sign-in-prompt.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatSize } from './format-size.ts';

export interface ExportSectionProps {
  copy: PersonalExport | null;
  /** Why the status of the export could not be loaded. */
  failure: string;
}

export function ExportSection({ copy, failure }: ExportSectionProps) {
  const { request, isRequesting, refusal } = useExportRequest();
  return (
    <section aria-labelledby="own-copy" className="flex flex-col items-start gap-4">
      <h3 id="own-copy" className="text-base">
        Ladda ner dina uppgifter
      </h3>
      <p className="text-muted">
        Du får en zip-fil med allt vi har om dig, som profil, annonser, meddelanden, det du har skrivit i
        forumet, favoriter, inloggningar och dina bilder.
      </p>
      {/* Announces status changes; the progress bar announces progress. */}
      <p className="sr-only" aria-live="polite">
        {copy && statusTexts[copy.status]}
      </p>
      {copy?.status === 'waiting' && <ExportProgress copy={copy} />}
      {copy?.file && <ExportDownload id={copy.id} file={copy.file} />}
      {copy?.status === 'failed' && (
        <Notice tone="danger" title="Filen kunde inte göras">
          Något gick fel hos oss. Inget av det du har här är borta.
        </Notice>
      )}
      {copy?.status !== 'waiting' && (
        <Button busy={isRequesting} onClick={request}>
          {labelOf(copy)}
        </Button>
      )}
      <div aria-live="polite">{(refusal || failure) && <FieldError>{refusal || failure}</FieldError>}</div>
    </section>
  );
}

const statusTexts = {
  waiting: 'Filen förbereds.',
  ready: 'Filen är klar att hämta.',
  failed: 'Filen kunde inte göras.',
};

function labelOf(copy: PersonalExport | null): string {
  if (!copy) return 'Ladda ner dina uppgifter';
  return copy.status === 'failed' ? 'Försök igen' : 'Gör en ny fil';
}

function ExportProgress({ copy: { steps } }: { copy: PersonalExport }) {
  return (
    <div className="w-full">
      <ProgressBar
        label="Samlar ihop dina uppgifter"
        {...(steps.total > 0 && { value: (100 * steps.done) / steps.total })}
      />
      <p className="mt-2 text-sm text-muted">
        Du kan lämna sidan så länge. Filen väntar här när du kommer tillbaka.
      </p>
    </div>
  );
}

function ExportDownload({ id, file }: { id: string; file: NonNullable<PersonalExport['file']> }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <ButtonLink href={exportFilePath(id)} download variant="primary" icon={<Download size={18} />}>
        Hämta filen ({formatSize(file.bytes)})
      </ButtonLink>
      <p className="text-sm text-muted">Finns till {formatDateTime(file.expiresAt)}.</p>
    </div>
  );
}

function useExportRequest() {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { mutate, isPending, error } = useMutation(
    api.personalData.requestExport.mutationOptions({
      onSuccess: (copy) =>
        queryClient.setQueryData(
          api.personalData.find.queryKey(),
          (data) => data && { ...data, export: copy },
        ),
      onError: (failure) => {
        if (isRefusal(failure, 'UNAUTHORIZED'))
          promptSignIn(errorMessageOf(failure), () => mutate(undefined));
      },
    }),
  );
  return {
    request: () => mutate(undefined),
    isRequesting: isPending,
    refusal: error ? errorMessageOf(error) : '',
  };
}

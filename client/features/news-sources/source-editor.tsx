// The editor of a news source, with a test before it is saved; loaded on demand. Source: spec 2 §2 News sources.
import { useQuery } from '@tanstack/react-query';
import type { NewsSource } from '#shared/features/news-sources/schemas.ts';
import { newsSourceTexts } from '#shared/features/news-sources/texts.ts';
import { useApi } from '../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../core/failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FieldError } from '../../ui/form/field.tsx';
import { SourceFields } from './source-fields.tsx';
import { SourceTest } from './source-test.tsx';
import { useSourceForm } from './use-source-form.ts';

export interface SourceEditorProps {
  /** Undefined for a new one. */
  id: string | undefined;
  onClose: () => void;
}

export function SourceEditor({ id, onClose }: SourceEditorProps) {
  return id === undefined ? (
    <SourceForm source={undefined} onClose={onClose} />
  ) : (
    <SavedSourceEditor key={id} id={id} onClose={onClose} />
  );
}

function SavedSourceEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(
    useApi().newsSources.find.queryOptions({ input: { id } }),
  );
  if (data) return <SourceForm source={data} onClose={onClose} />;
  if (!error)
    return (
      <Loading label="Laddar nyhetskällan" className="flex max-w-2xl flex-col gap-4">
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-32 rounded-md" />
      </Loading>
    );
  if (isRefusal(error, 'NOT_FOUND'))
    return (
      <EmptyState
        title={newsSourceTexts.notFound}
        action={<Button onClick={onClose}>Till alla källor</Button>}
      >
        Den kan ha raderats av någon annan.
      </EmptyState>
    );
  return (
    <FailedState title="Kunde inte visa nyhetskällan" onRetry={() => void refetch()} isRetrying={isFetching}>
      {errorMessageOf(error)}
    </FailedState>
  );
}

function SourceForm({ source, onClose }: { source: NewsSource | undefined; onClose: () => void }) {
  const { draft, change, save, isSaving, errors, failure, discard } = useSourceForm(source, onClose);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <form
        noValidate
        aria-label={source ? `Redigera ${source.name}` : 'Ny källa'}
        className="flex max-w-2xl flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SourceFields draft={draft} errors={errors} onChange={change} />
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={isSaving}>
            {source ? 'Uppdatera' : 'Skapa'}
          </Button>
          <Button onClick={discard}>Avbryt</Button>
        </div>
      </form>
      <SourceTest url={draft.url} category={draft.category} />
    </div>
  );
}

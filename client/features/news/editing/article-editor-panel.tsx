// Loads the editor, and the article that it changes.
import { useQuery } from '@tanstack/react-query';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LazyPanel } from '../../../ui/lazy/lazy-panel.tsx';
import type { ArticleEditorProps } from './article-editor.tsx';

const loadEditor = async () => (await import('./article-editor.tsx')).ArticleEditor;

export interface ArticleEditorPanelProps extends Omit<ArticleEditorProps, 'article'> {
  /** `new` for a new article. */
  id: string;
}

export function ArticleEditorPanel({ id, ...props }: ArticleEditorPanelProps) {
  const isNew = id === 'new';
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().news.findForEditing.queryOptions({ input: { id } }),
    enabled: !isNew,
  });
  if (error && !data)
    return (
      <FailedState title={newsEditingTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    );
  const placeholder = (
    <Loading label="Laddar artikeln" className="flex max-w-3xl flex-col gap-5">
      <Skeleton className="h-64 rounded-md" />
      <Skeleton className="h-40 rounded-md" />
    </Loading>
  );
  if (!isNew && !data) return placeholder;
  return (
    <LazyPanel
      key={id}
      load={loadEditor}
      props={{ ...props, article: isNew ? undefined : data }}
      placeholder={placeholder}
      errorTitle="Kunde inte visa redigeraren"
      level={2}
    />
  );
}

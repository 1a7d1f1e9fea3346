// One article for review: its texts, its source, and the decision. Loaded when it opens.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EditedArticle } from '#shared/features/news/editing/contract.ts';
import { newsEditingTexts } from '#shared/features/news/editing/texts.ts';
import { formatMinute } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useModerationKeys } from '../../../core/moderation/use-moderation-keys.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Facts } from '../../../ui/layout/card.tsx';
import { ModerationFooter, type ModerationSteps } from '../../../ui/moderation/moderation-footer.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import type { ArticleActions } from './article-actions.ts';
import { ArticleBadges } from './article-badges.tsx';

export interface ArticleDetailsProps extends ModerationSteps {
  id: string;
  busy: ArticleActions['busy'];
  /** Whether the keyboard shortcuts are on. */
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  onClose: () => void;
}

export function ArticleDetails({ id, busy, hasKeys, onKeys, onClose, ...steps }: ArticleDetailsProps) {
  const { data, error, refetch } = useQuery(useApi().news.findForEditing.queryOptions({ input: { id } }));
  const { position, onDecide, onPrevious, onNext } = steps;
  const top = useRef<HTMLOutputElement>(null);
  const can = data && { approve: data.can.approve, reject: false, remove: true };
  useModerationKeys({ isOn: hasKeys, can, onDecide, onPrevious, onNext });
  // Starts each article scrolled to the top.
  useEffect(() => {
    if (id) top.current?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);
  const title = data?.title ?? 'Artikel';
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      footer={
        can && (
          <ModerationFooter
            {...steps}
            labels={{ previous: 'Föregående artikel', next: 'Nästa artikel' }}
            can={can}
            busy={busyDecision(busy, id)}
            hasKeys={hasKeys}
            onKeys={onKeys}
          />
        )
      }
    >
      <output ref={top} tabIndex={-1} data-takes-focus="" className="sr-only">
        {data && (position ? `Artikel ${position.number} av ${position.of}: ${title}` : title)}
      </output>
      {data ? (
        <Details article={data} />
      ) : error ? (
        <FailedState title={newsEditingTexts.listFailed} onRetry={() => void refetch()}>
          {errorMessageOf(error)}
        </FailedState>
      ) : (
        <Loading label="Laddar artikeln">
          <Skeleton className="h-40 rounded-md" />
        </Loading>
      )}
    </Dialog>
  );
}

function busyDecision(busy: ArticleActions['busy'], id: string): 'approved' | 'removed' | null {
  if (!busy?.ids.includes(id) || busy.action === 'toggle') return null;
  return busy.action === 'approve' ? 'approved' : 'removed';
}

function Details({ article }: { article: EditedArticle }) {
  const { excerpt, html, category, source, createdAt, originalUrl, duplicates, duplicateOf, reviewer } =
    article;
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <ArticleBadges article={article} />
        <p className="text-lg [overflow-wrap:anywhere]">{excerpt}</p>
        <RichText hasWholeQuotes html={html} />
        {originalUrl && <SourceLink href={originalUrl}>Läs originalet hos {source ?? 'källan'}</SourceLink>}
        {duplicateOf && (
          <p className="text-sm text-muted [overflow-wrap:anywhere]">Samma nyhet som ”{duplicateOf.title}”</p>
        )}
        {duplicates.length > 0 && (
          <div>
            <h3 className="text-base">Samma nyhet hos andra</h3>
            <ul className="list-disc pl-5">
              {duplicates.map((other) => (
                <li key={`${other.source} ${other.originalUrl}`}>
                  {other.originalUrl ? (
                    <SourceLink href={other.originalUrl}>{other.source}</SourceLink>
                  ) : (
                    other.source
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-3 text-sm">
        <ArticlePicture article={article} sizes="16rem" className="rounded-md" />
        <Facts
          facts={[
            { term: 'Kategori', value: category },
            ...(source ? [{ term: 'Källa', value: source }] : []),
            { term: 'Skapad', value: formatMinute(createdAt) },
            ...(reviewer ? [{ term: 'Granskad av', value: reviewer }] : []),
          ]}
        />
      </div>
    </div>
  );
}

function SourceLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="self-start text-pine underline [overflow-wrap:anywhere]"
    >
      {children}
      <span className="sr-only">, öppnas i ny flik</span>
    </a>
  );
}

// An article in the table of the news management. Source: spec 2 §2 News.
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { EditedArticleRow } from '#shared/features/news/editing/contract.ts';
import { countViews } from '#shared/features/views/texts.ts';
import { formatDay } from '#shared/format.ts';
import { titleLinkId } from '../../../core/moderation/focus-after-removal.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import type { ArticleAction, ArticleActions } from './article-actions.ts';
import { ArticleBadges } from './article-badges.tsx';

export interface ArticleListRowProps {
  article: EditedArticleRow;
  actions: Pick<ArticleActions, 'approve' | 'toggle' | 'remove' | 'busy'>;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Addresses of the details and of the editor. */
  href: string;
  editHref: string;
}

export function ArticleListRow({
  article,
  actions,
  isSelected,
  onSelect,
  href,
  editHref,
}: ArticleListRowProps) {
  const { id, title, excerpt, category, source, createdAt, views, originalUrl, duplicateOf } = article;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-md border border-line bg-surface p-3 sm:grid-cols-[auto_9rem_minmax(0,1fr)]">
      <Checkbox
        label={`Markera ${title}`}
        hideLabel
        disabled={!article.can.approve}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
        className="self-start"
      />
      <ArticlePicture article={article} sizes="9rem" className="rounded-sm max-sm:max-w-36 sm:self-start" />
      <div className="flex min-w-0 flex-col gap-1.5 max-sm:col-span-2">
        <ArticleBadges article={article} />
        <h2 className="text-base">
          <Anchor
            href={href}
            id={titleLinkId(id)}
            className="-my-3.5 py-3.5 hyphens-auto [overflow-wrap:anywhere] hover:underline"
          >
            {title}
          </Anchor>
        </h2>
        <p className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{excerpt}</p>
        {duplicateOf && (
          <p className="text-sm text-muted [overflow-wrap:anywhere]">Samma nyhet som ”{duplicateOf.title}”</p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted [overflow-wrap:anywhere]">
          <span>{category}</span>
          {source && <span>{source}</span>}
          <time dateTime={createdAt} className="tabular-nums">
            {formatDay(createdAt)}
          </time>
          <span>{countViews(views)}</span>
          {originalUrl && (
            <a
              href={originalUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="-my-2.5 inline-flex min-h-11 items-center gap-1 text-pine underline"
            >
              Original
              <ExternalLink size={14} aria-hidden="true" />
              <span className="sr-only">, {title}, öppnas i ny flik</span>
            </a>
          )}
        </p>
        <RowActions article={article} actions={actions} editHref={editHref} />
      </div>
    </li>
  );
}

function RowActions({
  article,
  actions,
  editHref,
}: Pick<ArticleListRowProps, 'article' | 'actions' | 'editHref'>) {
  const { id, title, status } = article;
  const isBusy = (action: ArticleAction) => actions.busy?.action === action && actions.busy.ids.includes(id);
  const isPublished = status === 'approved';
  const toggleLabel = isPublished ? 'Avpublicera' : 'Publicera';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {article.can.approve && (
        <Button
          size="sm"
          icon={<Check size={18} />}
          aria-label={`Godkänn ${title}`}
          busy={isBusy('approve')}
          onClick={() => void actions.approve([article])}
        >
          Godkänn
        </Button>
      )}
      <Button
        size="sm"
        icon={isPublished ? <EyeOff size={18} /> : <Eye size={18} />}
        aria-label={`${toggleLabel} ${title}`}
        busy={isBusy('toggle')}
        onClick={() => void actions.toggle(article)}
      >
        {toggleLabel}
      </Button>
      <ButtonLink size="sm" icon={<Pencil size={18} />} href={editHref} aria-label={`Redigera ${title}`}>
        Redigera
      </ButtonLink>
      <IconButton
        label={`Ta bort ${title}`}
        icon={<Trash2 size={18} />}
        disabled={isBusy('remove')}
        onClick={() => void actions.remove(article)}
      />
    </div>
  );
}

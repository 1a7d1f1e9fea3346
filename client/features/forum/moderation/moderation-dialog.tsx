// One post or comment for moderators: its text, what was written before it, and its author. Loaded when it opens.
import { useQuery } from '@tanstack/react-query';
import type { ItemDetails } from '#shared/features/forum/moderation/contract.ts';
import { postStatuses } from '#shared/features/forum/moderation/texts.ts';
import { formatDay, formatMinute } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { Facts } from '../../../ui/layout/card.tsx';
import type { EditModeration } from './edit-moderation.ts';
import { ItemVersions } from './item-versions.tsx';
import type { ForumModeration } from './moderation-actions.ts';
import { FailedForumList } from './moderation-list.tsx';
import { ItemChoices, nameOf } from './moderation-table.tsx';

export interface ForumDialogProps {
  id: string;
  moderation: ForumModeration;
  edits: EditModeration;
  onClose: () => void;
}

export function ForumDialog({ id, moderation, edits, onClose }: ForumDialogProps) {
  const { data, error, refetch } = useQuery(useApi().forum.findForModeration.queryOptions({ input: { id } }));
  return (
    <Dialog
      open
      hasOwnAddress
      size="lg"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={data ? nameOf(data) : 'Foruminlägg'}
      footer={
        data && (
          <>
            {data.can.remove && (
              <Button variant="danger" onClick={() => void moderation.decide([data], 'removed')}>
                Ta bort …
              </Button>
            )}
            <ItemChoices item={data} moderation={moderation} />
          </>
        )
      }
    >
      {data ? (
        <Details item={data} edits={edits} />
      ) : error ? (
        <FailedForumList error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="Laddar inlägget">
          <Skeleton className="h-40 rounded-md" />
        </Loading>
      )}
    </Dialog>
  );
}

function Details({ item, edits }: { item: ItemDetails; edits: EditModeration }) {
  const { author, before, category, createdAt, decision, editedAt, history, html, reports, status } = item;
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        {before.map((earlier) => (
          <blockquote
            key={earlier.number}
            className="mb-3 border-l-4 border-line pl-3 text-sm [overflow-wrap:anywhere] whitespace-pre-line text-muted"
          >
            <span className="block font-semibold">
              {earlier.number === 0 ? 'Inlägget' : `#${earlier.number}`}, {earlier.name}
            </span>
            {earlier.content}
          </blockquote>
        ))}
        <RichText html={html} />
        <ItemVersions item={item} edits={edits} />
      </div>
      <div className="text-sm">
        <Badge tone={postStatuses[status].tone}>{postStatuses[status].label}</Badge>
        <Facts
          facts={[
            { term: 'Kategori', value: category },
            { term: 'Skrivet', value: formatMinute(createdAt) },
            ...(editedAt ? [{ term: 'Redigerat', value: formatMinute(editedAt) }] : []),
            ...(reports > 0 ? [{ term: 'Öppna anmälningar', value: reports }] : []),
            ...(decision
              ? [{ term: 'Beslut', value: `${decision.by ?? 'Okänd'}, ${formatMinute(decision.at)}` }]
              : []),
          ]}
        />
        <h3 className="mt-4 text-base [overflow-wrap:anywhere]">{author?.name ?? 'Borttagen användare'}</h3>
        {author && <p className="[overflow-wrap:anywhere] text-muted">{author.email}</p>}
        {history && (
          <Facts
            facts={[
              { term: 'Medlem sedan', value: formatDay(history.createdAt) },
              { term: 'Godkända inlägg', value: history.posts },
              { term: 'Godkända kommentarer', value: history.comments },
              { term: 'Avvisat eller borttaget', value: history.restricted },
              { term: 'Öppna anmälningar', value: history.openReports },
            ]}
          />
        )}
      </div>
    </div>
  );
}

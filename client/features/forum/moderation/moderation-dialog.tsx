// One post or comment for moderators: its text, what was written before it, and its author. Loaded when it opens.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ItemDetails, TextVersion } from '#shared/features/forum/moderation/contract.ts';
import type { DecidedStatus } from '#shared/features/forum/moderation/rules.ts';
import { postStatuses } from '#shared/features/forum/moderation/texts.ts';
import { formatDay, formatMinute } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { useModerationKeys } from '../../../core/moderation/use-moderation-keys.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { Facts } from '../../../ui/layout/card.tsx';
import { ModerationFooter, type ModerationSteps } from '../../../ui/moderation/moderation-footer.tsx';
import { nameOf } from './item-name.ts';
import type { EditModeration } from './edit-moderation.ts';
import { type ItemVersions, useItemVersions, VersionsOfItem } from './item-versions.tsx';
import type { ForumModeration } from './moderation-actions.ts';
import { FailedForumList } from './moderation-list.tsx';

export interface ForumDialogProps extends Omit<ModerationSteps, 'onDecide'> {
  id: string;
  busy: ForumModeration['busy'];
  /** The decision on a pending edit that is in progress. */
  busyEdit: EditModeration['busy'];
  /** Decides on the item, or on its pending edit. */
  onDecide: (status: DecidedStatus) => void;
  onDecideOnEdit: (edit: TextVersion, status: 'approved' | 'rejected') => void;
  /** Whether the keyboard shortcuts are on. */
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
  onClose: () => void;
}

export function ForumDialog(props: ForumDialogProps) {
  const {
    id,
    busy,
    busyEdit,
    hasKeys,
    onKeys,
    onClose,
    onDecide: onDecideOnItem,
    onDecideOnEdit,
    ...steps
  } = props;
  const { data, error, refetch } = useQuery(useApi().forum.findForModeration.queryOptions({ input: { id } }));
  const { position, onPrevious, onNext } = steps;
  const versions = useItemVersions(data);
  // A text whose edit is pending is in the list for the edit: the text itself has been approved.
  const { held } = versions;
  const isForEdit = data?.hasHeldEdit || held !== undefined;
  const can =
    data && (isForEdit ? { ...data.can, approve: held !== undefined, reject: held !== undefined } : data.can);
  const labels = isForEdit ? { approve: 'Godkänn ändringen', reject: 'Avvisa ändringen' } : undefined;
  const onDecide = (status: DecidedStatus) =>
    held && status !== 'removed' ? onDecideOnEdit(held, status) : onDecideOnItem(status);
  const top = useRef<HTMLOutputElement>(null);
  useModerationKeys({ isOn: hasKeys, can, onDecide, onPrevious, onNext });
  // Starts each item scrolled to the top.
  useEffect(() => {
    if (id) top.current?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
  }, [id]);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={data ? nameOf(data) : 'Foruminlägg'}
      footer={
        can && (
          <ModerationFooter
            {...steps}
            labels={{ previous: 'Föregående text', next: 'Nästa text', ...labels }}
            can={can}
            busy={busy?.ids.includes(id) ? busy.status : busyEdit}
            onDecide={onDecide}
            hasKeys={hasKeys}
            onKeys={onKeys}
          />
        )
      }
    >
      <output ref={top} tabIndex={-1} data-takes-focus="" className="sr-only">
        {data && (position ? `Text ${position.number} av ${position.of}: ${nameOf(data)}` : nameOf(data))}
      </output>
      {data ? (
        <Details item={data} versions={versions} />
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

function Details({ item, versions }: { item: ItemDetails; versions: ItemVersions }) {
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
        <VersionsOfItem versions={versions} />
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

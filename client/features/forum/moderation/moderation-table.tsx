// The moderators' table of posts and comments; on phones each row is a card. Source: spec 2 §2 Forum posts.
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import { postStatuses } from '#shared/features/forum/moderation/texts.ts';
import { commentPath } from '#shared/features/forum/thread/comment-pages.ts';
import { formatDay } from '#shared/format.ts';
import { titleLinkId } from '../../../core/moderation/focus-after-removal.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import type { MenuItem } from '../../../ui/button/menu-panel.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { nameOf } from './item-name.ts';
import type { ForumModeration } from './moderation-actions.ts';

type Decisions = Pick<ForumModeration, 'decide' | 'busy'>;

export interface ForumTableProps {
  items: readonly ModeratedItem[];
  moderation: Decisions;
  selected: ReadonlySet<string>;
  onSelect: (item: ModeratedItem, isSelected: boolean) => void;
  hrefOf: (item: ModeratedItem) => string;
}

export function ForumTable(props: ForumTableProps) {
  return (
    <div className="text-sm">
      <Table
        isDense
        caption="Foruminlägg"
        columns={columnsOf(props)}
        rows={props.items}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function columnsOf({ moderation, selected, onSelect, hrefOf }: ForumTableProps): Column<ModeratedItem>[] {
  return [
    {
      key: 'tick',
      label: 'Markera',
      role: 'tick',
      cell: (item) => (
        <Checkbox
          label={`Markera ${nameOf(item)}`}
          hideLabel
          disabled={item.status !== 'pending'}
          checked={selected.has(item.id)}
          onChange={(event) => onSelect(item, event.target.checked)}
        />
      ),
    },
    {
      key: 'title',
      label: 'Inlägg',
      role: 'heading',
      cell: (item) => (
        <span className="block min-w-0 text-left">
          <Anchor
            href={hrefOf(item)}
            id={titleLinkId(item.id)}
            className="font-semibold hyphens-auto [overflow-wrap:anywhere] hover:underline"
          >
            {nameOf(item)}
          </Anchor>
          <span className="block font-normal [overflow-wrap:anywhere] text-muted">{item.preview}</span>
        </span>
      ),
    },
    {
      key: 'author',
      label: 'Skrivet av',
      cell: ({ author }) => (
        <span className="block min-w-0 @min-[60rem]:max-w-48">
          <span className="block truncate">{author?.name ?? 'Borttagen användare'}</span>
          <span className="block truncate text-muted" title={author?.email}>
            {author?.email}
          </span>
        </span>
      ),
    },
    { key: 'category', label: 'Kategori', cell: ({ category }) => category },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status, reports, hasHeldEdit }) => (
        <span className="inline-flex flex-wrap justify-end gap-1 @min-[60rem]:justify-start">
          <Badge tone={postStatuses[status].tone}>{postStatuses[status].label}</Badge>
          {hasHeldEdit && <Badge tone="warning">Ändring väntar</Badge>}
          {reports > 0 && (
            <Badge tone="danger">{reports === 1 ? '1 anmälan' : `${reports} anmälningar`}</Badge>
          )}
        </span>
      ),
    },
    {
      key: 'created',
      label: 'Skapat',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDay(createdAt)}
        </time>
      ),
    },
    {
      key: 'choices',
      label: 'Beslut',
      cell: (item) => <ItemChoices item={item} moderation={moderation} />,
    },
    {
      key: 'menu',
      label: 'Åtgärder',
      role: 'actions',
      cell: (item) => (
        <MenuButton label={`Åtgärder för ${nameOf(item)}`} items={menuOf(item, moderation, hrefOf(item))} />
      ),
    },
  ];
}

const choices = [
  { permission: 'approve', status: 'approved', label: 'Godkänn', icon: <Check size={18} /> },
  { permission: 'reject', status: 'rejected', label: 'Avvisa', icon: <X size={18} /> },
] as const;

/** "Godkänn" and "Avvisa", as far as they are possible. */
function ItemChoices({ item, moderation }: { item: ModeratedItem; moderation: Decisions }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-2 @min-[60rem]:flex-nowrap">
      {choices.map(({ permission, status, label, icon }) =>
        item.can[permission] ? (
          <Button
            key={status}
            size="sm"
            icon={icon}
            title={label}
            aria-label={`${label} ${nameOf(item)}`}
            busy={moderation.busy?.status === status && moderation.busy.ids.includes(item.id)}
            onClick={() => void moderation.decide([item], status)}
            className="@max-[60rem]:min-h-11 @min-[60rem]:px-2"
          >
            <span className="@min-[60rem]:hidden">{label}</span>
          </Button>
        ) : null,
      )}
    </span>
  );
}

function menuOf(item: ModeratedItem, moderation: Decisions, href: string): MenuItem[] {
  return [
    { label: 'Visa detaljer', icon: <Eye size={18} />, href },
    {
      label: 'Öppna i forumet',
      icon: <ExternalLink size={18} />,
      href: commentPath(item.postId, item.number),
    },
    ...(item.can.remove
      ? [
          {
            label: 'Ta bort …',
            icon: <Trash2 size={18} />,
            danger: true,
            startsGroup: true,
            onSelect: () => void moderation.decide([item], 'removed'),
          },
        ]
      : []),
  ];
}

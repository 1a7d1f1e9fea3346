// The menu of a comment: what its reader, its author and staff can do with it.
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Shield from 'lucide-react/icons/shield';
import TextQuote from 'lucide-react/icons/text-quote';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ForumComment } from '#shared/features/forum/thread/contract.ts';
import type { MenuItem } from '../../../ui/button/menu-button.tsx';
import { forumModerationHref } from '../moderation/moderation-addresses.ts';

export interface CommentActions {
  /** Undefined when commenting is not possible. */
  reply?: ((comment: ForumComment) => void) | undefined;
  quote?: ((comment: ForumComment) => void) | undefined;
  remove: (comment: ForumComment) => void;
  report?: ((comment: ForumComment) => void) | undefined;
  /** For staff: takes a comment down, with a reason. */
  hide?: ((comment: ForumComment) => void) | undefined;
}

/** What the comment itself does. */
interface OwnActions {
  share: () => void;
  edit: () => void;
  showVersions: () => void;
}

/** Empty if the viewer can do nothing. */
export function commentMenuItems(
  comment: ForumComment,
  actions: CommentActions,
  own: OwnActions,
): MenuItem[] {
  const { can, state } = comment;
  const { quote, report, remove } = actions;
  const items: MenuItem[] = [];
  if (state === 'shown' && quote)
    items.push({ label: 'Citera', icon: <TextQuote size={18} />, onSelect: () => quote(comment) });
  if (state === 'shown') items.push({ label: 'Dela', icon: <Share2 size={18} />, onSelect: own.share });
  if (can.edit) items.push({ label: 'Redigera', icon: <Pencil size={18} />, onSelect: own.edit });
  if (can.report && report)
    items.push({ label: 'Rapportera', icon: <Flag size={18} />, onSelect: () => report(comment) });
  items.push(...staffItems(comment, actions, own));
  if (can.delete)
    items.push({
      label: 'Ta bort',
      icon: <Trash2 size={18} />,
      danger: true,
      startsGroup: true,
      onSelect: () => remove(comment),
    });
  return items;
}

function staffItems(
  comment: ForumComment,
  { hide }: CommentActions,
  { showVersions }: OwnActions,
): MenuItem[] {
  if (!hide) return [];
  const items: MenuItem[] = [
    { label: 'Granska', icon: <Shield size={18} />, href: forumModerationHref({ item: comment.id }) },
    { label: 'Versioner', icon: <History size={18} />, onSelect: showVersions },
  ];
  if (comment.state === 'shown' && !comment.can.delete)
    items.push({
      label: 'Ta bort …',
      icon: <Trash2 size={18} />,
      danger: true,
      onSelect: () => hide(comment),
    });
  return items;
}

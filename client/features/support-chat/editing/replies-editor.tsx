// Editing the replies of the support chat: adding, changing, ordering, deleting, and resetting all of them.
import Plus from 'lucide-react/icons/plus';
import {
  chooseReplies,
  parseRepliesAddress,
  type RepliesAddress,
} from '#shared/features/support-chat/address.ts';
import type { StoredReplies } from '#shared/features/support-chat/contract.ts';
import { defaultReplies } from '#shared/features/support-chat/default-replies.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { paths } from '#shared/paths.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { fileHref } from '../../../core/file-href.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { DeleteSelected } from '../../../ui/table/delete-selected.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { ReplyTable, rowsOf } from './reply-table.tsx';
import { useDeleteReplies } from './use-delete-replies.ts';
import { useEditedReply } from './use-edited-reply.ts';
import { useReplies } from './use-replies.ts';

const loadReplyDialog = async () => (await import('./reply-dialog.tsx')).ReplyDialog;

export interface RepliesEditorProps {
  stored: StoredReplies;
  address: RepliesAddress;
  /** Called with another search. */
  onSearch: (address: RepliesAddress) => void;
}

export function RepliesEditor({ stored, address, onSearch }: RepliesEditorProps) {
  const { replies } = stored;
  const rows = rowsOf(chooseReplies(stored, address));
  const deletable = rows.filter(({ place }) => place !== undefined);
  const selection = useSelection(deletable);
  const { replace, change, fetchCurrent, isSaving } = useReplies();
  const edited = useEditedReply(stored, { replace, fetchCurrent });
  const deletion = useDeleteReplies(stored, { replace });
  const confirm = useConfirm();

  function move(from: number, to: number): void {
    const moved = replies[from];
    if (!moved || !replies[to] || isSaving) return;
    change({ ...stored, replies: replies.toSpliced(from, 1).toSpliced(to, 0, moved) });
  }

  const reset = () =>
    void confirm({
      title: 'Återställ alla svar?',
      text: 'Era ändringar ersätts av svaren som följde med webbplatsen.',
      confirmLabel: 'Återställ',
      danger: true,
      onConfirm: () => replace({ ...defaultReplies, version: stored.version }),
      describeFailure,
    });

  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Button icon={<Plus size={18} />} onClick={edited.add}>
          Nytt svar
        </Button>
        <Button variant="ghost" onClick={reset}>
          Återställ alla
        </Button>
      </div>
      <div className="flex flex-col gap-4" aria-busy={isSaving}>
        <TableToolbar
          label="Sök bland svaren"
          placeholder="Nyckelord eller svar"
          action={paths.adminSupportChat}
          address={address}
          onChange={(filters) => onSearch(parseRepliesAddress(filters))}
          filters={[]}
          fileHref={fileHref(paths.adminSupportChat, address)}
        />
        <HitCount
          count={rows.length}
          hasMore={false}
          empty={
            <EmptyState
              title="Inga svar hittades"
              action={<ButtonLink href={paths.adminSupportChat}>Visa alla svar</ButtonLink>}
            >
              Inget nyckelord och inget svar innehåller ”{address.search}”.
            </EmptyState>
          }
        />
        <DeleteSelected page={deletable} selection={selection} deletion={deletion} isBusy={isSaving} />
        {rows.length > 0 && (
          <ReplyTable
            rows={rows}
            selection={selection}
            onEdit={edited.edit}
            onRemove={(row) => void deletion.remove([row])}
            moves={address.search === undefined ? { last: replies.length - 1, onMove: move } : undefined}
          />
        )}
      </div>
      {edited.dialog && <LazyDialog load={loadReplyDialog} props={edited.dialog} />}
    </>
  );
}

function describeFailure(error: unknown): string {
  return errorMessageOf(error, chatTexts.saveFailed);
}

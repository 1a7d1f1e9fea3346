// The dialogs of the user table, each loaded when it opens.
import { type ReactNode, useState } from 'react';
import type { Role } from '#shared/features/accounts/roles.ts';
import { userTexts } from '#shared/features/users/texts.ts';
import { useOfferUndo } from '../../core/undo/use-undo.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import type { BlockDialogProps } from './block-dialog.tsx';

export interface UserDialogs {
  create: (roles: Role[]) => void;
  /** @param onBlocked shows the outcome and offers to undo it; by default for one user */
  block: (users: BlockDialogProps['users'], onBlocked?: BlockDialogProps['onBlocked']) => void;
  dialog: ReactNode;
}

const loadNewUserDialog = async () => (await import('./new-user-dialog.tsx')).NewUserDialog;
const loadBlockDialog = async () => (await import('./block-dialog.tsx')).BlockDialog;

export function useUserDialogs(): UserDialogs {
  const [roles, setRoles] = useState<Role[]>();
  const [block, setBlock] = useState<Omit<BlockDialogProps, 'onClose'>>();
  const offerUndo = useOfferUndo(toast);
  const offerUndoOf: BlockDialogProps['onBlocked'] = ({ decided }) =>
    offerUndo(userTexts.blocked(decided.length), decided);
  return {
    create: setRoles,
    block: (users, onBlocked = offerUndoOf) => setBlock({ users, onBlocked }),
    dialog: (
      <>
        {roles && (
          <LazyDialog load={loadNewUserDialog} props={{ roles, onClose: () => setRoles(undefined) }} />
        )}
        {block && (
          <LazyDialog load={loadBlockDialog} props={{ ...block, onClose: () => setBlock(undefined) }} />
        )}
      </>
    ),
  };
}

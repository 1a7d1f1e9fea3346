// The dialogs of the user table, each loaded when it opens.
import { type ReactNode, useState } from 'react';
import type { Role } from '#shared/features/accounts/roles.ts';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import type { BlockDialogProps } from './block-dialog.tsx';

export interface UserDialogs {
  create: (roles: Role[]) => void;
  block: (user: BlockDialogProps['user']) => void;
  dialog: ReactNode;
}

const loadNewUserDialog = async () => (await import('./new-user-dialog.tsx')).NewUserDialog;
const loadBlockDialog = async () => (await import('./block-dialog.tsx')).BlockDialog;

export function useUserDialogs(): UserDialogs {
  const [roles, setRoles] = useState<Role[]>();
  const [blocked, setBlocked] = useState<BlockDialogProps['user']>();
  return {
    create: setRoles,
    block: setBlocked,
    dialog: (
      <>
        {roles && (
          <LazyDialog load={loadNewUserDialog} props={{ roles, onClose: () => setRoles(undefined) }} />
        )}
        {blocked && (
          <LazyDialog
            load={loadBlockDialog}
            props={{ user: blocked, onClose: () => setBlocked(undefined) }}
          />
        )}
      </>
    ),
  };
}

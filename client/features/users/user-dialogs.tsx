// The dialogs about users, loaded with the first that is opened.
import { Fragment, type ReactNode, useState } from 'react';
import type { Role } from '#shared/features/accounts/roles.ts';
import type { User } from '#shared/features/users/contract.ts';
import { tellMissing } from '../../ui/tell-missing.ts';

type Draw = (state: { open: boolean; onClose: () => void }) => ReactNode;

export interface UserDialogs {
  create: (roles: Role[]) => void;
  block: (user: User) => void;
  dialog: ReactNode;
}

export function useUserDialogs(): UserDialogs {
  const [asked, setAsked] = useState<{ number: number; isOpen: boolean; draw: Draw }>();
  async function open(load: () => Promise<Draw>): Promise<void> {
    try {
      const draw = await load();
      setAsked((last) => ({ number: (last?.number ?? 0) + 1, isOpen: true, draw }));
    } catch {
      tellMissing();
    }
  }
  return {
    create: (roles) =>
      void open(async () => {
        const { NewUserDialog } = await import('./new-user-dialog.tsx');
        return (state) => <NewUserDialog {...state} roles={roles} />;
      }),
    block: (user) =>
      void open(async () => {
        const { BlockDialog } = await import('./block-dialog.tsx');
        return (state) => <BlockDialog {...state} user={user} />;
      }),
    dialog: asked && (
      <Fragment key={asked.number}>
        {asked.draw({ open: asked.isOpen, onClose: () => setAsked({ ...asked, isOpen: false }) })}
      </Fragment>
    ),
  };
}

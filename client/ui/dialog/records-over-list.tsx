// A list whose records open in a dialog over it.
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LazyDialog } from '../lazy/lazy-dialog.tsx';
import type { LoadComponent } from '../lazy/use-lazy-component.ts';
import { OpenRecordProvider } from './record-link.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The record that is open over the list; the address bar shows the path of its page. */
    openRecord?: { id: string; path: string };
  }
}

export interface RecordsOverListProps {
  /** The page of a record. Every `RecordLink` with the same function opens the dialog. */
  pathOf: (id: string) => string;
  loadDialog: LoadComponent<{ id: string; onClose: () => void }>;
  children: ReactNode;
}

/**
 * Opens records over the list, with the address of their page: Back closes the dialog, and a reload shows the page. The
 * history entry holds the open record, so that filters and scroll position of the list do not change.
 */
export function RecordsOverList({ pathOf, loadDialog, children }: RecordsOverListProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const record = useRouterState({ select: ({ location }) => location.state.openRecord });
  const open = (id: string) => {
    const path = pathOf(id);
    void navigate({
      to: '.',
      search: true,
      state: { openRecord: { id, path } },
      mask: { to: path, search: {}, unmaskOnReload: true },
      resetScroll: false,
    });
  };
  // While another list is loading, the location is already that of the other list, whose record is of another kind.
  const isOfList = record !== undefined && record.path === pathOf(record.id);
  return (
    <OpenRecordProvider value={{ pathOf, open }}>
      {children}
      {isOfList && (
        <LazyDialog
          key={record.id}
          load={loadDialog}
          props={{ id: record.id, onClose: () => router.history.back() }}
        />
      )}
    </OpenRecordProvider>
  );
}

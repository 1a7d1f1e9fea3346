// Tournaments and camps in the back office. Source: spec 2 §2 Tournaments.
import { createLazyRoute, type ErrorComponentProps } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { usePageRetry } from '../../core/page-retry.ts';
import { changeTournamentTable } from '../../features/tournaments/editing/table-addresses.ts';
import type { EditorStart } from '../../features/tournaments/editing/tournament-dialog.tsx';
import {
  FailedTournaments,
  TournamentOfficeList,
} from '../../features/tournaments/editing/tournament-office-list.tsx';
import { TournamentToolbar } from '../../features/tournaments/editing/tournament-toolbar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { TournamentPictureField } from './tournament-picture-field.tsx';

export const Route = createLazyRoute('/admin/tournaments')({
  component: TournamentsPage,
  errorComponent: FailedPage,
});

const loadTournamentDialog = async () =>
  (await import('../../features/tournaments/editing/tournament-dialog.tsx')).TournamentDialog;
const loadClubDialog = async () =>
  (await import('../../features/associations/club-setting/club-dialog.tsx')).ClubDialog;

function TournamentsPage() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  const [opened, setOpened] = useState<EditorStart>();
  const { suggestion } = address;
  const start: EditorStart | undefined = suggestion ? { kind: 'suggestion', id: suggestion } : opened;
  const change = (changed: Record<string, string | undefined>) =>
    void navigate({ search: (latest) => changeTournamentTable(latest, changed), resetScroll: false });

  function close(): void {
    setOpened(undefined);
    if (suggestion) void navigate({ search: { ...address, suggestion: undefined }, replace: true });
  }

  return (
    <>
      <Heading
        actions={
          <Button variant="primary" icon={<Plus size={18} />} onClick={() => setOpened({ kind: 'new' })}>
            Ny turnering
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        <TournamentToolbar address={address} onChange={change} />
        <TournamentOfficeList
          address={address}
          onSort={(sort) => change({ sort })}
          onNew={() => setOpened({ kind: 'new' })}
          onEdit={(id) => setOpened({ kind: 'edit', id })}
          onCopy={(id) => setOpened({ kind: 'copy', id })}
        />
      </div>
      {start && (
        <LazyDialog
          load={loadTournamentDialog}
          props={{
            start,
            renderPicture: (control) => <TournamentPictureField {...control} />,
            renderClubs: ({ onChoose, onClose }) => (
              <LazyDialog
                load={loadClubDialog}
                props={{ onChoose: (id: string, name: string) => onChoose({ id, name }), onClose }}
              />
            ),
            onClose: close,
          }}
        />
      )}
    </>
  );
}

function Heading({ actions }: { actions?: ReactNode }) {
  return <PageHeading title="Turneringar och camper" actions={actions} />;
}

/** Shown when the server could not render the table. */
function FailedPage({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(reset);
  return (
    <>
      <Heading />
      <FailedTournaments address={Route.useSearch()} error={error} onRetry={retry} />
    </>
  );
}

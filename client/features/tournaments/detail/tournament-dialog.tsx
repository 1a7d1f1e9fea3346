// A tournament in a dialog over the list, which has the address of its page.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TournamentStates } from './tournament-states.tsx';
import { TournamentText } from './tournament-text.tsx';

export function TournamentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(useApi().tournaments.find.queryOptions({ input: { id } }));
  useDocumentTitle(data?.name);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data?.name ?? 'Turnering'}
      size="md"
      hasOwnAddress
    >
      <TournamentStates id={id} level={2}>
        {(tournament) => <TournamentText tournament={tournament} />}
      </TournamentStates>
    </Dialog>
  );
}

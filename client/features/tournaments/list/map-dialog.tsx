// The map in a dialog over the list; loaded when it opens.
import type { TournamentsAddress } from '#shared/features/tournaments/list/address.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TournamentMap } from './tournament-map.tsx';

export interface MapDialogProps {
  address: TournamentsAddress;
  onClose: () => void;
}

export function MapDialog({ address, onClose }: MapDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Karta" size="lg" hasOwnAddress>
      <TournamentMap address={address} />
    </Dialog>
  );
}

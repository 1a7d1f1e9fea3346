// The first tournaments that are on the map, and the button that opens it. Source: spec 1 §2 Tournaments.
import MapIcon from 'lucide-react/icons/map';
import type { TournamentOnMap } from '#shared/features/tournaments/list/contract.ts';
import { formatDate } from '#shared/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { TournamentLink } from '../tournament-link.tsx';

export function MapPreview({ pins, onShowMap }: { pins: readonly TournamentOnMap[]; onShowMap: () => void }) {
  if (pins.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">På kartan</h2>
      <ul className="mt-2">
        {pins.map(({ id, name, location, startDate }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <TournamentLink id={id} className="block min-h-11 py-2 hover:underline">
              <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="block text-sm text-muted [overflow-wrap:anywhere]">
                {[location, formatDate(startDate)].filter(Boolean).join(', ')}
              </span>
            </TournamentLink>
          </li>
        ))}
      </ul>
      <Button className="mt-3 w-full" icon={<MapIcon size={18} />} onClick={onShowMap}>
        Visa kartan
      </Button>
    </Card>
  );
}

// The first tournaments that are on the map, and the link that opens it. Source: spec 1 §2 Tournaments.
import MapIcon from 'lucide-react/icons/map';
import type { TournamentOnMap } from '#shared/features/tournaments/list/contract.ts';
import { formatDate } from '#shared/format.ts';
import { tournamentPath } from '#shared/paths.ts';
import type { AnchorProps } from '../../../ui/button/anchor.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { RecordLink } from '../../../ui/dialog/record-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';

export function MapPreview({ pins, mapLink }: { pins: readonly TournamentOnMap[]; mapLink: AnchorProps }) {
  if (pins.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">På kartan</h2>
      <ul className="mt-2">
        {pins.map(({ id, name, location, startDate }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <RecordLink id={id} pathOf={tournamentPath} className="block min-h-11 py-2 hover:underline">
              <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="block text-sm text-muted [overflow-wrap:anywhere]">
                {[location, formatDate(startDate)].filter(Boolean).join(', ')}
              </span>
            </RecordLink>
          </li>
        ))}
      </ul>
      <ButtonLink {...mapLink} wide className="mt-3" icon={<MapIcon size={18} />}>
        Visa kartan
      </ButtonLink>
    </Card>
  );
}

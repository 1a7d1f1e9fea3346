// An association in the list.
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import type { AssociationRow as Row } from '#shared/features/associations/list/contract.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { associationPath } from '#shared/paths.ts';
import { useNow } from '../../../core/now.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Logo } from '../../../ui/picture/logo.tsx';
import { describeCourt, describeDistance, describeOpening } from './opening-text.ts';

export function AssociationRow({ association }: { association: Row }) {
  const { id, name, city, county, district, logo, openings, kilometres, hasOpenCourt, openCourtDays } =
    association;
  const now = useNow();
  return (
    <li className="relative flex gap-4 rounded-md border border-line bg-surface p-4 transition-colors duration-150 hover:border-ink">
      <Logo name={name} src={logo && pictureUrl(logo.id, 400)} />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">
          <Anchor
            href={associationPath(id)}
            className="[overflow-wrap:anywhere] hyphens-auto after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Anchor>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {(city || county) && (
            <span className="inline-flex min-w-0 items-center gap-1.5 [overflow-wrap:anywhere]">
              <MapPin size={16} className="shrink-0" />
              {placeOf(city, county)}
            </span>
          )}
          {kilometres !== null && <span>{describeDistance(kilometres)}</span>}
          {district && <span className="[overflow-wrap:anywhere]">Distrikt: {district}</span>}
        </p>
        {openings.length > 0 ? (
          <ul className="mt-2 flex flex-col gap-1.5">
            {openings.map((opening) => (
              <li
                key={`${opening.from} ${opening.address} ${opening.ageGroup}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1"
              >
                <Badge tone="success" icon={<Clock size={14} />}>
                  {describeOpening(opening, now)}
                </Badge>
                <span className="min-w-0 text-sm [overflow-wrap:anywhere]">{describeCourt(opening)}</span>
              </li>
            ))}
          </ul>
        ) : (
          hasOpenCourt && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <Badge tone="pine">Öppen hall</Badge>
              <span className="min-w-0 [overflow-wrap:anywhere]">{openCourtDays}</span>
            </p>
          )
        )}
      </div>
    </li>
  );
}

/** The county is left out where the town has its name. */
function placeOf(city: string, county: string): string {
  return city === county ? city : [city, county].filter(Boolean).join(', ');
}

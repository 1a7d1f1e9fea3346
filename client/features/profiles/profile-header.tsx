// The header of a person's page: portrait, name, badges, member since. Source: spec 1 §2 Profile.
import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { Person } from '#shared/features/profiles/contract.ts';
import { countReviews, formatRating, reviewTexts } from '#shared/features/deals/texts.ts';
import { sellerLabels } from '#shared/features/profiles/sellers.ts';
import { formatDate } from '#shared/format.ts';
import { associationPath } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { BusinessDetails } from '../../ui/layout/business-details.tsx';
import { HalfCourt } from '../../ui/layout/court.tsx';
import { StarMark } from '../../ui/text/stars.tsx';

export interface ProfileHeaderProps {
  person: Pick<Person, 'name' | 'avatarUrl' | 'role' | 'verified' | 'memberSince'> &
    Partial<Pick<Person, 'location' | 'bio' | 'association' | 'business' | 'rating' | 'reviewCount'>>;
  /** Action buttons. */
  children?: ReactNode;
}

export function ProfileHeader({ person, children }: ProfileHeaderProps) {
  const { name, avatarUrl, role, verified, memberSince, location, bio, association, business } = person;
  return (
    <header className="hall floodlit relative isolate mb-6 flex flex-wrap items-center gap-x-4 gap-y-4 overflow-hidden rounded-lg p-4 sm:gap-x-5 sm:p-7">
      <HalfCourt className="absolute -top-8 right-0 -z-1 w-130 max-w-none text-ink/20" />
      <Avatar name={name} src={avatarUrl} size="lg" />
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-xl [overflow-wrap:anywhere]">{name}</h1>
          {verified && (
            <Badge tone="success" icon={<BadgeCheck size={14} />}>
              Verifierad
            </Badge>
          )}
          {business && <Badge>{sellerLabels.business}</Badge>}
          {role === 'superadmin' && (
            <Badge tone="warning" icon={<ShieldCheck size={14} />}>
              Superadmin
            </Badge>
          )}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
          <span>Medlem sedan {formatDate(memberSince)}</span>
          {location && (
            <span className="inline-flex min-w-0 items-center gap-1 [overflow-wrap:anywhere]">
              <MapPin size={14} className="shrink-0" /> {location}
            </span>
          )}
          {association && (
            <span className="inline-flex min-w-0 items-center gap-1 [overflow-wrap:anywhere]">
              <Users size={14} className="shrink-0" />
              <span>
                <span className="sr-only">Förening: </span>
                <Anchor href={associationPath(association.id)} className="underline">
                  {association.name}
                </Anchor>
              </span>
            </span>
          )}
          {person.rating ? (
            <span className="inline-flex items-center gap-1">
              <StarMark size={14} />
              <span>
                <span className="sr-only">Betyg </span>
                {formatRating(person.rating)} · {countReviews(person.reviewCount ?? 0)}
              </span>
            </span>
          ) : (
            // Without the field the profile has not been loaded.
            person.rating === null && <span>{reviewTexts.none}</span>
          )}
        </p>
        {business && <BusinessDetails business={business} />}
        {bio && <p className="prose mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{bio}</p>}
      </div>
      {children}
    </header>
  );
}

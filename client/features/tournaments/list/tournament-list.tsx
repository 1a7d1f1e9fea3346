// The list of tournaments by month in its four states, with the featured ones and a preview of the map.
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import MapIcon from 'lucide-react/icons/map';
import type { ReactNode } from 'react';
import {
  tournamentsCalendarPath,
  tournamentSearchOf,
  type TournamentsAddress,
} from '#shared/features/tournaments/list/address.ts';
import type {
  TournamentList as List,
  TournamentRow as Row,
} from '#shared/features/tournaments/list/contract.ts';
import { statusOf } from '#shared/features/tournaments/rules.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { formatMonth } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { Anchor, type AnchorProps } from '../../../ui/button/anchor.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CalendarHelp } from '../../../ui/text/calendar-help.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CorrectedSearch } from '../../../ui/table/corrected-search.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import { useToday } from '../status-badge.tsx';
import { FeaturedTournaments } from './featured-tournaments.tsx';
import { MapPreview } from './map-preview.tsx';
import {
  adjacentTournamentHrefs,
  changeTournamentsAddress,
  isFiltered,
  tournamentsHref,
  typedTournamentsHref,
} from './tournament-addresses.ts';
import { TournamentRow } from './tournament-row.tsx';

export interface TournamentListProps {
  address: TournamentsAddress;
  /** Props of the links to the map. */
  mapLink: AnchorProps;
  /** Opens the dialog for suggesting a tournament. */
  suggest: ReactNode;
}

export function TournamentList({ address, mapLink, suggest }: TournamentListProps) {
  const { data, error, isFetching, refetch } = useQuery(
    useApi().tournaments.list.queryOptions({ input: tournamentSearchOf(address) }),
  );
  if (!data) {
    if (!error) return <LoadingTournaments />;
    if ((address.after ?? address.before) && isRefusal(error, 'UNPROCESSABLE_CONTENT'))
      return (
        <EmptyState
          title="Sidan finns inte"
          action={
            <ButtonLink href={tournamentsHref(changeTournamentsAddress(address, {}))}>
              Börja om från första sidan
            </ButtonLink>
          }
        />
      );
    return (
      <FailedState title={tournamentTexts.failedTitle} onRetry={() => void refetch()} isRetrying={isFetching}>
        <p className="font-semibold">{tournamentTexts.listFailed}</p>
        <p>{errorMessageOf(error)}</p>
      </FailedState>
    );
  }
  if (data.tournaments.length === 0) return <NoTournaments address={address} suggest={suggest} />;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
        <CorrectedSearch corrected={data.corrected} typedHref={typedTournamentsHref(address)} />
        {/* Only on small screens, where the preview of the map is below a long list. */}
        {data.onMap.length > 0 && (
          <ButtonLink {...mapLink} wide className="-mb-4 lg:hidden" icon={<MapIcon size={18} />}>
            Visa på karta
          </ButtonLink>
        )}
        <FeaturedTournaments tournaments={data.featured} />
        <Months list={data} isPast={address.when === 'past'} />
        <Pagination {...adjacentTournamentHrefs(address, data)} />
      </div>
      <aside aria-label="Mer om turneringar" className="flex min-w-0 flex-col gap-6">
        <MapPreview pins={data.onMap} mapLink={mapLink} />
        <MoreLinks address={address} corrected={data.corrected} />
        {suggest}
      </aside>
    </div>
  );
}

/** Groups by month in the given order, which is by the first day; ongoing tournaments come first. */
function Months({ list, isPast }: { list: List; isPast: boolean }) {
  const today = useToday();
  const months = new Map<string, Row[]>();
  for (const tournament of list.tournaments) {
    const isOngoing = !isPast && statusOf(tournament, today) === 'ongoing';
    const month = isOngoing ? 'Pågår nu' : formatMonth(tournament.startDate);
    months.set(month, [...(months.get(month) ?? []), tournament]);
  }
  return Array.from(months, ([month, tournaments]) => (
    <section key={month} aria-label={month}>
      <h2 className="mb-3 border-b-2 border-ink pb-1 text-lg">{month}</h2>
      <ul className="grid gap-3">
        {tournaments.map((tournament) => (
          <TournamentRow key={tournament.id} tournament={tournament} level={3} />
        ))}
      </ul>
    </section>
  ));
}

function MoreLinks({ address, corrected }: { address: TournamentsAddress } & Pick<List, 'corrected'>) {
  const isPast = address.when === 'past';
  const calendar = tournamentsCalendarPath({ ...address, ...(corrected && { search: corrected.shown }) });
  const link =
    'inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline';
  return (
    <ul className="text-sm">
      <li>
        <Anchor
          href={tournamentsHref(
            changeTournamentsAddress(address, { when: isPast ? undefined : 'past', month: undefined }),
          )}
          className={link}
        >
          {isPast ? 'Visa kommande' : 'Visa dem som har varit'}
        </Anchor>
      </li>
      {!isPast && (
        <li>
          {/* A file, not a page of the router. */}
          <a href={calendar} className={link}>
            <CalendarPlus size={16} aria-hidden="true" />
            {isFiltered(address) ? 'Kalender med det du har filtrerat fram' : 'Kalender med alla kommande'}
          </a>
          <CalendarHelp path={calendar} />
        </li>
      )}
    </ul>
  );
}

function NoTournaments({ address, suggest }: { address: TournamentsAddress; suggest: ReactNode }) {
  if (isFiltered(address) || address.when)
    return (
      <EmptyState
        title={tournamentTexts.noneFound}
        action={
          <>
            <ButtonLink href={tournamentsHref({})}>Visa alla turneringar</ButtonLink>
            {suggest}
          </>
        }
      >
        {address.search
          ? `Ingen turnering har alla orden i ”${address.search}” i namn, ort, typ eller arrangör.`
          : 'Prova färre filter, eller en annan månad.'}{' '}
        Saknas en som du känner till? Föreslå den!
      </EmptyState>
    );
  return (
    <EmptyState
      board="0–0"
      title="Inga turneringar än"
      action={
        <>
          <ButtonLink href={tournamentsHref({ when: 'past' })}>Visa dem som har varit</ButtonLink>
          {suggest}
        </>
      }
    >
      Här kommer cuper och läger. Känner du till en? Föreslå den!
    </EmptyState>
  );
}

function LoadingTournaments() {
  return (
    <Loading label="Laddar turneringar" className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} className="h-32 rounded-md" />
      ))}
    </Loading>
  );
}

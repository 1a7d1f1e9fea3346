// The list of associations in its four states.
import { useQuery } from '@tanstack/react-query';
import { associationSearchOf, type AssociationsAddress } from '#shared/features/associations/list/address.ts';
import { associationTexts } from '#shared/features/associations/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CorrectedSearch } from '../../../ui/table/corrected-search.tsx';
import { HitCount } from '../../../ui/table/hit-count.tsx';
import { Pagination } from '../../../ui/table/pagination.tsx';
import {
  adjacentAssociationHrefs,
  associationsHref,
  refreshIntervalOf,
  typedAssociationsHref,
} from './association-addresses.ts';
import { AssociationRow } from './association-row.tsx';

export function AssociationList({ address }: { address: AssociationsAddress }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...useApi().associations.list.queryOptions({ input: associationSearchOf(address) }),
    refetchInterval: refreshIntervalOf(address),
  });
  if (!data) {
    if (!error) return <LoadingAssociations />;
    if ((address.after ?? address.before) && isRefusal(error, 'UNPROCESSABLE_CONTENT')) {
      const start = { ...address, after: undefined, before: undefined, page: undefined };
      return (
        <EmptyState
          title="Sidan finns inte"
          action={<ButtonLink href={associationsHref(start)}>Börja om från första sidan</ButtonLink>}
        />
      );
    }
    return (
      <FailedState title={associationTexts.listFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorMessageOf(error)}
      </FailedState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <CorrectedSearch corrected={data.corrected} typedHref={typedAssociationsHref(address)} />
      <HitCount
        count={data.associations.length}
        hasMore={data.next !== null}
        empty={<NoAssociations address={address} />}
      />
      {data.associations.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {data.associations.map((association) => (
            <AssociationRow key={association.id} association={association} />
          ))}
        </ul>
      )}
      <Pagination {...adjacentAssociationHrefs(address, data)} />
    </div>
  );
}

/** Source: spec 1 §2 Clubs, "Empty-state text mentions administrators adding associations". */
function NoAssociations({ address }: { address: AssociationsAddress }) {
  const { search, county, district, open, at, near } = address;
  if (open === 'now' || open === 'today') {
    const isChosen = at !== undefined;
    return (
      <EmptyState
        title={
          isChosen
            ? 'Ingen hall är öppen då'
            : open === 'now'
              ? 'Ingen hall är öppen just nu'
              : 'Ingen mer hall öppnar idag'
        }
        action={
          <ButtonLink href={associationsHref({ open: 'any', county })}>Visa alla öppna hallar</ButtonLink>
        }
      >
        {county || district || search ? 'Prova hela landet, eller en annan tid.' : 'Prova en annan tid.'}
      </EmptyState>
    );
  }
  if (search || county || district || open || near)
    return (
      <EmptyState
        title={associationTexts.noneFound}
        action={<ButtonLink href={associationsHref({})}>Visa alla föreningar</ButtonLink>}
      >
        {search && `${describeMissed(address)} Saknas din? `}
        Administratörerna lägger till föreningar efter hand.
      </EmptyState>
    );
  return (
    <EmptyState board="0–0" title={associationTexts.noneYet}>
      Här visas föreningar så snart administratörerna har lagt till dem.
    </EmptyState>
  );
}

function describeMissed({ search, county, district, open, near }: AssociationsAddress): string {
  return county || district || open || near
    ? `Ingen förening passar både ”${search}” och filtren. Prova färre filter.`
    : `Ingen förening har alla orden i ”${search}” i namn, ort, distrikt eller län.`;
}

function LoadingAssociations() {
  return (
    <Loading label="Laddar föreningar" className="grid gap-3 lg:grid-cols-2">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <Skeleton key={key} className="h-28 rounded-md" />
      ))}
    </Loading>
  );
}

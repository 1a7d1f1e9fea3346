// The upcoming tournaments that a club arranges, on its page. Renders nothing without tournaments.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../core/api.ts';
import { TournamentRow } from './tournament-row.tsx';

export function ClubTournaments({ associationId }: { associationId: string }) {
  const { data } = useQuery(
    useApi().tournaments.list.queryOptions({ input: { association: associationId } }),
  );
  if (!data || data.tournaments.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">Föreningens turneringar</h2>
      <ul className="grid gap-3">
        {data.tournaments.map((tournament) => (
          <TournamentRow key={tournament.id} tournament={tournament} level={3} />
        ))}
      </ul>
    </section>
  );
}

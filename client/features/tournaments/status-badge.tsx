// The status of a tournament, which follows its dates; updated every minute.
import { statusLabels } from '#shared/features/tournaments/texts.ts';
import { type TournamentStatus, statusOf } from '#shared/features/tournaments/rules.ts';
import { civilTimeOf } from '#shared/stockholm-time.ts';
import { useNow } from '../../core/now.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const tones: Record<TournamentStatus, BadgeTone> = {
  upcoming: 'pine',
  ongoing: 'success',
  completed: 'neutral',
};

/** The day in Sweden. */
export function useToday(): string {
  return civilTimeOf(new Date(useNow())).day;
}

export function StatusBadge({ tournament }: { tournament: { startDate: string; endDate: string } }) {
  const status = statusOf(tournament, useToday());
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}

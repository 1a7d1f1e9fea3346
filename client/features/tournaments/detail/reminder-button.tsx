// Turns the reminder a week before on or off. Visitors are asked to sign in.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import type { Tournament } from '#shared/features/tournaments/detail/contract.ts';
import { mayRemind } from '#shared/features/tournaments/rules.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useToday } from '../status-badge.tsx';

export function ReminderButton({ tournament }: { tournament: Pick<Tournament, 'id' | 'startDate'> }) {
  const viewer = useViewer();
  const today = useToday();
  const { tournaments } = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  // The server-rendered page is the same for everyone, so the user's reminders are fetched separately.
  const { data } = useQuery({ ...tournaments.reminders.queryOptions(), enabled: viewer !== null });
  const { id } = tournament;
  const isOn = viewer !== null && (data?.ids.includes(id) ?? false);
  if (!isOn && !mayRemind(tournament, today)) return null;

  async function change(isWanted: boolean): Promise<void> {
    try {
      await tournaments.remind.call({ id, isOn: isWanted });
      refreshQueries(queryClient, tournaments.reminders.key());
      toast.success(isWanted ? 'Vi påminner dig en vecka innan' : 'Påminnelsen är borttagen');
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void change(isWanted));
      else toast.error(tournamentTexts.reminderFailed, { description: errorMessageOf(error) });
    }
  }

  if (isOn)
    return (
      <Button
        icon={<BellRing size={18} fill="currentColor" />}
        aria-label="Påminnelse på: ta bort påminnelsen"
        onClick={() => void change(false)}
      >
        Påminnelse på
      </Button>
    );
  return (
    <Button icon={<Bell size={18} />} onClick={() => void change(true)}>
      Påminn mig
    </Button>
  );
}

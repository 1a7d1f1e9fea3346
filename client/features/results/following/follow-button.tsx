// Follows or mutes a team or league. Visitors are asked to sign in.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import type { FollowState } from '#shared/features/results/following/contract.ts';
import { followTexts } from '#shared/features/results/following/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { refreshQueries } from '../../../core/refresh-queries.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { useViewer } from '../../../core/viewer.ts';
import { Button, buttonStyle } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

const states: Record<FollowState, { label: string; icon: typeof Bell }> = {
  following: { label: 'Följer', icon: BellRing },
  normal: { label: 'Följ', icon: Bell },
  muted: { label: 'Tystad', icon: BellOff },
};

export interface FollowButtonProps {
  kind: 'team' | 'league';
  slug: string;
  name: string;
}

export function FollowButton({ kind, slug, name }: FollowButtonProps) {
  const viewer = useViewer();
  const { results } = useApi();
  // The server-rendered page is the same for everyone, so what the user follows is fetched separately.
  const { data } = useQuery({ ...results.followed.queryOptions(), enabled: viewer !== null });
  const followed = kind === 'team' ? data?.teams : data?.leagues;
  const state = followed?.find((one) => one.slug === slug)?.state ?? 'normal';
  const choose = useFollow({ kind, slug, name });
  const { label, icon: Icon } = states[state];
  if (state === 'normal')
    return (
      <Button icon={<Bell size={18} />} aria-label={`Följ ${name}`} onClick={() => void choose('following')}>
        {label}
      </Button>
    );
  return (
    <MenuButton
      label={`${label}: välj notiser om ${name}`}
      className={buttonStyle()}
      items={[
        state === 'muted'
          ? {
              label: 'Slå på notiser',
              icon: <BellRing size={18} />,
              onSelect: () => void choose('following'),
            }
          : { label: 'Tysta', icon: <BellOff size={18} />, onSelect: () => void choose('muted') },
        { label: 'Sluta följa', icon: <Bell size={18} />, onSelect: () => void choose('normal') },
      ]}
    >
      <Icon size={18} />
      {label}
    </MenuButton>
  );
}

function useFollow({ kind, slug, name }: FollowButtonProps): (state: FollowState) => Promise<void> {
  const { results } = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const done: Record<FollowState, string> = {
    following: `Du följer ${name}`,
    normal: `Du följer inte längre ${name}`,
    muted: `Inga notiser om ${name}`,
  };

  return async function choose(state) {
    try {
      await (kind === 'team' ? results.followTeam : results.followLeague).call({ slug, state });
      refreshQueries(queryClient, results.followed.key());
      toast.success(done[state]);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void choose(state));
      else toast.error(followTexts.failed, { description: errorMessageOf(error) });
    }
  };
}

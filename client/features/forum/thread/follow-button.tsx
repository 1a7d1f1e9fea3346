// Follows or mutes a thread. Signed-in users only.
import { useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import type { FollowState, ForumPost } from '#shared/features/forum/thread/contract.ts';
import { forumTexts } from '#shared/features/forum/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { useSignInPrompt } from '../../../core/sign-in-prompt.tsx';
import { buttonStyle } from '../../../ui/button/button.tsx';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

const states: Record<FollowState, { label: string; icon: typeof Bell; done: string }> = {
  following: { label: 'Följer', icon: BellRing, done: 'Du följer tråden' },
  normal: { label: 'Följ', icon: Bell, done: 'Du följer inte längre tråden' },
  muted: { label: 'Tystad', icon: BellOff, done: 'Tråden är tystad' },
};

export function FollowButton({ post }: { post: Pick<ForumPost, 'id' | 'follow'> }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const promptSignIn = useSignInPrompt();
  const { icon: Icon, label } = states[post.follow];

  async function choose(state: FollowState): Promise<void> {
    try {
      await api.forum.follow.call({ id: post.id, state });
      queryClient.setQueryData(
        api.forum.find.queryKey({ input: { id: post.id } }),
        (cached) => cached && { ...cached, follow: state },
      );
      toast.success(states[state].done);
    } catch (error) {
      if (isRefusal(error, 'UNAUTHORIZED')) promptSignIn(errorMessageOf(error), () => void choose(state));
      else toast.error(forumTexts.followFailed, { description: errorMessageOf(error) });
    }
  }

  return (
    <MenuButton
      label={`${label}: välj notiser för tråden`}
      className={buttonStyle({ variant: 'ghost', size: 'sm' })}
      items={[
        {
          label: 'Följ tråden: notis om nya kommentarer',
          icon: <BellRing size={18} />,
          onSelect: () => void choose('following'),
        },
        {
          label: 'Följ inte: notis bara om svar, omnämnanden och gillningar',
          icon: <Bell size={18} />,
          onSelect: () => void choose('normal'),
        },
        {
          label: 'Tysta tråden: notis bara om beslut om det du har skrivit',
          icon: <BellOff size={18} />,
          onSelect: () => void choose('muted'),
        },
      ]}
    >
      <Icon size={18} />
      {label}
    </MenuButton>
  );
}

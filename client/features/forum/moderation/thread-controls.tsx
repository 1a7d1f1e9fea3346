// On a thread's page, for staff: pin, lock and move it, and the way to its moderation.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import { FORUM_CATEGORIES } from '#shared/features/forum/rules.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { forumModerationHref } from './moderation-addresses.ts';

const loadVersions = async () => (await import('./versions-dialog.tsx')).VersionsDialog;

export function ThreadControls({ post }: { post: ForumPost }) {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation(
    forum.changeThread.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: forum.key() });
        toast.success(forumModerationTexts.threadSaved);
      },
      onError: (error) =>
        toast.error(forumModerationTexts.updateFailed, { description: errorMessageOf(error) }),
    }),
  );
  const { id, isLocked, isPinned } = post;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface p-2">
      <Button
        size="sm"
        busy={isPending}
        icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        onClick={() => mutate({ id, isPinned: !isPinned })}
      >
        {isPinned ? 'Lossa' : 'Fäst'}
      </Button>
      <Button
        size="sm"
        busy={isPending}
        icon={isLocked ? <LockOpen size={16} /> : <Lock size={16} />}
        onClick={() => mutate({ id, isLocked: !isLocked })}
      >
        {isLocked ? 'Lås upp' : 'Lås'}
      </Button>
      <Select
        aria-label="Flytta till kategori"
        value={post.category}
        disabled={isPending}
        className="min-w-48"
        onChange={({ target }) => {
          const category = FORUM_CATEGORIES.find((one) => one === target.value);
          if (category) mutate({ id, category });
        }}
      >
        {FORUM_CATEGORIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <VersionsButton id={id} />
      <ButtonLink size="sm" icon={<Shield size={16} />} href={forumModerationHref({ item: id })}>
        Granska
      </ButtonLink>
    </div>
  );
}

function VersionsButton({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<History size={16} />} onClick={() => setIsOpen(true)}>
        Versioner
      </Button>
      {isOpen && <LazyDialog load={loadVersions} props={{ id, onClose: () => setIsOpen(false) }} />}
    </>
  );
}

// Staff controls on a thread's page: pin, lock and move the thread, and open its moderation.
import { useQueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { forumModerationTexts } from '#shared/features/forum/moderation/texts.ts';
import { FORUM_CATEGORIES, type ForumCategory } from '#shared/features/forum/rules.ts';
import type { ForumPost } from '#shared/features/forum/thread/contract.ts';
import type { Rule } from '#shared/features/reports/rules.ts';
import { failureSentence } from '../../../core/failure.ts';
import { useApi } from '../../../core/api.ts';
import { useOfferUndo } from '../../../core/undo/use-undo.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { LazyDialog } from '../../../ui/lazy/lazy-dialog.tsx';
import { forumModerationHref } from './moderation-addresses.ts';

const loadVersions = async () => (await import('./versions-dialog.tsx')).VersionsDialog;

export interface ThreadControlsProps {
  post: ForumPost;
  /** Asks why a thread is locked; resolves to null when the moderator cancels. */
  askLock: (post: ForumPost) => Promise<{ rule: Rule; reason: string; clearDraft: () => void } | null>;
}

interface ThreadChange {
  isPinned?: boolean;
  isLocked?: boolean;
  category?: ForumCategory;
  rule?: Rule;
  reason?: string;
}

export function ThreadControls({ post, askLock }: ThreadControlsProps) {
  const { forum } = useApi();
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo(toast);
  const [isSaving, setIsSaving] = useState(false);
  const { id, isLocked, isPinned } = post;

  async function change(state: ThreadChange, sentence: string): Promise<boolean> {
    setIsSaving(true);
    try {
      const { undo } = await forum.changeThread.call({ id, ...state });
      offerUndo(sentence, [undo]);
      await queryClient.invalidateQueries({ queryKey: forum.key() });
      return true;
    } catch (error) {
      toast.error(failureSentence(forumModerationTexts.updateFailed, error));
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  async function setLocked(): Promise<void> {
    if (isLocked) return void change({ isLocked: false }, forumModerationTexts.unlocked);
    const answer = await askLock(post);
    if (!answer) return;
    const { rule, reason, clearDraft } = answer;
    if (await change({ isLocked: true, rule, reason }, forumModerationTexts.locked)) clearDraft();
  }

  return (
    <fieldset
      aria-label="Moderera tråden"
      className="mb-4 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface p-2"
    >
      <Button
        size="sm"
        busy={isSaving}
        icon={isPinned ? <PinOff size={16} /> : <Pin size={16} />}
        onClick={() =>
          void change(
            { isPinned: !isPinned },
            isPinned ? forumModerationTexts.unpinned : forumModerationTexts.pinned,
          )
        }
      >
        {isPinned ? 'Lossa' : 'Fäst'}
      </Button>
      <Button
        size="sm"
        busy={isSaving}
        icon={isLocked ? <LockOpen size={16} /> : <Lock size={16} />}
        onClick={() => void setLocked()}
      >
        {isLocked ? 'Lås upp' : 'Lås …'}
      </Button>
      <Select
        aria-label="Flytta till kategori"
        value={post.category}
        disabled={isSaving}
        className="min-w-48"
        onChange={({ target }) => {
          const category = FORUM_CATEGORIES.find((one) => one === target.value);
          if (category) void change({ category }, forumModerationTexts.moved(category));
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
    </fieldset>
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

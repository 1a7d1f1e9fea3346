// All one has written with one person: their threads, the one that is open, and where one answers. A full screen on phones.
import { type ComponentType, type ReactNode, useState } from 'react';
import type { OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { messageWords } from '#shared/features/messages/words.ts';
import { DELETED_USER } from '#shared/features/personal-data/words.ts';
import { personPath } from '#shared/paths.ts';
import { isRefusal, sentenceOf } from '../../core/failure.ts';
import { useLiveState } from '../../core/live/live.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState, FailedState } from '../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { ThreadView } from './thread-view.tsx';
import { useConversation } from './use-conversation.ts';
import { useDraft } from './use-thread.ts';

export interface ConversationDialogProps {
  userId: string;
  /** The person's id; of somebody who is erased, the thread's. */
  conversationKey: string;
  /** The thread to begin with; the one with the newest message unless told. */
  threadId: string | undefined;
  onThread: (threadId: string) => void;
  onClose: () => void;
  /** What a thread is about, and what can be done with it: drawn by whoever knows ads. */
  ThreadAd: ComponentType<{ thread: Thread }>;
}

export function ConversationDialog(props: ConversationDialogProps) {
  const { userId, conversationKey, threadId, onThread, onClose, ThreadAd } = props;
  const { data, error, isFetching, refetch } = useConversation(conversationKey);
  // A new message in another thread does not move one from the one that is read.
  const [first, setFirst] = useState<string>();
  if (data && first === undefined && data.threads[0]) setFirst(data.threads[0].id);
  const thread = data?.threads.find(({ id }) => id === (threadId ?? first)) ?? data?.threads[0];
  const name = data ? (data.person?.name ?? DELETED_USER) : 'Samtal';
  return (
    <Dialog
      open
      fills
      title={name}
      onOpenChange={(isOpen) => isOpen || onClose()}
      tools={data?.person && <ConversationMenu person={data.person} hasBlocked={data.hasBlocked} />}
    >
      <Reading>
        {data && thread && (
          <>
            {data.threads.length > 1 && (
              <ThreadChoice threads={data.threads} chosen={thread.id} onChoose={onThread} />
            )}
            <ThreadAd thread={thread} />
            <LostContact />
            <ThreadView key={thread.id} userId={userId} thread={thread} name={name} />
            <Answer data={data} userId={userId} threadId={thread.id} />
          </>
        )}
        {data && !thread && (
          <EmptyState
            title="Inga meddelanden än"
            level={3}
            className="m-5"
            action={data.person && <ButtonLink href={personPath(data.person.id)}>Visa profil</ButtonLink>}
          >
            Ni har inte skrivit till varandra.
          </EmptyState>
        )}
        {!data && (
          <div className="flex-1 overflow-y-auto p-5">
            {error ? (
              <FailedState
                title={isRefusal(error, 'NOT_FOUND') ? messageWords.notFound : messageWords.loadFailed}
                level={3}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              >
                {sentenceOf(error)}
              </FailedState>
            ) : (
              <Loading label="Laddar samtalet" className="flex flex-col gap-4">
                <Skeleton className="h-16 rounded-md" />
                <Skeleton className="h-14 w-2/3 rounded-lg" />
                <Skeleton className="h-14 w-1/2 self-end rounded-lg" />
              </Loading>
            )}
          </div>
        )}
      </Reading>
    </Dialog>
  );
}

/** On a telephone the first field would bring up the keyboard over what one has come to read. */
function Reading({ children }: { children: ReactNode }) {
  const isTouched = !matchMedia('(pointer: fine)').matches;
  return (
    <div
      tabIndex={-1}
      data-takes-focus={isTouched ? '' : undefined}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      {children}
    </div>
  );
}

function Answer({ data, userId, threadId }: { data: OpenConversation; userId: string; threadId: string }) {
  const draft = useDraft(userId, threadId);
  if (data.refusal === null) return <Composer key={threadId} userId={userId} threadId={threadId} />;
  return (
    <div className="max-h-48 shrink-0 overflow-y-auto border-t border-line px-5 py-4 text-sm text-muted">
      <p>{data.refusal}</p>
      {draft && (
        <>
          <p className="mt-3 font-semibold">Du hade skrivit:</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{draft}</p>
        </>
      )}
    </div>
  );
}

/** Said where one would otherwise believe that nobody answers. */
function LostContact() {
  const isLost = useLiveState() === 'lost';
  return (
    <output>
      {isLost && (
        <p className="bg-warning-soft px-5 py-2 text-sm font-semibold text-warning">
          Ingen kontakt med servern. Vi försöker igen …
        </p>
      )}
    </output>
  );
}

function ThreadChoice({
  threads,
  chosen,
  onChoose,
}: {
  threads: readonly Thread[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <nav
      aria-label="Samtal"
      className="flex shrink-0 gap-2 overflow-x-auto border-b border-line px-3 py-2 sm:px-5"
    >
      {threads.map((thread) => (
        <button
          key={thread.id}
          type="button"
          aria-current={thread.id === chosen ? 'true' : undefined}
          onClick={() => onChoose(thread.id)}
          className={classNames(
            'inline-flex min-h-11 max-w-56 shrink-0 items-center gap-2 rounded-md border px-3 text-sm',
            thread.id === chosen
              ? 'border-ink bg-sunken font-semibold'
              : 'border-line text-muted hover:border-ink',
          )}
        >
          <span className="truncate">{nameOf(thread)}</span>
          {thread.id !== chosen && <CountBadge count={thread.unread} label={`${thread.unread} olästa`} />}
        </button>
      ))}
    </nav>
  );
}

function nameOf({ ad, isAboutAd }: Thread): string {
  if (ad) return ad.title;
  return isAboutAd ? 'Annons som inte visas' : 'Allmänt';
}

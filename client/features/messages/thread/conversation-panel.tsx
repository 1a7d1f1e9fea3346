// A conversation: its threads, the open one, and the reply field.
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { Counterpart, OpenConversation, Thread } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { DELETED_USER } from '#shared/features/personal-data/texts.ts';
import { personPath } from '#shared/paths.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { useLiveState } from '../../../core/live/connection-state.ts';
import { CountBadge } from '../../../ui/feedback/count-badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { unreadTexts } from '../../../ui/feedback/unread-texts.ts';
import { EmptyState, FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useDraftText } from '../sending/message-store.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { ThreadView } from './thread-view.tsx';
import { useConversation } from './use-conversation.ts';

export interface ConversationProps {
  userId: string;
  /** The other user's id; the thread's id for a deleted user. */
  conversationKey: string;
  /** The thread to open; by default the one with the latest message. */
  threadId: string | undefined;
  onThread: (threadId: string) => void;
  /** The ad of a thread, provided by the page. */
  ThreadAd: ComponentType<{ thread: Thread; personId: string | undefined }>;
  /** The reply field, provided by the page. */
  Answer: ComponentType<{ userId: string; threadId: string }>;
  /** Opens the report dialog. Left out for staff. */
  onReport?: (what: { kind: 'person' | 'message'; id: string; name: string }) => void;
}

export interface ConversationPanelProps extends ConversationProps {
  /** Sends as staff. */
  asStaff?: boolean;
  /** The field for a first message. */
  FirstMessage?: ComponentType<{ person: Counterpart }>;
  /** The dialog or page section around it. */
  renderFrame: (parts: { title: string; tools: ReactNode; children: ReactNode }) => ReactNode;
}

export function ConversationPanel(props: ConversationPanelProps) {
  const {
    userId,
    conversationKey,
    threadId,
    onThread,
    ThreadAd,
    Answer,
    asStaff,
    FirstMessage,
    renderFrame,
    onReport,
  } = props;
  const { data, error, isFetching, refetch } = useConversation(conversationKey);
  // A new message in another thread does not switch threads.
  const [first, setFirst] = useState<string>();
  if (data && first === undefined && data.threads[0]) setFirst(data.threads[0].id);
  const thread = data?.threads.find(({ id }) => id === (threadId ?? first)) ?? data?.threads[0];
  const name = data ? (data.person?.name ?? DELETED_USER) : 'Samtal';
  const hasPerson = Boolean(data?.person);
  // Memoised, so that a long thread is not rendered again.
  const reportMessage = useMemo(
    () =>
      onReport && hasPerson
        ? (id: string) => onReport({ kind: 'message', id, name: `meddelandet från ${name}` })
        : undefined,
    [onReport, hasPerson, name],
  );
  const ownRefusal = data && (thread?.isAboutAd ? data.refusal : data.generalRefusal);
  const refusal = data && (asStaff ? data.staffRefusal : ownRefusal);
  return renderFrame({
    title: name,
    tools: data?.person && (
      <ConversationMenu person={data.person} hasBlocked={data.hasBlocked} onReport={onReport} />
    ),
    children: (
      <>
        {data && thread && (
          <>
            {data.threads.length > 1 && (
              <ThreadChoice threads={data.threads} chosen={thread.id} onChoose={onThread} />
            )}
            <ThreadAd thread={thread} personId={data.person?.id} />
            <ConnectionLost />
            <ThreadView
              key={thread.id}
              userId={userId}
              thread={thread}
              other={{ id: data.person?.id, name }}
              onReport={reportMessage}
            />
            {!refusal && <Answer key={`answer in ${thread.id}`} userId={userId} threadId={thread.id} />}
          </>
        )}
        {data && !thread && (
          <EmptyConversation data={data} FirstMessage={refusal ? undefined : FirstMessage} />
        )}
        {refusal && (
          <Refusal userId={userId} threadId={thread?.id}>
            {refusal}
          </Refusal>
        )}
        {!data && (
          <UnloadedConversation error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </>
    ),
  });
}

function EmptyConversation({
  data: { person },
  FirstMessage,
}: {
  data: OpenConversation;
  FirstMessage: ComponentType<{ person: Counterpart }> | undefined;
}) {
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center overflow-hidden p-5 text-center">
        <h3 className="text-lg">Inga meddelanden än</h3>
        <p className="mt-2 text-muted">Ni har inte skrivit till varandra.</p>
        {person && !FirstMessage && (
          <ButtonLink href={personPath(person.id)} className="mt-5">
            Visa profil
          </ButtonLink>
        )}
      </div>
      {person && FirstMessage && <FirstMessage person={person} />}
    </>
  );
}

/** Why the user may not reply, and their unsent draft. */
function Refusal({
  userId,
  threadId,
  children,
}: {
  userId: string;
  threadId: string | undefined;
  children: string;
}) {
  const draft = useDraftText(userId, threadId ?? '');
  return (
    <div className="max-h-48 shrink-0 overflow-y-auto border-t border-line px-5 py-4 text-sm text-muted">
      <p>{children}</p>
      {draft && (
        <>
          <p className="mt-3 font-semibold">Du hade skrivit:</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{draft}</p>
        </>
      )}
    </div>
  );
}

function UnloadedConversation({
  error,
  isRetrying,
  onRetry,
}: {
  error: Error | null;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  if (isRefusal(error, 'NOT_FOUND')) {
    return (
      <div className="flex-1 overflow-y-auto p-5">
        <EmptyState title={messageTexts.notFound} level={3}>
          Den du skrev med kan ha tagit bort sitt konto.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="flex-1 overflow-y-auto p-5">
      {error ? (
        <FailedState title={messageTexts.loadFailed} level={3} onRetry={onRetry} isRetrying={isRetrying}>
          {errorMessageOf(error)}
        </FailedState>
      ) : (
        <Loading label="Laddar samtalet" className="flex flex-col gap-4">
          <Skeleton className="h-16 rounded-md" />
          <Skeleton className="h-14 w-2/3 rounded-lg" />
          <Skeleton className="h-14 w-1/2 self-end rounded-lg" />
        </Loading>
      )}
    </div>
  );
}

/** Shown while the live connection is lost. */
function ConnectionLost() {
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
          {thread.id !== chosen && <CountBadge count={thread.unread} label={unreadTexts(thread.unread)} />}
        </button>
      ))}
    </nav>
  );
}

function nameOf({ ad, isAboutAd }: Thread): string {
  if (ad) return ad.title;
  return isAboutAd ? 'Annons som inte visas' : 'Allmänt';
}

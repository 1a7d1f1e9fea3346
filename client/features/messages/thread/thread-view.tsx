// A thread on screen: its messages by day, loading older ones, and whether the other member is typing.
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, type UIEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message, Thread, ThreadEvent } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useNow } from '../../../core/now.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { MessageBubble, type Progress } from './message-bubble.tsx';
import type { Outgoing } from '../sending/outbox.ts';
import { byDay } from './thread-days.ts';
import { ThreadEventRow } from './thread-event-row.tsx';
import { withEvents } from './thread-events.ts';
import { useIsTyping } from './typing.ts';
import { type OpenThread, useThread } from './use-thread.ts';

/** Scroll distance from which the user counts as away from the end. */
const AWAY_PX = 300;

export interface ThreadViewProps {
  userId: string;
  thread: Thread;
  /** The other member; without an id for an erased account. */
  other: { id: string | undefined; name: string };
  onReport: ((messageId: string) => void) | undefined;
}

export function ThreadView({ userId, thread, other, onReport }: ThreadViewProps) {
  const open = useThread(userId, thread.id);
  useMarkAsRead(thread.id, open.messages?.at(-1)?.position ?? 0, thread.unread);
  if (!open.messages) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        {open.error ? (
          <FailedState
            title={messageTexts.loadFailed}
            level={3}
            onRetry={open.retry}
            isRetrying={open.isFetching}
          >
            {errorMessageOf(open.error)}
          </FailedState>
        ) : (
          <LoadingThread />
        )}
      </div>
    );
  }
  return <Messages open={open} messages={open.messages} thread={thread} other={other} onReport={onReport} />;
}

function Messages(props: {
  open: OpenThread;
  messages: NonNullable<OpenThread['messages']>;
  thread: Thread;
  other: ThreadViewProps['other'];
  onReport: ((messageId: string) => void) | undefined;
}) {
  const { open, messages, thread, other, onReport } = props;
  const { name } = other;
  const now = new Date(useNow());
  const isTyping = useIsTyping(thread.id);
  const items: (Message | ThreadEvent | Outgoing)[] = [
    ...withEvents({ messages, hasOlder: open.hasOlder }, thread.events),
    ...open.outgoing,
  ];
  const latestSale = thread.events.findLast(({ kind }) => kind === 'sold');
  const { log, leftAt, follow, goToEnd } = useEnd(open.lastSent, messages.at(-1)?.position ?? 0);
  const newCount =
    leftAt === null ? 0 : messages.filter(({ isMine, position }) => !isMine && position > leftAt).length;
  return (
    // A reversed column starts at its end: content added above moves nothing, and new messages below are visible.
    // Scroll anchoring uses a message, not the sentinel of older messages or the date divider.
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={log}
        role="log"
        aria-label={`Meddelanden med ${name}`}
        tabIndex={0}
        onScroll={follow}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-3 -outline-offset-3 sm:px-5"
      >
        <p className="min-h-7 shrink-0 pb-1 text-sm text-muted" aria-live="polite">
          {isTyping && `${name} skriver …`}
        </p>
        <div className="flex flex-col gap-4 pt-4">
          <OlderMessages open={open} />
          {byDay(items, now).map(({ label, items: ofDay }) => (
            <section key={label} aria-label={label}>
              <Divider>{label}</Divider>
              <ul className="flex flex-col gap-2">
                {ofDay.map((item) =>
                  'kind' in item ? (
                    <ThreadEventRow
                      key={item.id}
                      event={item}
                      name={name}
                      personId={other.id}
                      adId={thread.ad?.id}
                      isLatestSale={item === latestSale}
                    />
                  ) : (
                    <MessageBubble
                      key={item.id}
                      message={item}
                      progress={progressOf(item, thread, open.isPaused)}
                      onRemove={open.remove}
                      name={name}
                      onReport={onReport}
                    />
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {leftAt !== null && (
        <Button
          icon={<ArrowDown size={18} />}
          onClick={goToEnd}
          className="absolute inset-x-0 bottom-2 mx-auto w-fit shadow-overlay"
        >
          {newCount > 0 ? messageTexts.newMessages(newCount) : messageTexts.toLatest}
        </Button>
      )}
    </div>
  );
}

/**
 * Scrolls to the end when the user has sent a message. A user who reads further up stays there and gets a button to the
 * end.
 */
function useEnd(lastSent: string | undefined, last: number) {
  const log = useRef<HTMLDivElement>(null);
  /** The last position when the user left the end; null at the end. */
  const [leftAt, setLeftAt] = useState<number | null>(null);
  useEffect(() => {
    if (lastSent) log.current?.scrollTo({ top: 0 });
  }, [lastSent]);
  return {
    log,
    leftAt,
    follow({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) {
      setLeftAt((before) => (scrollTop < -AWAY_PX ? (before ?? last) : null));
    },
    goToEnd() {
      log.current?.scrollTo({ top: 0 });
      // The focused button is removed.
      log.current?.focus({ preventScroll: true });
    },
  };
}

function progressOf(item: Message | Outgoing, { readTo, deliveredTo }: Thread, isPaused: boolean): Progress {
  if (!('position' in item)) return isPaused ? 'waiting' : 'sending';
  if (item.position <= readTo) return 'read';
  return item.position <= deliveredTo ? 'delivered' : 'sent';
}

function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="mb-2 flex items-center gap-3 [overflow-anchor:none] text-xs font-semibold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  );
}

/** Loads older messages when the user scrolls close to the top. */
function OlderMessages({ open }: { open: OpenThread }) {
  const { hasOlder, isLoadingOlder, hasOlderFailed, loadOlder } = open;
  const top = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void loadOlder());
  // After a failure the visible sentinel would retry in an endless loop.
  const isWaiting = hasOlder && !isLoadingOlder && !hasOlderFailed;
  // Observed again after each page: a short page leaves the sentinel visible.
  useEffect(() => {
    const sentinel = top.current;
    if (!sentinel || !isWaiting) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: sentinel.closest('[role=log]'),
      rootMargin: '400px 0px 0px 0px',
    });
    watch.observe(sentinel);
    return () => watch.disconnect();
  }, [isWaiting]);
  if (!hasOlder) return null;
  if (hasOlderFailed) {
    return (
      <div role="alert" className="flex flex-col items-center gap-2 py-2 text-sm [overflow-anchor:none]">
        <p>{messageTexts.olderFailed}</p>
        <RetryButton isRetrying={isLoadingOlder} onRetry={() => void loadOlder()} />
      </div>
    );
  }
  return (
    <div ref={top} className="flex h-8 items-center justify-center [overflow-anchor:none]">
      {isLoadingOlder && (
        <Loading label="Laddar äldre meddelanden">
          <Spinner />
        </Loading>
      )}
    </div>
  );
}

/** Marks messages as read. Source: spec 1 §4 Chat, "marked read when the recipient opens the conversation". */
function useMarkAsRead(threadId: string, last: number, unread: number): void {
  const api = useApi();
  const markRead = useEffectEvent((id: string, upTo: number) => {
    // After a failure they are marked with the next message, or when the thread is opened again.
    api.messages.markRead.call({ id, upTo }).catch(() => undefined);
  });
  useEffect(() => {
    if (last === 0 || unread === 0) return;
    const markIfVisible = () => {
      if (document.visibilityState === 'visible') markRead(threadId, last);
    };
    markIfVisible();
    document.addEventListener('visibilitychange', markIfVisible);
    return () => document.removeEventListener('visibilitychange', markIfVisible);
  }, [threadId, last, unread]);
}

function LoadingThread() {
  return (
    <Loading label="Laddar meddelanden" className="flex flex-col gap-3">
      <Skeleton className="h-14 w-2/3 rounded-lg" />
      <Skeleton className="h-14 w-1/2 self-end rounded-lg" />
      <Skeleton className="h-20 w-3/5 rounded-lg" />
    </Loading>
  );
}

// The user's conversations, newest first. Source: spec 1 §2 Profile, messages tab.
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchOf } from '#shared/features/messages/address.ts';
import type { Conversation } from '#shared/features/messages/contract.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { DELETED_USER } from '#shared/features/personal-data/texts.ts';
import { pictureUrl } from '#shared/features/pictures/urls.ts';
import { timeAgo } from '#shared/format.ts';
import { useApi } from '../../../core/api.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { useNow } from '../../../core/now.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { CountBadge } from '../../../ui/feedback/count-badge.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FailedState } from '../../../ui/feedback/empty-state.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { unreadTexts } from '../../../ui/feedback/unread-texts.ts';
import { SearchBox } from '../../../ui/form/search-box.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFirstMessages } from '../sending/message-store.ts';
import { WaitingMessage } from '../sending/waiting-message.tsx';
import { conversationsQuery } from './conversations-query.ts';

export interface ConversationListProps {
  userId: string;
  /** The address of a conversation. */
  hrefOf: (conversation: Conversation) => string;
  /** The key of the open conversation. */
  currentKey?: string | undefined;
  /** The search in the address; without `onSearch` the list has its own. */
  search?: string | undefined;
  onSearch?: (search: string) => void;
  /** Shown when there are no conversations. */
  empty: ReactNode;
}

export function ConversationList(props: ConversationListProps) {
  const waiting = useFirstMessages(props.userId);
  if (waiting.length === 0) return <Conversations {...props} />;
  return (
    <div className="flex flex-col gap-4">
      {waiting.map((message) => (
        <WaitingMessage key={message.id} userId={props.userId} message={message} />
      ))}
      <Conversations {...props} />
    </div>
  );
}

function Conversations({ userId, hrefOf, currentKey, empty, ...addressed }: ConversationListProps) {
  const { typed, type } = useTypedSearch(addressed.search ?? '', addressed.onSearch);
  const search = useDeferredValue(searchOf(typed));
  const list = useConversations(userId, search);
  const conversations = list.data?.pages.flatMap((page) => page.conversations);
  if (search === '' && typed === '') {
    if (!conversations) return <UnloadedList list={list} />;
    if (conversations.length === 0) return empty;
  }
  return (
    // The search field stays, whatever the result.
    <div className="flex flex-col gap-4">
      <SearchBox
        label="Sök bland meddelanden"
        placeholder="Sök namn, text eller annons"
        value={typed}
        onSearch={type}
        onType={type}
        className="max-w-120"
      />
      <output className="sr-only">
        {search &&
          conversations &&
          `${list.hasNextPage ? 'Fler än ' : ''}${conversations.length} samtal hittades`}
      </output>
      {!conversations && <UnloadedList list={list} />}
      {conversations?.length === 0 && <p className="py-8 text-center text-muted">Inga samtal hittades</p>}
      {conversations && conversations.length > 0 && (
        <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
          {conversations.map((conversation) => (
            <Row
              key={conversation.key}
              conversation={conversation}
              href={hrefOf(conversation)}
              isCurrent={conversation.key === currentKey}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="flex flex-col items-center gap-2">
          <div role="alert">
            {list.isFetchNextPageError && <FieldError>{messageTexts.loadFailed}</FieldError>}
          </div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Visa fler
          </Button>
        </div>
      )}
    </div>
  );
}

/** The text of the search box, which the address follows; the text follows the address after Back or a link. */
function useTypedSearch(addressed: string, onSearch?: (search: string) => void) {
  const [typed, setTyped] = useState(addressed);
  /** Whether the address is still behind the text. Until it is not, its changes are no reason to change the text. */
  const isBehind = useRef(false);
  const follow = useEffectEvent((search: string) => {
    if (searchOf(typed) === search) isBehind.current = false;
    else if (!isBehind.current) setTyped(search);
  });
  useEffect(() => follow(addressed), [addressed]);
  return {
    typed,
    type(text: string) {
      if (searchOf(text) !== searchOf(typed)) isBehind.current = true;
      setTyped(text);
      onSearch?.(searchOf(text));
    },
  };
}

/** The loading and failed states of the list. */
function UnloadedList({ list }: { list: ReturnType<typeof useConversations> }) {
  if (!list.error) return <LoadingList />;
  return (
    <FailedState
      title={messageTexts.loadFailed}
      level={3}
      onRetry={() => void list.refetch()}
      isRetrying={list.isFetching}
    >
      {errorMessageOf(list.error)}
    </FailedState>
  );
}

function useConversations(userId: string, search: string) {
  return useInfiniteQuery({
    ...conversationsQuery(useApi(), userId, search),
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  });
}

function Row({
  conversation,
  href,
  isCurrent,
}: {
  conversation: Conversation;
  href: string;
  isCurrent: boolean;
}) {
  const { person, unread, lastMessage, adTitle, adPicture } = conversation;
  const now = new Date(useNow());
  const name = person?.name ?? DELETED_USER;
  return (
    <li
      className={classNames(
        // With enlarged text the picture has a row of its own.
        'relative flex flex-wrap items-center gap-3 p-3 hover:bg-sunken sm:px-4',
        isCurrent && 'bg-sunken',
      )}
    >
      <RowPicture name={name} avatarUrl={person?.avatarUrl ?? null} adPicture={adPicture} />
      <div className="min-w-0 flex-1 basis-24">
        {/* With enlarged text the time moves below the name. */}
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Anchor
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            className={classNames(
              'line-clamp-2 min-w-0 flex-1 basis-28 wrap-anywhere after:absolute after:inset-0',
              unread > 0 ? 'font-bold' : 'font-semibold',
            )}
          >
            {name}
          </Anchor>
          <span className="text-xs text-muted">{timeAgo(lastMessage.createdAt, now)}</span>
        </p>
        {adTitle && <TextLine className="text-muted">{adTitle}</TextLine>}
        <TextLine className={unread > 0 ? 'font-semibold' : 'text-muted'}>
          {lastMessage.isMine && 'Du: '}
          {lastMessage.isRemoved ? messageTexts.removed : lastMessage.content || messageTexts.picture}
        </TextLine>
      </div>
      <CountBadge count={unread} label={unreadTexts(unread)} />
    </li>
  );
}

/** The ad's picture with the person's portrait at its corner; the portrait alone without an ad. */
function RowPicture(props: { name: string; avatarUrl: string | null; adPicture: Conversation['adPicture'] }) {
  const { name, avatarUrl, adPicture } = props;
  if (!adPicture) {
    return (
      <span className="inline-flex w-14 shrink-0 justify-center">
        <Avatar name={name} src={avatarUrl} size="md" />
      </span>
    );
  }
  return (
    <span className="relative shrink-0">
      <img
        src={pictureUrl(adPicture.id, 400)}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className="size-14 rounded-sm bg-sunken object-cover"
      />
      <span className="absolute -right-1.5 -bottom-1.5 inline-flex rounded-full border-2 border-surface">
        <Avatar name={name} src={avatarUrl} size="sm" />
      </span>
    </span>
  );
}

function TextLine({ className, children }: { className: string; children: ReactNode }) {
  return <p className={classNames('truncate text-sm', className)}>{children}</p>;
}

function LoadingList() {
  return (
    <Loading label="Laddar samtal" className="flex flex-col gap-3">
      <Skeleton className="h-11 max-w-120 rounded-md" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 rounded-md" />
      ))}
    </Loading>
  );
}

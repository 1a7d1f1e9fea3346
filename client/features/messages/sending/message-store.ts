// A user's outgoing messages and drafts in this tab. It outlives the dialog in which they are written.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Message } from '#shared/features/messages/contract.ts';
import { messageTexts, staffMessageTexts } from '#shared/features/messages/texts.ts';
import { SHOW_SENDING_AFTER_MS } from '#shared/live-timing.ts';
import { type ApiQueries, useApi } from '../../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../../core/failure.ts';
import { isOffline } from '../../../core/live/connection-state.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { cacheMessage } from '../thread/thread-cache.ts';
import { firstDraftKeys, subjectKeyOf } from './first-draft-keys.ts';
import { listFirstMessages } from './first-messages.ts';
import {
  draftAfterFailure,
  idsOf,
  isUnchanged,
  saveMessageDraft,
  type MessageDraft,
  removeArrived,
  type DraftPicture,
} from './message-drafts.ts';
import { type FirstMessage, openOutbox, type Outbox, type Outgoing, postMessage } from './outbox.ts';
import { openStoredOutgoing } from './stored-outgoing.ts';
import { openTabDrafts } from './tab-drafts.ts';

export interface MessageStore {
  outbox: Outbox;
  /** The draft of a thread; the same object until it changes. */
  draftOf(threadId: string): MessageDraft | null;
  setText(threadId: string, text: string): void;
  /** Replaces the draft. */
  setDraft(threadId: string, draft: MessageDraft | null): void;
  /** The uploaded pictures that are to be sent with the draft. */
  setPictures(threadId: string, pictures: readonly DraftPicture[]): void;
  /** Sends a message that begins a thread as soon as there is a connection; the draft is removed. */
  sendFirst(first: FirstMessage, content: string, id: string): void;
  /** Does not send a first message: it becomes a draft again. */
  takeBack(message: Outgoing): void;
  /** The first messages that are not sent yet, oldest first; the same list until it changes. */
  firstMessages(): readonly Outgoing[];
  /** Sends this text with the pictures of the draft. */
  send(threadId: string, text: string, options?: { asStaff?: boolean }): void;
  /** The connection is back: sends the messages that wait, also those of a page that was closed. */
  resume(): void;
  /** Queues a removed message again; the draft of a first message is deleted. */
  restore(message: Outgoing): void;
  /** The id of the last message sent from this tab. */
  lastSentIn(threadId: string): string | undefined;
  /** These messages are in the thread: they are not sent again, nor restored as a draft. */
  settle(threadId: string, messages: readonly Message[]): void;
  subscribeToDrafts(onChange: () => void): () => void;
  /** Registers the sign-in prompt for a message that fails because the session has ended. */
  onSignedOut(threadId: string, askToSignIn: () => void): () => void;
}

const stores = new WeakMap<QueryClient, Map<string, MessageStore>>();

export function messageStoreOf(queryClient: QueryClient, api: ApiQueries, userId: string): MessageStore {
  const ofPage = stores.get(queryClient) ?? new Map<string, MessageStore>();
  stores.set(queryClient, ofPage);
  const store = ofPage.get(userId) ?? openMessageStore(queryClient, api, userId);
  ofPage.set(userId, store);
  return store;
}

export function useMessageStore(userId: string): MessageStore {
  const api = useApi();
  const queryClient = useQueryClient();
  return messageStoreOf(queryClient, api, userId);
}

/** The text of a thread's draft. */
export function useDraftText(userId: string, threadId: string): string {
  const store = useMessageStore(userId);
  return useSyncExternalStore(
    store.subscribeToDrafts,
    () => store.draftOf(threadId)?.text ?? '',
    () => '',
  );
}

/** The first messages that are not sent yet, oldest first. */
export function useFirstMessages(userId: string): readonly Outgoing[] {
  const { outbox, firstMessages } = useMessageStore(userId);
  return useSyncExternalStore(outbox.subscribe, firstMessages, () => none);
}

const none: readonly Outgoing[] = [];

/** Most responses arrive within this delay; the message is then rendered only once, as sent. */
function renderLater(render: () => void): void {
  setTimeout(render, SHOW_SENDING_AFTER_MS);
}

function openMessageStore(queryClient: QueryClient, api: ApiQueries, userId: string): MessageStore {
  const lastSent = new Map<string, string>();
  const signInPrompts = new Map<string, () => void>();
  const drafts = openTabDrafts(userId, (threadId) => stored.store(threadId));
  const outbox = openOutbox<{ message: Message }>({
    post: (message) => postMessage(api, message),
    onSent,
    isRefused: (error) => isRefusal(error) && error.status < 500,
    isOffline,
    later: renderLater,
    onFailed,
  });
  const stored = openStoredOutgoing({ userId, outbox, draftOf: drafts.of });

  function onSent({ message }: { message: Message }, { threadId, first }: Outgoing): void {
    if (first) {
      saveMessageDraft(userId, subjectKeyOf(threadId), null);
      toast.success(messageTexts.sent);
      void queryClient.invalidateQueries({ queryKey: api.messages.key() });
      return;
    }
    cacheMessage(queryClient, userId, message);
    if (message.isFromStaff) toast.success(staffMessageTexts.sent);
  }

  function onFailed(threadId: string, messages: readonly Outgoing[], error: unknown): void {
    drafts.set(threadId, draftAfterFailure(messages, drafts.of(threadId)));
    const askToSignIn = isRefusal(error, 'UNAUTHORIZED') ? signInPrompts.get(threadId) : undefined;
    if (askToSignIn) return askToSignIn();
    const isAsStaff = messages.some(({ asStaff }) => asStaff);
    const sentence = isAsStaff ? staffMessageTexts.sendFailed : messageTexts.sendFailed;
    toast.error(sentence, isRefusal(error) ? { description: errorMessageOf(error) } : undefined);
    // The user may have been blocked meanwhile.
    if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: api.messages.conversation.key() });
  }

  /** The draft of the thread is now outgoing. */
  function moveDraft(threadId: string): void {
    stored.follow(threadId);
    drafts.clearField(threadId);
  }

  return {
    outbox,
    draftOf: drafts.of,
    setDraft: drafts.set,
    setText: (threadId, text) => drafts.set(threadId, { ...drafts.of(threadId), text }),
    setPictures(threadId, pictures) {
      const draft = drafts.of(threadId);
      if (idsOf(pictures).join() === idsOf(draft?.pictures).join()) return;
      drafts.set(threadId, { text: '', ...draft, pictures: [...pictures] });
    },
    sendFirst(first, content, id) {
      const threadId = firstDraftKeys(first.adId ?? first.recipientId).content;
      moveDraft(threadId);
      const createdAt = new Date().toISOString();
      outbox.restore([{ id, threadId, first, content, pictures: [], asStaff: false, createdAt }]);
    },
    takeBack({ id, threadId, content }) {
      outbox.remove(id);
      drafts.set(threadId, { text: content, triedId: id, triedText: content });
    },
    firstMessages: listFirstMessages(outbox),
    send(threadId, text, { asStaff = false } = {}) {
      const draft = drafts.of(threadId);
      const id = draft && isUnchanged(draft, text) ? draft.triedId : undefined;
      const pictures = draft?.pictures ?? [];
      moveDraft(threadId);
      // Messages that wait are retried before this one.
      outbox.resume();
      lastSent.set(threadId, outbox.send({ threadId, content: text, pictures, asStaff, id }).id);
      // The next message must not take the same pictures.
      if (pictures.length > 0) drafts.notify();
      renderLater(drafts.notify);
    },
    resume: stored.resume,
    restore(message) {
      if (message.first) moveDraft(message.threadId);
      else stored.follow(message.threadId);
      outbox.restore([message]);
    },
    lastSentIn: (threadId) => lastSent.get(threadId),
    settle(threadId, messages) {
      for (const { id } of messages) {
        outbox.markArrived(id);
        const draft = drafts.of(threadId);
        if (draft?.triedId === id) drafts.set(threadId, removeArrived(draft, id));
      }
    },
    subscribeToDrafts: drafts.subscribe,
    onSignedOut(threadId, askToSignIn) {
      signInPrompts.set(threadId, askToSignIn);
      return () => {
        if (signInPrompts.get(threadId) === askToSignIn) signInPrompts.delete(threadId);
      };
    },
  };
}

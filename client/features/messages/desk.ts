// Where somebody's messages are written: what is on its way, and what has not been sent. Outlives the dialog it is written in.
import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '#shared/features/messages/contract.ts';
import { messageWords, staffMessageWords } from '#shared/features/messages/words.ts';
import { askAgain } from '../../core/ask-again.ts';
import type { ApiQueries } from '../../core/endpoint-queries.ts';
import { isRefusal, sentenceOf } from '../../core/failure.ts';
import { toast } from '../../ui/toast.ts';
import {
  giveBack,
  idsOf,
  isAsTried,
  keepMessageDraft,
  type MessageDraft,
  readMessageDraft,
  takeArrived,
  type WaitingPicture,
} from './message-drafts.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { addNewer, type KnownThread } from './thread-pages.ts';
import { keepWritingSocket, type OpenSocket } from './writing-socket.ts';

/** A network that has gone without a word would otherwise keep one waiting for minutes. */
const PATIENCE_MS = 10_000;

export interface Desk {
  outbox: Outbox;
  /** What stands in the field of a thread; the same object until it changes. */
  draftOf(threadId: string): MessageDraft | null;
  write(threadId: string, text: string): void;
  /** Puts this in the field, in place of what stands there. */
  lay(threadId: string, draft: MessageDraft | null): void;
  /** Which pictures are to go with it; the server has them. */
  enclose(threadId: string, pictures: readonly WaitingPicture[]): void;
  /** Sends this text, with the pictures that lie there. */
  send(threadId: string, text: string, options?: { asStaff?: boolean }): void;
  /** The last that was sent from this page, whether it is on its way or has come. */
  lastSentIn(threadId: string): string | undefined;
  /** A message has come by the line. */
  note(message: Message): void;
  /** These stand in the thread: one's own are on their way no more, and are not to be sent again. */
  settle(threadId: string, messages: readonly Message[]): void;
  /** Somebody has a place to write: until what is returned is called, a socket is kept once they have written. */
  sit(): () => void;
  onDraft(changed: () => void): () => void;
  /** Who asks the person to sign in when a session has ended behind their back; the text is in the field again by then. */
  onSignedOut(threadId: string, ask: () => void): () => void;
}

/** An answer mostly comes sooner than this: then a message is drawn once, as sent, and not first as on its way. */
const DRAW_AFTER_MS = 40;
const drawLater = (draw: () => void): void => void setTimeout(draw, DRAW_AFTER_MS);

const desks = new WeakMap<QueryClient, Map<string, Desk>>();

/** The desk of this person in this page. */
export function deskOf(
  queryClient: QueryClient,
  api: ApiQueries,
  userId: string,
  openSocket?: OpenSocket,
): Desk {
  const ofPage = desks.get(queryClient) ?? new Map<string, Desk>();
  desks.set(queryClient, ofPage);
  const desk = ofPage.get(userId) ?? openDesk(queryClient, api, { userId, openSocket });
  ofPage.set(userId, desk);
  return desk;
}

/** Under which the page knows a thread. */
export function threadKey(userId: string, threadId: string): readonly string[] {
  return ['thread', userId, threadId];
}

function openDesk(
  queryClient: QueryClient,
  api: ApiQueries,
  { userId, openSocket }: { userId: string; openSocket?: OpenSocket | undefined },
): Desk {
  const socket = keepWritingSocket(openSocket);
  const drafts = new Map<string, MessageDraft | null>();
  const watchers = new Set<() => void>();
  const lastSent = new Map<string, string>();
  const askers = new Map<string, () => void>();
  /** Threads in which something is on its way. */
  const busy = new Set<string>();

  function draftOf(threadId: string): MessageDraft | null {
    if (!drafts.has(threadId)) drafts.set(threadId, readMessageDraft(userId, threadId));
    return drafts.get(threadId) ?? null;
  }

  function keep(threadId: string, draft: MessageDraft | null): void {
    drafts.set(threadId, draft);
    store(threadId);
    tell();
  }

  function tell(): void {
    for (const changed of watchers) changed();
  }

  /** What is on its way is kept like what is being written: whoever closes the page in a tunnel finds it again. */
  function store(threadId: string): void {
    const outgoing = outbox.list(threadId);
    const draft = draftOf(threadId);
    keepMessageDraft(userId, threadId, outgoing.length > 0 ? giveBack(outgoing, draft) : draft);
  }

  const outbox = openOutbox<{ message: Message }>({
    async post({ threadId, id, content, pictures, asStaff }) {
      const words = { id: threadId, messageId: id, content };
      const isPlain = pictures.length === 0 && !asStaff;
      const sent = isPlain ? await socket.send(words) : null;
      if (sent) return sent;
      const answer = await api.messages.reply.call(
        { ...words, pictureIds: idsOf(pictures), ...(asStaff && { asStaff }) },
        { signal: AbortSignal.timeout(PATIENCE_MS) },
      );
      socket.noteWritten();
      return answer;
    },
    onSent({ message }) {
      show(message);
      if (message.isFromStaff) toast.success(staffMessageWords.sent);
    },
    isRefused: (error) => isRefusal(error) && error.status < 500,
    later: drawLater,
    onFailed(threadId, messages, error) {
      keep(threadId, giveBack(messages, draftOf(threadId)));
      const isStaffs = messages.some(({ asStaff }) => asStaff);
      const sentence = isStaffs ? staffMessageWords.sendFailed : messageWords.sendFailed;
      const ask = isRefusal(error, 'UNAUTHORIZED') ? askers.get(threadId) : undefined;
      if (ask) return ask();
      toast.error(sentence, isRefusal(error) ? { description: sentenceOf(error) } : undefined);
      // Who may write may have changed.
      if (isRefusal(error)) void queryClient.invalidateQueries({ queryKey: api.messages.conversation.key() });
    },
  });

  outbox.subscribe(() => {
    for (const threadId of busy) {
      store(threadId);
      if (outbox.list(threadId).length === 0) busy.delete(threadId);
    }
  });

  /** Where something between is missing, the thread asks for it by itself. */
  function show(message: Message): void {
    const key = threadKey(userId, message.threadId);
    const known = queryClient.getQueryData<KnownThread>(key);
    const grown = known && addNewer(known, [message]);
    if (grown) queryClient.setQueryData(key, grown);
    else askAgain(queryClient, key);
  }

  function settle(threadId: string, messages: readonly Message[]): void {
    for (const { id } of messages) {
      outbox.noteArrived(id);
      const draft = draftOf(threadId);
      if (draft?.triedId === id) keep(threadId, takeArrived(draft, id));
    }
  }

  return {
    outbox,
    draftOf,
    lay: keep,
    write(threadId, text) {
      socket.keepReady();
      keep(threadId, { ...draftOf(threadId), text });
    },
    enclose(threadId, pictures) {
      const draft = draftOf(threadId);
      if (idsOf(pictures).join() === idsOf(draft?.pictures).join()) return;
      keep(threadId, { text: '', ...draft, pictures: [...pictures] });
    },
    send(threadId, text, { asStaff = false } = {}) {
      const draft = draftOf(threadId);
      const id = draft && isAsTried(draft, text) ? draft.triedId : undefined;
      const enclosed = draft?.pictures ?? [];
      busy.add(threadId);
      drafts.set(threadId, null);
      lastSent.set(threadId, outbox.send({ threadId, content: text, pictures: enclosed, asStaff, id }).id);
      // Where they lie they are not to be taken for what is to be sent next.
      if (enclosed.length > 0) tell();
      drawLater(tell);
    },
    lastSentIn: (threadId) => lastSent.get(threadId),
    note(message) {
      show(message);
      settle(message.threadId, [message]);
    },
    settle,
    sit: socket.sit,
    onDraft(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    onSignedOut(threadId, ask) {
      askers.set(threadId, ask);
      return () => {
        if (askers.get(threadId) === ask) askers.delete(threadId);
      };
    },
  };
}

// State of the support chat: it answers in the browser, and nothing reaches the server. Source: spec 1 §9 Help chat.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { chooseReply } from '#shared/features/support-chat/choose-reply.ts';
import { REPLY_DELAY_MS } from '#shared/features/support-chat/rules.ts';
import { useApi } from '../../../core/api.ts';
import { newId } from '../../../core/new-id.ts';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { type ChatDraft, chatDrafts, type ChatText } from './chat-draft.ts';

/** Maximum age of the replies when a question is asked. */
const FRESH_MS = 10_000;

const start: ChatDraft = { texts: [], question: '' };

export interface Chat {
  texts: ChatText[];
  question: string;
  write: (question: string) => void;
  ask: () => void;
  /** Whether a question waits for its reply. */
  isTyping: boolean;
  /** Why there is no reply. */
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
  restart: () => void;
}

export function useChat(): Chat {
  const { data, error, isFetching, isStale, refetch } = useQuery({
    ...useApi().supportChat.find.queryOptions(),
    staleTime: FRESH_MS,
  });
  const { draft, setDraft } = useDraftAcrossSignIn(chatDrafts, 'support', start);
  const last = draft.texts.at(-1);
  const isWaiting = last !== undefined && !last.isBot;
  const isReady = isWaiting && data !== undefined;

  const reply = useEffectEvent(() => {
    if (!data || !last) return;
    const { text, linkLabel, linkPath } = chooseReply(data, last.text);
    const answer = { id: newId(), isBot: true, text, linkLabel, linkPath };
    setDraft((before) => ({ ...before, texts: [...before.texts, answer] }));
  });
  // Also after a reload, since the question is in the draft.
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(reply, REPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  function ask(): void {
    const text = draft.question.trim();
    if (text === '' || isWaiting) return;
    // Staff may have changed the replies: the new ones have arrived before this question is answered.
    if (isStale) void refetch();
    const asked = { id: newId(), isBot: false, text, linkLabel: '', linkPath: '' };
    setDraft(({ texts }) => ({ question: '', texts: [...texts, asked] }));
  }

  return {
    texts: draft.texts,
    question: draft.question,
    write: (question) => setDraft((before) => ({ ...before, question })),
    ask,
    isTyping: isWaiting && (isReady || !error),
    error: isWaiting && !data ? error : null,
    isRetrying: isFetching,
    retry: () => void refetch(),
    restart: () => setDraft(start),
  };
}

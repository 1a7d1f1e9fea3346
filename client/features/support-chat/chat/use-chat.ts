// State of the support chat: it answers in the browser, and nothing reaches the server. Source: spec 1 §9 Help chat.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { chooseReply } from '#shared/features/support-chat/choose-reply.ts';
import { REPLY_DELAY_MS } from '#shared/features/support-chat/rules.ts';
import { useApi } from '../../../core/api.ts';
import { newId } from '../../../core/new-id.ts';
import { useDraftAcrossSignIn } from '../../../core/drafts/use-draft.ts';
import { type ChatDraft, chatDrafts, type ChatText } from './chat-draft.ts';

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
  const { data, error, isFetching, refetch } = useQuery(useApi().supportChat.find.queryOptions());
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

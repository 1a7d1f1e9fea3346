// The support chat; loaded after the page. Source: spec 1 §2 Support page, §9 Help chat.
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { MAX_QUESTION_LENGTH } from '#shared/features/support-chat/rules.ts';
import { chatTexts } from '#shared/features/support-chat/texts.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { ChatText } from './chat-draft.ts';
import { transcribe } from './transcript.ts';
import { type Chat, useChat } from './use-chat.ts';

export interface SupportChatProps {
  /** Opens the contact form with the chat, which is empty before the first question. */
  onContact: (transcript: string) => void;
}

export function SupportChat({ onContact }: SupportChatProps) {
  const chat = useChat();
  const { texts, question, isTyping, error } = chat;
  const questionField = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    chat.ask();
  }

  function restart(): void {
    chat.restart();
    // The button with the focus is removed.
    questionField.current?.focus();
  }

  return (
    <div className="rounded-md border border-line bg-surface">
      <ChatLog texts={texts} isTyping={isTyping} />
      {Boolean(error) && <FailedReply chat={chat} />}
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3 border-t border-line p-4">
        <Field label="Din fråga" className="flex-1 basis-56">
          {(control) => (
            <TextInput
              {...control}
              ref={questionField}
              autoComplete="off"
              enterKeyHint="send"
              maxLength={MAX_QUESTION_LENGTH}
              value={question}
              onChange={({ target }) => chat.write(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" disabled={question.trim() === '' || isTyping}>
          Fråga
        </Button>
      </form>
      <div className="flex flex-wrap gap-3 border-t border-line p-4">
        <Button onClick={() => onContact(texts.length > 0 ? transcribe(texts) : '')}>
          {texts.length > 0 ? 'Skicka chatten till supporten' : 'Skriv till supporten'}
        </Button>
        {texts.length > 0 && (
          <Button variant="ghost" onClick={restart}>
            Börja om
          </Button>
        )}
      </div>
    </div>
  );
}

function ChatLog({ texts, isTyping }: { texts: ChatText[]; isTyping: boolean }) {
  return (
    <div
      role="log"
      aria-label="Chatt med hjälpen"
      tabIndex={0}
      className="flex max-h-96 min-h-40 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      <Bubble isBot>{chatTexts.greeting}</Bubble>
      {texts.map(({ id, isBot, text, linkLabel, linkPath }) => (
        <Bubble key={id} isBot={isBot}>
          {text}
          {linkPath && (
            <>
              {' '}
              <Anchor href={linkPath} className="font-semibold text-pine underline">
                {linkLabel}
              </Anchor>
            </>
          )}
        </Bubble>
      ))}
      {isTyping && <p className="text-sm text-muted">Hjälpen {chatTexts.typing}</p>}
      {/* The key makes this a new element for each text, so that its ref scrolls the log to the end. */}
      <span key={`${texts.length} ${isTyping}`} ref={scrollLogToEnd} />
    </div>
  );
}

/** Scrolls only the log: the page must not move while the user reads. */
function scrollLogToEnd(end: HTMLElement | null): void {
  const log = end?.parentElement;
  if (log) log.scrollTop = log.scrollHeight;
}

function Bubble({ isBot, children }: { isBot: boolean; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'max-w-[min(36rem,90%)] rounded-md border px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-line',
        isBot ? 'self-start border-line bg-sunken' : 'self-end border-pine bg-pine-soft',
      )}
    >
      <span className="sr-only">{isBot ? 'Hjälpen: ' : 'Du: '}</span>
      {children}
    </p>
  );
}

function FailedReply({ chat: { error, isRetrying, retry } }: { chat: Chat }) {
  return (
    <div className="p-4 pt-0">
      <Notice
        tone="danger"
        title={chatTexts.loadFailed}
        action={<RetryButton onRetry={retry} isRetrying={isRetrying} />}
      >
        {errorMessageOf(error)}
      </Notice>
    </div>
  );
}

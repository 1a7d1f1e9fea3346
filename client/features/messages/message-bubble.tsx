// One message: who wrote it by its side and colour, when, how far it has come, and what its reader is warned of.
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Clock from 'lucide-react/icons/clock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo } from 'react';
import type { Message } from '#shared/features/messages/contract.ts';
import {
  CHAT_SUBJECT,
  messageWords,
  scamWarnings,
  staffMessageWords,
} from '#shared/features/messages/words.ts';
import { formatTime } from '#shared/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MessagePictures } from './message-pictures.tsx';
import type { Outgoing } from './outbox.ts';

export type Progress = 'sending' | 'sent' | 'delivered' | 'read';

export interface MessageBubbleProps {
  /** One that is on its way is one's own. */
  message: Message | Outgoing;
  /** Of one's own. Source: spec 1 §2 Chat, "a single check when unread and a double check when read". */
  progress: Progress;
  /** What the other one is called, for those who do not see whose side it stands on. */
  name: string;
}

/** Drawn once: of a long thread only what is new costs anything. */
export const MessageBubble = memo(function MessageBubble({ message, progress, name }: MessageBubbleProps) {
  const { content, pictures, createdAt } = message;
  const { isMine, isFromStaff, subject, warnings } =
    'position' in message ? message : { ...onItsWay, isFromStaff: message.asStaff };
  return (
    <li className={classNames('flex flex-col', isMine ? 'items-end' : 'items-start')}>
      <div
        className={classNames(
          'max-w-[85%] rounded-lg px-3.5 py-2 sm:max-w-[75%]',
          isMine ? 'rounded-br-sm bg-pine text-pine-ink' : 'rounded-bl-sm bg-sunken text-ink',
          progress === 'sending' && 'opacity-75',
        )}
      >
        <span className="sr-only">{`${isMine ? 'Du' : name}: `}</span>
        {isFromStaff && (
          <p className="my-1">
            <Badge tone="ink" icon={<ShieldCheck size={14} />}>
              {staffMessageWords.badge}
            </Badge>
          </p>
        )}
        {!isFromStaff && subject !== CHAT_SUBJECT && (
          <p className="text-sm font-semibold [overflow-wrap:anywhere]">{subject}</p>
        )}
        {pictures.length > 0 && <MessagePictures pictures={pictures} from={isMine ? 'dig' : name} />}
        {content !== '' && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{content}</p>}
        {content === '' && pictures.length === 0 && <p className="opacity-75">{messageWords.picturesGone}</p>}
        <p className="mt-0.5 flex items-center justify-end gap-1 text-xs">
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
          {isMine && <ProgressMark progress={progress} />}
        </p>
      </div>
      {warnings.map((sign) => (
        <p
          key={sign}
          className="mt-1 flex max-w-[85%] items-start gap-1.5 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning sm:max-w-[75%]"
        >
          <TriangleAlert size={16} className="mt-0.5 shrink-0" />
          {scamWarnings[sign]}
        </p>
      ))}
    </li>
  );
});

const onItsWay: Pick<Message, 'isMine' | 'subject' | 'warnings'> = {
  isMine: true,
  subject: CHAT_SUBJECT,
  warnings: [],
};

function ProgressMark({ progress }: { progress: Progress }) {
  const { Icon, word } = marks[progress];
  return (
    <span title={word} data-progress={progress} className="inline-flex">
      <Icon size={15} aria-hidden="true" strokeWidth={progress === 'sent' ? 2 : 2.75} />
      <span className="sr-only">{word}</span>
    </span>
  );
}

const marks = {
  sending: { Icon: Clock, word: 'Skickas' },
  sent: { Icon: Check, word: 'Skickat' },
  delivered: { Icon: Check, word: 'Levererat' },
  read: { Icon: CheckCheck, word: 'Läst' },
} as const;

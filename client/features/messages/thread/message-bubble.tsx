// One message: its text and pictures, time, progress and warnings. Side and colour show who wrote it.
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useDeferredValue } from 'react';
import type { Message } from '#shared/features/messages/contract.ts';
import {
  CHAT_SUBJECT,
  messageTexts,
  scamWarnings,
  staffMessageTexts,
} from '#shared/features/messages/texts.ts';
import { formatTime } from '#shared/format.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MenuButton } from '../../../ui/button/menu-button.tsx';
import { MessagePictures } from './message-pictures.tsx';
import type { Outgoing } from '../sending/outbox.ts';

export type Progress = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read';

export interface MessageBubbleProps {
  /** An outgoing message is the user's own. */
  message: Message | Outgoing;
  /** For a message of the viewer. Source: spec 1 §2 Chat, "a single check when unread and a double check when read". */
  progress: Progress;
  /** The other member's name, for screen readers. */
  name: string;
  /** Removes a message that waits for the network. */
  onRemove?: ((message: Outgoing) => void) | undefined;
  /** Reports the other member's message to staff. */
  onReport?: ((messageId: string) => void) | undefined;
}

/** Memoised: a new message in a long thread renders only itself. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, progress, name, onRemove, onReport } = props;
  // The text is rendered first, and its menu after.
  const hasMenu = useDeferredValue(true, false);
  const { content, pictures, createdAt } = message;
  const { isMine, isFromStaff, subject, warnings } =
    'position' in message ? message : { ...outgoing, isFromStaff: message.asStaff };
  if ('position' in message && message.isRemoved) return <TakenDownBubble message={message} name={name} />;
  return (
    <li className={classNames('flex flex-col', isMine ? 'items-end' : 'items-start')}>
      <div className={classNames('flex w-full items-center gap-1', isMine && 'justify-end')}>
        <div
          className={classNames(
            'max-w-[85%] min-w-0 rounded-lg px-3.5 py-2 sm:max-w-[75%]',
            isMine ? 'rounded-br-sm bg-pine text-pine-ink' : 'rounded-bl-sm bg-sunken text-ink',
            (progress === 'sending' || progress === 'waiting') && 'opacity-85',
          )}
        >
          <span className="sr-only">{`${isMine ? 'Du' : name}: `}</span>
          {isFromStaff && (
            <p className="my-1">
              <Badge tone="ink" icon={<ShieldCheck size={14} />}>
                {staffMessageTexts.badge}
              </Badge>
            </p>
          )}
          {!isFromStaff && subject !== CHAT_SUBJECT && (
            <p className="text-sm font-semibold [overflow-wrap:anywhere]">{subject}</p>
          )}
          {pictures.length > 0 && <MessagePictures pictures={pictures} from={isMine ? 'dig' : name} />}
          {content !== '' && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{content}</p>}
          {content === '' && pictures.length === 0 && (
            <p className="opacity-75">{messageTexts.pictureDeleted}</p>
          )}
          <p className="mt-0.5 flex items-center justify-end gap-1 text-xs">
            <time dateTime={createdAt}>{formatTime(createdAt)}</time>
            {isMine && <ProgressIcon progress={progress} />}
          </p>
        </div>
        {!isMine &&
          onReport &&
          (hasMenu ? (
            <ReportMenu message={message} name={name} onReport={onReport} />
          ) : (
            <span className="size-11 shrink-0" />
          ))}
      </div>
      {progress === 'waiting' && (
        <p className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-muted">
          {messageTexts.waiting}
          {onRemove && !('position' in message) && (
            <button
              type="button"
              onClick={() => onRemove(message)}
              className="min-h-11 font-semibold text-pine underline"
            >
              Ta bort<span className="sr-only"> meddelandet</span>
            </button>
          )}
        </p>
      )}
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

const outgoing: Pick<Message, 'isMine' | 'subject' | 'warnings'> = {
  isMine: true,
  subject: CHAT_SUBJECT,
  warnings: [],
};

/** A message that staff have taken down keeps its position. */
function TakenDownBubble({ message: { createdAt, isMine }, name }: { message: Message; name: string }) {
  return (
    <li className={classNames('flex flex-col', isMine ? 'items-end' : 'items-start')}>
      <p className="max-w-[85%] rounded-lg border border-dashed border-outline px-3.5 py-2 text-sm text-muted sm:max-w-[75%]">
        <span className="sr-only">{`${isMine ? 'Du' : name}: `}</span>
        {messageTexts.removed} · <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      </p>
    </li>
  );
}

interface ReportMenuProps {
  message: Message | Outgoing;
  name: string;
  onReport: (messageId: string) => void;
}

function ReportMenu({ message, name, onReport }: ReportMenuProps) {
  return (
    <MenuButton
      label={`Mer om meddelandet från ${name} kl. ${formatTime(message.createdAt)}`}
      items={[{ label: 'Rapportera', icon: <Flag size={18} />, onSelect: () => onReport(message.id) }]}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-outline hover:bg-sunken hover:text-ink aria-expanded:text-ink"
    >
      <Ellipsis size={16} />
    </MenuButton>
  );
}

function ProgressIcon({ progress }: { progress: Progress }) {
  const { Icon, label } = progressIcons[progress];
  return (
    <span title={label} data-progress={progress} className="inline-flex">
      <Icon size={15} aria-hidden="true" strokeWidth={progress === 'sent' ? 2 : 2.75} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

const progressIcons = {
  waiting: { Icon: Clock, label: 'Väntar' },
  sending: { Icon: Clock, label: 'Skickas' },
  sent: { Icon: Check, label: 'Skickat' },
  delivered: { Icon: Check, label: 'Levererat' },
  read: { Icon: CheckCheck, label: 'Läst' },
} as const;

// The open conversation of the inbox: the whole screen below 900 px, with a link back to the list.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Anchor } from '../../ui/button/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { followVisibleArea } from '../../ui/dialog/visible-area.ts';
import { iconButtonStyle } from '../../ui/button/icon-button.tsx';
import '../../features/messages/thread/conversation.css';

export interface InboxFrameProps {
  title: string;
  tools: ReactNode;
  children: ReactNode;
  listHref: string;
  /** Goes back to the list. Returns false if the browser must follow the link instead. */
  onBack: () => boolean;
}

export function InboxFrame({ title, tools, children, listHref, onBack }: InboxFrameProps) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  // The text field takes the focus once it is loaded, except on a phone, where the keyboard would cover the messages.
  useEffect(() => content.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={followVisibleArea} aria-labelledby={id} className="inbox-thread bg-surface">
      <header className="flex items-center gap-1 border-b border-line px-2 py-1.5">
        <Anchor
          href={listHref}
          aria-label="Till alla samtal"
          onClick={(event) => onBack() && event.preventDefault()}
          className={classNames(iconButtonStyle(), 'min-[900px]:hidden')}
        >
          <ArrowLeft size={20} />
        </Anchor>
        <h2 id={id} className="min-w-0 flex-1 truncate px-2 text-lg">
          {title}
        </h2>
        {tools}
      </header>
      <div
        ref={content}
        tabIndex={-1}
        data-conversation=""
        className="conversation flex min-h-0 flex-1 flex-col outline-none"
      >
        {children}
      </div>
    </section>
  );
}

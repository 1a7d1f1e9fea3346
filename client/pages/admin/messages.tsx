// The staff's own conversations: the list, a new message, and the open conversation. Source: spec 2 §2 Messages.
import { createLazyRoute } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import SquarePen from 'lucide-react/icons/square-pen';
import { type ReactNode, useId, useState } from 'react';
import type { Counterpart } from '#shared/features/messages/contract.ts';
import { staffMessageTexts } from '#shared/features/messages/texts.ts';
import { paths, staffConversationPath } from '#shared/paths.ts';
import { useViewer } from '../../core/viewer.ts';
import { ConversationList } from '../../features/messages/inbox/conversation-list.tsx';
import { ConversationPanel } from '../../features/messages/thread/conversation-panel.tsx';
import { StaffFirstMessage } from '../../features/messages/sending/staff-first-message.tsx';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { iconButtonStyle } from '../../ui/button/icon-button.tsx';
import { LazyDialog } from '../../ui/lazy/lazy-dialog.tsx';
import { PageHeading } from '../../ui/layout/page.tsx';
import { Answer } from '../messages/answer.tsx';
import { ThreadAd } from '../messages/thread-ad.tsx';
import { useInboxAddress } from '../messages/use-inbox-address.ts';

export const Route = createLazyRoute('/admin/messages')({ component: MessagesPage });

const loadUserPicker = async () => (await import('../../features/users/user-picker.tsx')).UserPicker;

function MessagesPage() {
  const address = Route.useSearch();
  const { with: openKey, thread, search } = address;
  const viewer = useViewer();
  const { hrefOf, setSearch, setThread } = useInboxAddress(paths.adminMessages, address);
  const [isPicking, setIsPicking] = useState(false);
  if (!viewer) return null;
  const write = (
    <Button variant="primary" icon={<SquarePen size={18} />} onClick={() => setIsPicking(true)}>
      Nytt meddelande
    </Button>
  );
  // Phones show either the list or the open conversation.
  const listClass = openKey ? 'hidden lg:block' : undefined;
  return (
    <>
      {openKey && <h1 className="sr-only lg:hidden">Meddelanden</h1>}
      <div className={listClass}>
        <PageHeading title="Meddelanden" actions={write}>
          {staffMessageTexts.sentAsStaffHint}
        </PageHeading>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={classNames('lg:h-[calc(100dvh-15rem)] lg:overflow-y-auto lg:p-1', listClass)}>
          <ConversationList
            userId={viewer.id}
            hrefOf={({ key }) => hrefOf(key)}
            search={search}
            onSearch={setSearch}
            currentKey={openKey}
            empty={
              <EmptyState title="Inga meddelanden än" level={2}>
                Skriv till vem som helst med ”Nytt meddelande”.
              </EmptyState>
            }
          />
        </div>
        {openKey ? (
          <ConversationPanel
            key={openKey}
            asStaff
            userId={viewer.id}
            conversationKey={openKey}
            threadId={thread}
            onThread={setThread}
            ThreadAd={ThreadAd}
            Answer={StaffAnswer}
            FirstMessage={FirstMessage}
            renderFrame={(parts) => <Frame {...parts} listHref={hrefOf()} />}
          />
        ) : (
          <div className="hidden lg:block">
            <EmptyState title="Välj ett samtal">Eller skriv till någon ny.</EmptyState>
          </div>
        )}
      </div>
      {isPicking && (
        <LazyDialog
          load={loadUserPicker}
          props={{
            title: 'Nytt meddelande',
            hrefOf: ({ id }) => staffConversationPath(id),
            onClose: () => setIsPicking(false),
          }}
        />
      )}
    </>
  );
}

interface FrameProps {
  title: string;
  tools: ReactNode;
  children: ReactNode;
  listHref: string;
}

function Frame({ title, tools, children, listHref }: FrameProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex flex-col overflow-hidden bg-surface',
        'h-[calc(100dvh-3.5rem)] max-lg:-mx-4 max-lg:-mt-6 max-lg:-mb-26 md:max-lg:-mx-6',
        'border-line lg:h-[calc(100dvh-15rem)] lg:rounded-md lg:border',
      )}
    >
      <header className="flex items-center gap-2 border-b border-line px-2 py-1.5">
        <Anchor
          href={listHref}
          aria-label="Till alla samtal"
          className={classNames(iconButtonStyle(), 'lg:hidden')}
        >
          <ArrowLeft size={20} />
        </Anchor>
        <h2 id={id} className="min-w-0 flex-1 truncate px-2 text-lg">
          {title}
        </h2>
        {tools}
      </header>
      {children}
    </section>
  );
}

function StaffAnswer(answer: { userId: string; threadId: string }) {
  return <Answer {...answer} asStaff />;
}

function FirstMessage({ person }: { person: Counterpart }) {
  const viewer = useViewer();
  return viewer && <StaffFirstMessage userId={viewer.id} person={person} />;
}

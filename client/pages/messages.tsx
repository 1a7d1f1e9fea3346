// The inbox: the list of conversations, and the open one beside it from 900 px; one at a time on narrower screens.
import { createLazyRoute } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '#shared/paths.ts';
import { useViewer } from '../core/viewer.ts';
import { ConversationList } from '../features/messages/inbox/conversation-list.tsx';
import { ConversationPanel } from '../features/messages/thread/conversation-panel.tsx';
import { useReport } from '../features/reports/reporting/use-report.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { contentId } from '../ui/layout/skip-link.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Answer } from './messages/answer.tsx';
import { InboxFrame } from './messages/inbox-frame.tsx';
import { ThreadAd } from './messages/thread-ad.tsx';
import { useBackToList } from './messages/use-back-to-list.ts';
import { useInboxAddress } from './messages/use-inbox-address.ts';
import { SignInRequired } from './sign-in-required.tsx';
import './messages/inbox.css';

export const Route = createLazyRoute('/messages')({ component: InboxPage });

function InboxPage() {
  const viewer = useViewer();
  const address = Route.useSearch();
  const { with: openKey, thread, search } = address;
  const { hrefOf, setSearch, setThread } = useInboxAddress(paths.messages, address);
  const goBack = useBackToList(true, openKey);
  const list = useReturnToRow(openKey, hrefOf);
  const { report, reportDialog } = useReport();
  if (!viewer) {
    return (
      <SignInRequired title="Du måste vara inloggad för att läsa dina meddelanden">
        Här finns dina samtal med köpare och säljare.
      </SignInRequired>
    );
  }
  return (
    <Page width="full">
      <div className="inbox">
        {openKey && <h1 className="sr-only min-[900px]:hidden">Inkorg</h1>}
        <section
          ref={list}
          aria-labelledby="inbox-list"
          className="inbox-list px-4 py-5 sm:px-6"
          data-beside={openKey}
        >
          <h1 id="inbox-list" className="mb-4">
            Inkorg
          </h1>
          <h2 className="sr-only">Samtal</h2>
          <ConversationList
            userId={viewer.id}
            hrefOf={({ key }) => hrefOf(key)}
            search={search}
            onSearch={setSearch}
            currentKey={openKey}
            empty={<NoConversations />}
          />
        </section>
        {openKey ? (
          <ConversationPanel
            key={openKey}
            userId={viewer.id}
            conversationKey={openKey}
            threadId={thread}
            onThread={setThread}
            ThreadAd={ThreadAd}
            Answer={Answer}
            onReport={report}
            renderFrame={(parts) => <InboxFrame {...parts} listHref={hrefOf()} onBack={goBack} />}
          />
        ) : (
          <div className="inbox-none">
            <p className="text-muted">Välj ett samtal i listan.</p>
          </div>
        )}
      </div>
      {reportDialog}
    </Page>
  );
}

function NoConversations() {
  return (
    <EmptyState
      title="Inga meddelanden än"
      level={3}
      action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
    >
      När du och en säljare skriver till varandra hittar du samtalet här.
    </EmptyState>
  );
}

/** Returns the focus to the row of the conversation that was closed, if nothing else has it. */
function useReturnToRow(openKey: string | undefined, hrefOf: (key: string) => string) {
  const list = useRef<HTMLElement>(null);
  const lastKey = useRef(openKey);
  const findLink = useEffectEvent((key: string) =>
    list.current?.querySelector<HTMLElement>(`a[href="${hrefOf(key)}"]`),
  );
  useEffect(() => {
    const closed = openKey === undefined ? lastKey.current : undefined;
    lastKey.current = openKey;
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.id === contentId;
    if (closed === undefined || !isFree) return;
    findLink(closed)?.focus({ preventScroll: true });
  }, [openKey]);
  return list;
}

// The user's conversations, and the open one, named by the address. Source: spec 1 §2 Profile, messages tab.
import Inbox from 'lucide-react/icons/inbox';
import { paths, profileConversationPath } from '#shared/paths.ts';
import { ConversationDialog } from '../../features/messages/thread/conversation-dialog.tsx';
import { ConversationList } from '../../features/messages/inbox/conversation-list.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Answer } from '../messages/answer.tsx';
import { ThreadAd } from '../messages/thread-ad.tsx';
import { useReport } from '../../features/reports/reporting/use-report.tsx';

export interface MessagesTabProps {
  userId: string;
  /** The conversation that is open. */
  openKey: string | undefined;
  threadId: string | undefined;
  /** Opens a thread of the conversation; null closes it. */
  onOpen: (open: { with: string; thread: string } | null) => void;
}

export function MessagesTab({ userId, openKey, threadId, onOpen }: MessagesTabProps) {
  const { report, reportDialog } = useReport();
  return (
    <>
      <ButtonLink href={paths.messages} icon={<Inbox size={18} />} className="mb-4">
        Öppna inkorgen
      </ButtonLink>
      <ConversationList
        userId={userId}
        hrefOf={({ key }) => profileConversationPath(key)}
        currentKey={openKey}
        empty={
          <EmptyState
            title="Inga meddelanden än"
            level={3}
            action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
          >
            När du och en säljare skriver till varandra hittar du samtalet här.
          </EmptyState>
        }
      />
      {openKey && (
        <ConversationDialog
          key={openKey}
          userId={userId}
          conversationKey={openKey}
          threadId={threadId}
          onThread={(thread) => onOpen({ with: openKey, thread })}
          onClose={() => onOpen(null)}
          ThreadAd={ThreadAd}
          Answer={Answer}
          onReport={report}
        />
      )}
      {reportDialog}
    </>
  );
}

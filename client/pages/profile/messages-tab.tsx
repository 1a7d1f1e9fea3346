// One's conversations, and the one that is open, which the address names. Source: spec 1 §2 Profile, messages tab.
import type { Thread } from '#shared/features/messages/contract.ts';
import { conversationPath } from '#shared/paths.ts';
import { PinnedAd } from '../../features/ads/pinned-ad.tsx';
import { ConversationDialog } from '../../features/messages/conversation-dialog.tsx';
import { ConversationList } from '../../features/messages/conversation-list.tsx';
import { OwnAdDeals } from '../ad/own-ad-deals.tsx';

export interface MessagesTabProps {
  userId: string;
  /** The conversation that is open. */
  openKey: string | undefined;
  threadId: string | undefined;
  /** Opens a thread of it, or closes it. */
  onOpen: (open: { with: string; thread: string } | null) => void;
}

export function MessagesTab({ userId, openKey, threadId, onOpen }: MessagesTabProps) {
  return (
    <>
      <ConversationList userId={userId} hrefOf={({ key }) => conversationPath(key)} />
      {openKey && (
        <ConversationDialog
          key={openKey}
          userId={userId}
          conversationKey={openKey}
          threadId={threadId}
          onThread={(thread) => onOpen({ with: openKey, thread })}
          onClose={() => onOpen(null)}
          ThreadAd={ThreadAd}
        />
      )}
    </>
  );
}

function ThreadAd({ thread: { ad, isAboutAd } }: { thread: Thread }) {
  if (ad) {
    return (
      <div className="border-b border-line px-3 sm:px-5">
        <div className="*:mb-0 *:bg-transparent *:px-0">
          <PinnedAd ad={ad} />
        </div>
        {ad.isMine && (
          <div className="pb-3">
            <OwnAdDeals ad={ad} />
          </div>
        )}
      </div>
    );
  }
  if (!isAboutAd) return null;
  return (
    <p className="border-b border-line px-3 py-3 text-sm text-muted sm:px-5">Annonsen visas inte längre.</p>
  );
}

// Dialog for writing to a seller about an ad, or to a person: the subject on top, other contact methods below.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { messageTexts } from '#shared/features/messages/texts.ts';
import { conversationPath } from '#shared/paths.ts';
import { isRefusal } from '../../core/failure.ts';
import type { MessageRequest } from '../../core/message-prompt.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { MessageToSeller } from './message-to-seller.tsx';
import { type ContentProps, NewMessage, NotLoaded, useConversationAtOpening } from './new-message.tsx';

export interface MessageDialogProps {
  viewer: Viewer;
  request: MessageRequest;
  onClose: () => void;
}

export function MessageDialog({ viewer, request, onClose }: MessageDialogProps) {
  const Content = 'adId' in request ? MessageToSeller : ToPerson;
  return (
    <Dialog
      open
      title={'adId' in request ? 'Kontakta säljaren' : 'Skriv ett meddelande'}
      size="sm"
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Content viewer={viewer} id={'adId' in request ? request.adId : request.personId} onClose={onClose} />
    </Dialog>
  );
}

function ToPerson({ viewer, id, onClose }: ContentProps) {
  const { data, error, isFetching, refetch } = useConversationAtOpening(id);
  if (!data) {
    return (
      <NotLoaded
        error={error}
        missingText={isRefusal(error, 'NOT_FOUND') ? messageTexts.noRecipient : undefined}
        retry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (data.generalRefusal !== null) {
    const [latest] = data.threads;
    return (
      <Notice
        title={data.generalRefusal}
        action={
          latest && (
            <ButtonLink href={conversationPath(id, latest.id)} onClick={onClose}>
              Öppna samtalet
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      <p className="mb-4">Till {data.person?.name}</p>
      <NewMessage
        viewer={viewer}
        recipientId={id}
        recipientName={data.person?.name ?? ''}
        adId={null}
        subject=""
        onClose={onClose}
      />
    </>
  );
}

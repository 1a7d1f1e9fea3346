// Dialog for writing to a seller about an ad, or to a person: the subject on top, other contact methods below.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { subjectAbout } from '#shared/features/messages/rules.ts';
import { messageTexts, writeRefusals } from '#shared/features/messages/texts.ts';
import { conversationPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { isRefusal, errorMessageOf } from '../../core/failure.ts';
import type { MessageRequest } from '../../core/message-prompt.tsx';
import { isMissing } from '../../features/ads/page/missing-ad.ts';
import { PinnedAd } from '../../features/ads/page/pinned-ad.tsx';
import { SellerContact } from '../../features/ads/page/seller-contact.tsx';
import { ExistingThread } from '../../features/messages/sending/existing-thread.tsx';
import { MessageForm } from '../../features/messages/sending/message-form.tsx';
import { BirthYearField } from '../../features/profiles/birth-year-field.tsx';
import { useMissingYear } from '../../features/profiles/missing-year.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailedState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';

export interface MessageDialogProps {
  viewer: Viewer;
  request: MessageRequest;
  onClose: () => void;
}

export function MessageDialog({ viewer, request, onClose }: MessageDialogProps) {
  const Content = 'adId' in request ? ToSeller : ToPerson;
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

interface ContentProps {
  viewer: Viewer;
  /** Id of the ad or of the person. */
  id: string;
  onClose: () => void;
}

function ToSeller({ viewer, id, onClose }: ContentProps) {
  const {
    data: ad,
    error,
    isFetching,
    refetch,
  } = useQuery(useApi().ads.find.queryOptions({ input: { id } }));
  // Loaded before the sign-in, an ad may lack its seller's id.
  const sellerId = ad?.seller.id;
  if (!ad || !sellerId) {
    return (
      <NotLoaded
        error={error}
        missingText={isMissing(error) ? messageTexts.noRecipient : undefined}
        retry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <>
      <PinnedAd ad={{ ...ad, picture: ad.pictures[0] ?? null }} />
      {sellerId === viewer.id ? (
        <Notice title={writeRefusals.self} />
      ) : (
        <SellerThread viewer={viewer} ad={ad} sellerId={sellerId} onClose={onClose} />
      )}
      <ContactMethods ad={ad} />
    </>
  );
}

interface SellerThreadProps {
  viewer: Viewer;
  ad: AdDetail;
  sellerId: string;
  onClose: () => void;
}

/** Continues the existing thread if the user has already written about the ad. */
function SellerThread({ viewer, ad, sellerId, onClose }: SellerThreadProps) {
  const { data, error } = useConversationAtOpening(sellerId);
  // If the check failed, the form is shown anyway: the server adds the message to an existing thread.
  if (!data && !error) return <LoadingForm />;
  const thread = data?.threads.find((one) => one.ad?.id === ad.id);
  if (thread) {
    return (
      <>
        <LoadingForm />
        <ExistingThread
          userId={viewer.id}
          sellerId={sellerId}
          adId={ad.id}
          threadId={thread.id}
          onOpen={onClose}
        />
      </>
    );
  }
  if (data?.refusal) return <Notice title={data.refusal} />;
  return (
    <NewMessage
      viewer={viewer}
      recipientId={sellerId}
      recipientName={ad.seller.name}
      adId={ad.id}
      subject={subjectAbout(ad.title)}
      onClose={onClose}
    />
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

/** The conversation when the dialog opens. A live event must not replace the form in which the user is writing. */
function useConversationAtOpening(personId: string) {
  const { messages } = useApi();
  return useQuery({
    queryKey: ['conversation at opening', personId],
    queryFn: () => messages.conversation.call({ id: personId }),
    staleTime: 0,
  });
}

function NewMessage(props: {
  viewer: Viewer;
  recipientId: string;
  recipientName: string;
  adId: string | null;
  subject: string;
  onClose: () => void;
}) {
  const { viewer, onClose, ...message } = props;
  const navigate = useNavigate();
  const year = useMissingYear(viewer);
  return (
    <MessageForm
      userId={viewer.id}
      {...message}
      renderYear={
        year.isMissing
          ? (error) => <BirthYearField value={year.typed} onChange={year.write} error={error} />
          : undefined
      }
      saveYear={year.save}
      onSent={(threadId) => {
        onClose();
        toast.success(messageTexts.sent, {
          action: {
            label: 'Öppna',
            onPress: () => void navigate({ href: conversationPath(message.recipientId, threadId) }),
          },
        });
      }}
    />
  );
}

/** The seller's telephone and e-mail, if shown to buyers. */
function ContactMethods({ ad }: { ad: AdDetail }) {
  const { hasPhone, hasEmail } = ad.seller;
  if (ad.can.edit || (!hasPhone && !hasEmail)) return null;
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-5">
      {hasPhone && <SellerContact ad={ad} kind="phone" />}
      {hasEmail && <SellerContact ad={ad} kind="email" />}
      <p className="text-sm text-muted">Säljaren ser hur många som har tittat, men inte vilka.</p>
    </div>
  );
}

function NotLoaded(props: {
  error: Error | null;
  missingText: string | undefined;
  retry: () => unknown;
  isRetrying: boolean;
}): ReactNode {
  const { error, missingText, retry, isRetrying } = props;
  if (missingText) return <Notice tone="warning" title={missingText} />;
  if (error) {
    return (
      <FailedState title="Kunde inte öppna" level={3} onRetry={() => void retry()} isRetrying={isRetrying}>
        {errorMessageOf(error)}
      </FailedState>
    );
  }
  return (
    <Loading label="Laddar" className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
    </Loading>
  );
}

function LoadingForm() {
  return (
    <Loading label="Laddar" className="flex flex-col gap-4">
      <Skeleton className="h-11 rounded-md" />
      <Skeleton className="h-28 rounded-md" />
    </Loading>
  );
}

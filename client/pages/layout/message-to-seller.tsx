// Writing to the seller of an ad: continues an existing conversation, and names the other ways to reach the seller.
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { subjectAbout } from '#shared/features/messages/rules.ts';
import { messageTexts, writeRefusals } from '#shared/features/messages/texts.ts';
import { useApi } from '../../core/api.ts';
import { isMissing } from '../../core/failure.ts';
import { PinnedAd } from '../../features/ads/page/pinned-ad.tsx';
import { SellerContact } from '../../features/ads/page/seller-contact.tsx';
import { ExistingThread } from '../../features/messages/sending/existing-thread.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import {
  type ContentProps,
  LoadingForm,
  NewMessage,
  NotLoaded,
  useConversationAtOpening,
} from './new-message.tsx';

export function MessageToSeller({ viewer, id, onClose }: ContentProps) {
  const {
    data: ad,
    error,
    isFetching,
    refetch,
  } = useQuery(useApi().ads.find.queryOptions({ input: { id } }));
  // An ad that was loaded before sign-in may lack its seller's id.
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

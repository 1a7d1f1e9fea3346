// One ad: photographs, price, description, the seller, and ads like it. Source: spec 1 §2 Ad detail.
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import { adWords } from '#shared/features/ads/words.ts';
import { formatPrice } from '#shared/format.ts';
import { editAdPath, paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { sentenceOf } from '../core/failure.ts';
import { AdFacts } from '../features/ads/ad-facts.tsx';
import { AdGallery } from '../features/ads/ad-gallery.tsx';
import { AdVisibility } from '../features/ads/ad-visibility.tsx';
import { AdBreadcrumbs } from '../features/ads/breadcrumbs.tsx';
import { cardOf } from '../features/ads/card-of.ts';
import { useContactSeller } from '../features/ads/contact-seller.tsx';
import { FavoriteButton } from '../features/ads/favorite-button.tsx';
import { RelatedAds } from '../features/ads/related-ads.tsx';
import { SafetyTips } from '../features/ads/safety-tips.tsx';
import { SellerCard } from '../features/ads/seller-card.tsx';
import { ShareButton } from '../features/ads/share-button.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState, FailedState } from '../ui/empty-state.tsx';
import { BackLink, Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export const Route = createLazyRoute('/ad/$id')({
  component: AdPage,
  pendingComponent: LoadingAd,
  notFoundComponent: MissingAd,
  errorComponent: FailedAd,
});

function AdPage() {
  const { id } = Route.useParams();
  const { data: ad } = useSuspenseQuery(useApi().ads.find.queryOptions({ input: { id } }));
  const isOwn = ad.can.edit;
  const { contactSeller, contactDialog } = useContactSeller();
  const card = cardOf(ad);
  const messageButton = (
    <Button
      variant={ad.saleState === 'sold' ? 'secondary' : 'primary'}
      icon={<MessageCircle size={20} />}
      className="flex-1"
      onClick={() => contactSeller(card)}
    >
      Skicka meddelande
    </Button>
  );

  return (
    <Page>
      <AdBreadcrumbs ad={ad} />
      <AdVisibility ad={ad} />
      <article className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
        <div className="min-w-0">
          <AdGallery key={ad.id} ad={ad} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-20 lg:row-span-2 lg:self-start">
          <div>
            <p className="board text-2xl">{formatPrice(ad.price)}</p>
            <h1 className="mt-2 text-xl">{ad.title}</h1>
          </div>
          <div className="flex flex-wrap gap-2">
            {!isOwn && <div className="hidden w-full lg:flex">{messageButton}</div>}
            {isOwn && (
              <ButtonLink href={editAdPath(ad.id)} className="flex-1" icon={<Pencil size={18} />}>
                Redigera
              </ButtonLink>
            )}
            {!isOwn && <FavoriteButton ad={card} className="flex-1" />}
            <ShareButton title={ad.title} />
          </div>
          <SellerCard ad={ad} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <section>
            <h2 className="mb-2 text-lg">Beskrivning</h2>
            <p className="prose whitespace-pre-line">
              {ad.description || 'Säljaren har inte skrivit någon beskrivning.'}
            </p>
          </section>
          <section>
            <h2 className="mb-1 text-lg">Om annonsen</h2>
            <AdFacts ad={ad} />
          </section>
          <SafetyTips />
        </div>
        {!isOwn && <ThumbBar>{messageButton}</ThumbBar>}
      </article>
      <div className="mt-12">
        <RelatedAds id={id} />
      </div>
      {contactDialog}
    </Page>
  );
}

/** Follows along at the foot of the screen on phones and tablets, for as long as the ad does. */
function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 flex border-t border-line bg-bg px-4 py-2 sm:-mx-6 sm:px-6 md:bottom-0 lg:hidden">
      {children}
    </div>
  );
}

function LoadingAd() {
  return (
    <Page>
      <Loading label="Laddar annonsen" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
        <Skeleton className="-mx-4 mt-11 aspect-4/3 sm:mx-0 sm:rounded-lg" />
        <div className="flex flex-col gap-4 lg:mt-11">
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="h-40 rounded-md" />
        </div>
        <Skeleton className="h-48" />
      </Loading>
    </Page>
  );
}

function MissingAd() {
  return (
    <Page>
      <EmptyState
        level={1}
        board="404"
        title={adWords.notFound}
        action={<ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>}
      >
        Den kan vara såld, borttagen eller inte granskad än.
      </EmptyState>
    </Page>
  );
}

function FailedAd({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Page>
      <h1 className="sr-only">Annons</h1>
      <BackLink href={paths.marketplace}>Marknadsplats</BackLink>
      <FailedState
        title={adWords.loadFailed}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      >
        {sentenceOf(error, adWords.loadBroke)}
      </FailedState>
    </Page>
  );
}

// The page of an ad: pictures, price, description, seller and related ads. Source: spec 1 §2 Ad detail.
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { adTexts } from '#shared/features/ads/texts.ts';
import { formatPrice } from '#shared/format.ts';
import { editAdPath } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { errorMessageOf, isMissing } from '../core/failure.ts';
import { reloadPage } from '../core/reload-page.ts';
import { useLoadedHead } from '../core/use-loaded-head.ts';
import { AdFacts } from '../features/ads/page/ad-facts.tsx';
import { AdGallery } from '../features/ads/page/ad-gallery.tsx';
import { AdVisibility } from '../features/ads/page/ad-visibility.tsx';
import { AdBreadcrumbs } from '../features/ads/page/breadcrumbs.tsx';
import { cardOf } from '../features/ads/card-of.ts';
import { useContactSeller } from '../features/ads/page/contact-seller.ts';
import { FavoriteButton } from '../features/ads/favorites/favorite-button.tsx';
import { RelatedAds } from '../features/ads/page/related-ads.tsx';
import { SafetyTips } from '../features/ads/page/safety-tips.tsx';
import { SellerCard } from '../features/ads/page/seller-card.tsx';
import { SellerContact } from '../features/ads/page/seller-contact.tsx';
import { PageGate } from '../features/page-settings/page-gate.tsx';
import { ReportButton } from '../features/reports/reporting/use-report.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { ShareButton } from '../ui/button/share-button.tsx';
import { measureThumbBar } from '../ui/layout/measured-bar.ts';
import { LazyPanel } from '../ui/lazy/lazy-panel.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { FailedAd, LoadingAd, MissingAd } from './ad/ad-states.tsx';

export const Route = createLazyRoute('/ad/$id')({
  component: AdPage,
  notFoundComponent: MissingAd,
  errorComponent: FailedPage,
});

function AdPage() {
  const { id } = Route.useParams();
  // The key resets all state between ads, such as the current picture and a revealed telephone number.
  return (
    <PageGate pageName="marketplace" title="Marknadsplatsen">
      <AdOrFailure key={id} id={id} />
    </PageGate>
  );
}

function AdOrFailure({ id }: { id: string }) {
  const { data, error, isPaused, refetch } = useQuery(useApi().ads.find.queryOptions({ input: { id } }));
  useLoadedHead(data);
  if (isMissing(error)) return <MissingAd />;
  if (data) return <Ad ad={data} />;
  const retry = () => void refetch();
  if (error) return <FailedAd sentence={errorMessageOf(error, adTexts.unexpectedError)} onRetry={retry} />;
  if (isPaused) return <FailedAd onRetry={retry} />;
  return <LoadingAd id={id} />;
}

function Ad({ ad }: { ad: AdDetail }) {
  const isOwn = ad.contactChoice !== null;
  const canBuy = !isOwn && ad.saleState !== 'expired';
  const contactSeller = useContactSeller();
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
      {/* In the order of a phone. From 1024 px two columns: the buttons and the seller beside the photo and the text. */}
      <article className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
        <div className="min-w-0 lg:row-span-2">
          <AdGallery ad={ad} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-start-1">
          <div>
            <p className="board text-2xl">{formatPrice(ad.price)}</p>
            <h1 className="mt-2 text-xl">{ad.title}</h1>
          </div>
          <div className="flex flex-wrap gap-2">
            {ad.can.edit && (
              <ButtonLink href={editAdPath(ad.id)} className="flex-1" icon={<Pencil size={18} />}>
                Redigera
              </ButtonLink>
            )}
            {!isOwn && <FavoriteButton ad={card} className="flex-1" />}
            <ShareButton title={ad.title} />
          </div>
          {ad.can.edit && <OwnerActions ad={ad} />}
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-start-3">
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
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-2 lg:self-start">
          {canBuy && (
            <div className="flex flex-col gap-2">
              <div className="hidden lg:flex">{messageButton}</div>
              {ad.seller.hasPhone && <SellerContact ad={ad} kind="phone" />}
            </div>
          )}
          <SellerCard ad={ad} />
          {!isOwn && (
            <ReportButton
              what={{ kind: 'ad', id: ad.id, name: `annonsen ${ad.title}` }}
              className="self-start"
            />
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-4">
          <SafetyTips />
        </div>
        {canBuy && <ThumbBar>{messageButton}</ThumbBar>}
      </article>
      <div className="no-print mt-12">
        <RelatedAds id={ad.id} />
      </div>
    </Page>
  );
}

/** Loads after the page has rendered, for the owner only. */
function OwnerActions({ ad }: { ad: AdDetail }) {
  return (
    <LazyPanel
      load={async () => (await import('./ad/own-ad-deals.tsx')).OwnAdDeals}
      props={{ ad: { ...ad, canSellAgain: ad.can.sellAgain } }}
      placeholder={<Skeleton className="h-11 rounded-md" />}
      errorTitle="Kunde inte hämta knapparna för din annons"
    />
  );
}

/** At the bottom of the screen on phones and tablets; at the end of the article on a low screen. */
function ThumbBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={measureThumbBar}
      className="no-print z-30 flex border-t border-line bg-bg px-4 py-2 sm:px-6 lg:hidden not-tall:-mx-4 not-tall:sm:-mx-6 tall:fixed tall:inset-x-0 tall:bottom-(--bottom-nav)"
    >
      {children}
    </div>
  );
}

// The text does not depend on the error: the browser gets fewer details than the server that rendered the page.
function FailedPage() {
  return <FailedAd sentence={adTexts.unexpectedError} onRetry={reloadPage} />;
}

// The top of the home page: what the site is, a search box and links.
import { useRouter } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { useOpenSignIn } from '../../core/sign-in-prompt.tsx';
import { useViewer } from '../../core/viewer.ts';
import { useOpenPages } from '../../features/page-settings/use-open-pages.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { SuggestedSearch } from '../../features/ads/list/suggested-search.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { HallAtNight } from './hall-at-night.tsx';

export function Hero() {
  const router = useRouter();
  const isMarketplaceOpen = useOpenPages()('marketplace');
  const openList = (search: Record<string, string>) =>
    void router.navigate({ href: `${paths.marketplace}?${new URLSearchParams(search).toString()}` });
  return (
    <div className="hall relative isolate z-10">
      {/* Only the illustration is cut off, so that the search suggestions can extend below the section. */}
      <div className="absolute inset-0 -z-2 overflow-hidden">
        <HallAtNight className="absolute bottom-0 left-1/2 h-84 w-auto max-w-none -translate-x-1/2 max-lg:mask-t-from-86% sm:h-120 lg:left-[73%] lg:h-175" />
      </div>
      <div className="absolute inset-y-0 left-0 -z-1 hidden w-1/2 bg-linear-to-r from-hall to-transparent lg:block" />
      <div className="mx-auto flex max-w-7xl flex-col px-4 pt-10 pb-80 sm:px-6 sm:pt-14 sm:pb-110 lg:min-h-165 lg:justify-center lg:py-14">
        <div className="max-w-xl">
          <h1 className="text-3xl">Skorna du växt ur är någons första par.</h1>
          <p className="mt-5 max-w-[44ch] text-lg">
            Baskettorget är torget för alla som lever med basket. Köp och sälj begagnat, nära dig, av andra
            som spelar.
          </p>
          {isMarketplaceOpen && (
            <SuggestedSearch className="mt-7" onFilter={openList}>
              <SearchBox
                label="Sök bland annonserna"
                placeholder="Skor, bollar, tröjor …"
                value=""
                onSearch={(search) => openList({ search })}
                action={paths.marketplace}
              />
            </SuggestedSearch>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <NextSteps isMarketplaceOpen={isMarketplaceOpen} />
          </div>
        </div>
      </div>
    </div>
  );
}

function NextSteps({ isMarketplaceOpen }: { isMarketplaceOpen: boolean }) {
  const viewer = useViewer();
  const openSignIn = useOpenSignIn();
  return (
    <>
      {viewer ? (
        <ButtonLink href={paths.profile} variant="primary">
          Min profil
        </ButtonLink>
      ) : (
        <Button variant="primary" onClick={() => openSignIn({ tab: 'register' })}>
          Skapa konto
        </Button>
      )}
      {isMarketplaceOpen && (
        <>
          <ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>
          <ButtonLink href={paths.createAd}>Skapa annons</ButtonLink>
        </>
      )}
    </>
  );
}

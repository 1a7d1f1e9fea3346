// The cookie banner, above the bars at the bottom of the screen and without an overlay. Source: spec 1 §2 Cookie banner.
import { paths } from '#shared/paths.ts';
import { giveConsent, useConsent } from '../../core/consent.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { measureConsentBanner, placeAboveBars } from '../../ui/layout/measured-bar.ts';
import { Button } from '../../ui/button/button.tsx';

/**
 * Shown until the visitor has chosen. Part of the first script: every first visit shows it, and a file of its own would cost
 * more than its content.
 */
export function ConsentBanner() {
  if (useConsent() !== null) return null;
  return (
    <section
      aria-label="Cookies"
      ref={measureAboveBars}
      className="above-bars no-print z-30 m-2 animate-rise rounded-md border border-line bg-surface p-3 shadow-overlay md:w-96 md:p-4 tall:fixed tall:inset-x-0 tall:bottom-[calc(var(--bottom-nav)+var(--thumb-bar,0px))] tall:md:right-auto tall:md:m-4"
    >
      <p className="text-sm">
        Vi sparar bara det som sidan behöver. Säger du ja sparas även dina senaste sökningar här i
        webbläsaren.{' '}
        <Anchor href={paths.cookies} className="text-pine underline">
          Läs om cookies
        </Anchor>
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2">
        <Button onClick={() => giveConsent('declined')}>Avböj alla</Button>
        <Button onClick={() => giveConsent('accepted')}>Acceptera alla</Button>
      </div>
    </section>
  );
}

/** The banner is a measured bar, and is itself placed above the bar with the page's main action. */
function measureAboveBars(banner: HTMLElement | null): () => void {
  const stopMeasuring = measureConsentBanner(banner);
  const stopPlacing = placeAboveBars(banner);
  return () => {
    stopMeasuring?.();
    stopPlacing?.();
  };
}

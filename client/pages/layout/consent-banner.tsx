// The cookie banner, at the bottom of the page and without an overlay. Source: spec 1 §2 Cookie banner.
import { paths } from '#shared/paths.ts';
import { giveConsent } from '../../core/consent.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';

export function ConsentBanner() {
  return (
    <section
      aria-label="Cookies"
      className="fixed inset-x-2 bottom-[calc(3.5rem+env(safe-area-inset-bottom)+0.5rem)] z-30 animate-rise rounded-md border border-line bg-surface p-3 shadow-overlay md:right-auto md:bottom-4 md:left-4 md:w-96 md:p-4"
    >
      <p className="text-sm">
        Vi sparar bara det som sidan behöver. Säger du ja får vi även spara hur den används.{' '}
        <Anchor href={paths.cookies} className="text-pine underline">
          Läs om cookies
        </Anchor>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => giveConsent('declined')}>Avböj alla</Button>
        <Button onClick={() => giveConsent('accepted')}>Acceptera alla</Button>
      </div>
    </section>
  );
}

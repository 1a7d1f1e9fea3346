// The cookie banner, above the bars at the bottom of the screen and without an overlay. Source: spec 1 §2 Cookie banner.
import type { Ref } from 'react';
import { paths } from '#shared/paths.ts';
import { giveConsent } from '../../core/consent.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Button } from '../../ui/button/button.tsx';

export function ConsentBanner({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <section
      aria-label="Cookies"
      ref={ref}
      className="no-print z-30 m-2 animate-rise rounded-md border border-line bg-surface p-3 shadow-overlay md:w-96 md:p-4 tall:fixed tall:inset-x-0 tall:bottom-[calc(var(--bottom-nav)+var(--thumb-bar))] tall:md:right-auto tall:md:m-4"
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

// The contact page. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { answerTimes } from '#shared/features/contact/rules.ts';
import { LEAD } from '#shared/features/static-pages/pages.ts';
import { paths } from '#shared/paths.ts';
import { OperatorDetails } from '../../features/site-settings/operator-details.tsx';
import { MissingTexts } from '../../features/static-pages/missing-texts.tsx';
import { PageHistory } from '../../features/static-pages/page-history.tsx';
import { SectionText } from '../../features/static-pages/section-text.tsx';
import { useStaticPage } from '../../features/static-pages/use-static-page.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CourtBand, Page } from '../../ui/layout/page.tsx';
import { ClubCorrection } from './club-correction.tsx';
import { ContactFormPanel } from './contact-form-panel.tsx';
import { contactParts } from './help-parts.tsx';
import { ContactLink, useContactAddress } from './contact-link.tsx';

export const Route = createLazyRoute('/contact')({ component: ContactPage });

function ContactPage() {
  const { club } = Route.useSearch();
  const address = useContactAddress();
  const stored = useStaticPage('contact');
  return (
    <Page width="full">
      <CourtBand>
        <h1>Passa bollen till oss</h1>
        <div className="mt-4 max-w-[50ch] text-lg">
          {stored && <SectionText part={contactParts.lead} html={stored.texts[LEAD.id]} />}
        </div>
      </CourtBand>
      {!stored && (
        <div className="mx-auto max-w-7xl px-4 pt-10 sm:px-6">
          <MissingTexts page="contact" />
        </div>
      )}
      <ul className="mx-auto grid max-w-7xl gap-4 px-4 py-10 sm:px-6 md:grid-cols-3">
        <InfoCard icon={<Mail size={24} />} title="E-post">
          {address ? <ContactLink /> : 'Skriv i formuläret nedan, så mejlar vi svaret.'}
        </InfoCard>
        <InfoCard icon={<Clock size={24} />} title="Svarstid">
          {answerTimes.contact}
        </InfoCard>
        <InfoCard icon={<LifeBuoy size={24} />} title="Snabbare svar">
          Många frågor har redan fått svar. Titta bland{' '}
          <Anchor href={paths.faq} className="text-pine underline">
            vanliga frågor
          </Anchor>{' '}
          eller i{' '}
          <Anchor href={paths.support} className="text-pine underline">
            supporten
          </Anchor>
          .
        </InfoCard>
      </ul>
      <section className="mx-auto max-w-3xl px-4 pb-10 sm:px-6">
        <h2 className="mb-3">Vi som driver Baskettorget</h2>
        <OperatorDetails fallback="Uppgifterna om den som driver webbplatsen är inte ifyllda än. Skriv i formuläret nedan." />
      </section>
      <section id="skriv" className="mx-auto max-w-3xl px-4 pb-12 sm:px-6 print:hidden">
        {club === undefined ? (
          <>
            <h2 className="mb-5">Skriv till oss</h2>
            <ContactFormPanel form="contact" />
          </>
        ) : (
          <ClubCorrection key={club} id={club} />
        )}
      </section>
      <div className="mx-auto max-w-3xl px-4 pb-12 sm:px-6">
        {stored && <PageHistory page="contact" stored={stored} />}
      </div>
    </Page>
  );
}

function InfoCard({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      <Card className="h-full">
        <span className="text-pine">{icon}</span>
        <h2 className="mt-3 text-lg">{title}</h2>
        <div className="mt-1">{children}</div>
      </Card>
    </li>
  );
}

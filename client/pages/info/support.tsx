// The help page: contact, first steps, and how to report a problem. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { LEAD, sectionsOf } from '#shared/features/static-pages/pages.ts';
import { answerTimes } from '#shared/features/contact/rules.ts';
import { paths } from '#shared/paths.ts';
import { MissingTexts } from '../../features/static-pages/missing-texts.tsx';
import { PageHistory } from '../../features/static-pages/page-history.tsx';
import { SectionText } from '../../features/static-pages/section-text.tsx';
import type { StaticPart } from '../../features/static-pages/static-parts.ts';
import { useStaticPage } from '../../features/static-pages/use-static-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card, Facts } from '../../ui/layout/card.tsx';
import { Page, PageHeading, Section } from '../../ui/layout/page.tsx';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { ContactFormPanel } from './contact-form-panel.tsx';
import type { ChatToSend } from '../../features/contact/writing/use-contact-form.ts';
import { ContactLink } from './contact-link.tsx';
import { supportParts } from './help-parts.tsx';

export const Route = createLazyRoute('/support')({ component: SupportPage });

const loadChat = async () => (await import('../../features/support-chat/chat/support-chat.tsx')).SupportChat;

function SupportPage() {
  const { problem } = Route.useSearch();
  const [chat, setChat] = useState<ChatToSend>();
  const stored = useStaticPage('support');
  const parts: Readonly<Record<string, StaticPart>> = supportParts;
  const textOf = (id: string) => stored && <SectionText part={parts[id] ?? {}} html={stored.texts[id]} />;
  return (
    <Page>
      <PageHeading title="Support & Hjälp" actions={<ButtonLink href={paths.faq}>Vanliga frågor</ButtonLink>}>
        {textOf(LEAD.id)}
      </PageHeading>
      <Section title="Fråga hjälpen" className="print:hidden">
        <p className="mb-4 max-w-[60ch]">
          Ett program som svarar på vanliga frågor. Det du skriver stannar i din webbläsare tills du skickar
          det till oss.
        </p>
        <LazyPanel
          load={loadChat}
          props={{ onContact: (transcript: string) => setChat({ transcript }) }}
          errorTitle="Kunde inte visa chatten"
          placeholder={
            <Loading
              label="Laddar chatten"
              withoutScripts="Slå på JavaScript i webbläsaren för att fråga hjälpen."
            >
              <Skeleton className="h-72" />
            </Loading>
          }
        />
      </Section>
      <Section title="Prova det här först">
        {stored ? (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
            {sectionsOf('support')
              .filter(({ id }) => id !== 'problem')
              .map(({ id, heading }) => (
                <li key={id}>
                  <Card className="h-full">
                    <h3>{heading}</h3>
                    {textOf(id)}
                  </Card>
                </li>
              ))}
          </ul>
        ) : (
          <MissingTexts page="support" />
        )}
      </Section>
      <div className="mt-12 grid grid-cols-1 gap-8 md:grid-cols-2">
        <section>
          <h2>Kontakta oss</h2>
          <div className="mt-3">
            <Facts
              facts={[
                { term: 'Skriv till', value: <ContactLink /> },
                { term: 'Svarstid', value: `Inom ${answerTimes.support}` },
              ]}
            />
          </div>
        </section>
        {stored && (
          <section>
            <h2>Rapportera ett problem</h2>
            <div className="mt-3">{textOf('problem')}</div>
          </section>
        )}
      </div>
      <section id="skriv" className="mt-12 max-w-3xl print:hidden">
        <h2 className="mb-5">Skriv till supporten</h2>
        <ContactFormPanel
          form="support"
          page={problem}
          subject={problem === undefined ? '' : 'Rapportera ett problem'}
          chat={chat}
        />
      </section>
      <div className="mt-12">{stored && <PageHistory page="support" stored={stored} />}</div>
    </Page>
  );
}

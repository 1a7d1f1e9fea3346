// The help page: contact, first steps, and how to report a problem. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { MAX_PICTURE_MEGABYTES, MAX_PICTURES_PER_PICK } from '#shared/features/pictures/rules.ts';
import { paths } from '#shared/paths.ts';
import { spellNumber } from '#shared/spell-number.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card, Facts } from '../../ui/layout/card.tsx';
import { Page, PageHeading, Section } from '../../ui/layout/page.tsx';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';
import { ContactFormPanel } from './contact-form-panel.tsx';
import type { ChatToSend } from '../../features/contact/writing/use-contact-form.ts';
import { ContactLink } from './contact-link.tsx';

export const Route = createLazyRoute('/support')({ component: SupportPage });

const loadChat = async () => (await import('../../features/support-chat/chat/support-chat.tsx')).SupportChat;

function SupportPage() {
  const { problem } = Route.useSearch();
  const [chat, setChat] = useState<ChatToSend>();
  return (
    <Page>
      <PageHeading title="Support & Hjälp" actions={<ButtonLink href={paths.faq}>Vanliga frågor</ButtonLink>}>
        Det mesta går att lösa på egen hand. Resten löser vi tillsammans.
      </PageHeading>
      <Section title="Fråga hjälpen">
        <p className="mb-4 max-w-[60ch]">
          Ett program som svarar på vanliga frågor. Det ni skriver stannar i din webbläsare tills du skickar
          det till oss.
        </p>
        <LazyPanel
          load={loadChat}
          props={{ onContact: (transcript: string) => setChat({ transcript }) }}
          errorTitle="Kunde inte visa chatten"
          placeholder={
            <Loading label="Laddar chatten">
              <Skeleton className="h-72" />
            </Loading>
          }
        />
      </Section>
      <Section title="Prova det här först">
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {tips.map((tip) => (
            <li key={tip.title}>
              <Card className="h-full">
                <h3>{tip.title}</h3>
                <ul className="mt-2 list-disc space-y-1.5 pl-5">
                  {tip.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <div className="mt-12 grid grid-cols-1 gap-8 md:grid-cols-2">
        <section>
          <h2>Kontakta oss</h2>
          <div className="mt-3">
            <Facts
              facts={[
                { term: 'Skriv till', value: <ContactLink /> },
                { term: 'Svarstid', value: 'Inom 24 timmar' },
              ]}
            />
          </div>
        </section>
        <section>
          <h2>Rapportera ett problem</h2>
          <p className="mt-3">Ju mer vi vet, desto fortare går det. Berätta gärna:</p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {reportPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </div>
      <section id="skriv" className="mt-12 max-w-3xl">
        <h2 className="mb-5">Skriv till supporten</h2>
        <ContactFormPanel
          form="support"
          page={problem}
          subject={problem === undefined ? '' : 'Rapportera ett problem'}
          chat={chat}
        />
      </section>
    </Page>
  );
}

const tips = [
  {
    title: 'Kan inte logga in',
    steps: [
      'Kontrollera e-postadressen och att Caps Lock är av.',
      'Visa lösenordet med ögat i fältet.',
      'Tillåt cookies för den här webbplatsen.',
    ],
  },
  {
    title: 'Problem med annons',
    steps: [
      'En ny annons syns först när den är granskad.',
      `Bilder får vara högst ${MAX_PICTURE_MEGABYTES} MB, och högst ${spellNumber(MAX_PICTURES_PER_PICK)} åt gången.`,
      'Det du skrivit finns kvar när du öppnar Skapa annons igen i samma webbläsare.',
    ],
  },
  {
    title: 'Långsam sida',
    steps: [
      'Ladda om sidan.',
      'Kontrollera uppkopplingen, eller byt mellan wifi och mobilnät.',
      'Uppdatera webbläsaren till den senaste versionen.',
    ],
  },
];

const reportPoints = [
  'vad du gjorde och vad som hände i stället',
  'adressen till sidan, eller annonsens nummer',
  'vilken webbläsare och enhet du använder',
  'en skärmbild, om du kan',
];

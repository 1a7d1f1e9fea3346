// Frequently asked questions: one answer open at a time. Source: spec 1 §2 Static pages.
import { createLazyRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Page, PageHeading, Section } from '../../ui/layout/page.tsx';
import { questions } from './faq-questions.ts';

export const Route = createLazyRoute('/faq')({ component: FaqPage });

function FaqPage() {
  return (
    <Page width="reading">
      <PageHeading
        title="Vanliga frågor"
        actions={<ButtonLink href={paths.support}>Support & Hjälp</ButtonLink>}
      >
        Korta svar på det som flest undrar över.
      </PageHeading>
      {questions.map(({ category, entries }) => (
        <Section key={category} title={category}>
          {entries.map(({ question, answer }) => (
            <Disclosure key={question} name="vanliga-fragor" summary={question}>
              <p className="max-w-[68ch]">{answer}</p>
            </Disclosure>
          ))}
        </Section>
      ))}
    </Page>
  );
}

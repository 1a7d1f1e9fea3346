// Frequently asked questions: one answer open at a time, each with its own address. Source: spec 1 §2 Static pages.
import { createLazyRoute, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Page, PageHeading, Section } from '../../ui/layout/page.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { findQuestions, questionId, questions } from './faq-questions.ts';

export const Route = createLazyRoute('/faq')({ component: FaqPage });

function FaqPage() {
  const [search, setSearch] = useState('');
  const found = findQuestions(questions, search);
  const hits = found.flatMap(({ entries }) => entries).length;
  useOpenQuestion();
  return (
    <Page width="reading">
      <PageHeading
        title="Vanliga frågor"
        actions={<ButtonLink href={paths.support}>Support & Hjälp</ButtonLink>}
      >
        Korta svar på det som flest undrar över.
      </PageHeading>
      <div className="mb-8 flex flex-col gap-2 print:hidden">
        <SearchBox
          label="Sök bland frågorna"
          placeholder="Sök bland frågorna"
          value={search}
          onSearch={setSearch}
          onType={setSearch}
        />
        {search.trim() && <HitCount count={hits} hasMore={false} />}
      </div>
      {found.map(({ category, entries }) => (
        <Section key={category} title={category}>
          {entries.map(({ question, answer }) => (
            <Disclosure
              key={question}
              id={questionId(question)}
              name="vanliga-fragor"
              summary={question}
              className="scroll-mt-24"
            >
              <p className="max-w-[68ch]">{answer}</p>
              <p className="mt-2 text-sm">
                <a
                  href={`#${questionId(question)}`}
                  aria-label={`Länk till svaret på ${question}`}
                  className="inline-flex min-h-6 items-center text-muted underline"
                >
                  Länk till svaret
                </a>
              </p>
            </Disclosure>
          ))}
        </Section>
      ))}
      {hits === 0 && (
        <EmptyState
          title="Ingen fråga passar"
          action={<ButtonLink href={paths.contact}>Fråga oss</ButtonLink>}
        >
          Prova ett annat ord, eller skriv till oss.
        </EmptyState>
      )}
    </Page>
  );
}

/** Opens the question that the address names, and scrolls to it. */
function useOpenQuestion(): void {
  const id = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const question = id ? document.getElementById(id) : null;
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView();
  }, [id]);
}

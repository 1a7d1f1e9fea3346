// Frequently asked questions: one answer open at a time, each with its own address. Source: spec 1 §2 Static pages.
import { createLazyRoute, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { StaticPage } from '#shared/features/static-pages/contract.ts';
import { FAQ, MORE_QUESTIONS, questionId } from '#shared/features/static-pages/faq.ts';
import { LEAD } from '#shared/features/static-pages/pages.ts';
import { paths } from '#shared/paths.ts';
import { MissingTexts } from '../../features/static-pages/missing-texts.tsx';
import { PageHistory } from '../../features/static-pages/page-history.tsx';
import { SectionText } from '../../features/static-pages/section-text.tsx';
import { useStaticPage } from '../../features/static-pages/use-static-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchBox } from '../../ui/form/search-box.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Page, PageHeading, Section } from '../../ui/layout/page.tsx';
import { HitCount } from '../../ui/table/hit-count.tsx';
import { answers, findQuestions } from './faq-answers.ts';
import { faqParts } from './help-parts.tsx';

export const Route = createLazyRoute('/faq')({ component: FaqPage });

function FaqPage() {
  const stored = useStaticPage('faq');
  return (
    <Page width="reading">
      <PageHeading
        title="Vanliga frågor"
        actions={<ButtonLink href={paths.support}>Support & Hjälp</ButtonLink>}
      >
        {stored && <SectionText part={faqParts['lead'] ?? {}} html={stored.texts[LEAD.id]} />}
      </PageHeading>
      {stored ? <Questions stored={stored} /> : <MissingTexts page="faq" />}
    </Page>
  );
}

function Questions({ stored }: { stored: StaticPage }) {
  const [search, setSearch] = useState('');
  const { texts } = stored;
  const found = categoriesOf(stored).flatMap(({ category, entries }) => {
    const hits = findQuestions(entries, search);
    return hits.length > 0 ? [{ category, entries: hits }] : [];
  });
  const hits = found.flatMap(({ entries }) => entries).length;
  useOpenQuestion();
  return (
    <>
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
          {entries.map(({ id, question, answer }) => (
            <Disclosure key={id} id={id} name="vanliga-fragor" summary={question} className="scroll-mt-24">
              <div className="max-w-[68ch]">
                <SectionText part={{ own: <p>{answer}</p> }} html={texts[id]} />
              </div>
              <p className="mt-2 text-sm">
                <a
                  href={`#${id}`}
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
      {!search.trim() && texts[MORE_QUESTIONS.id] && (
        <Section title={MORE_QUESTIONS.heading}>
          <SectionText part={{}} html={texts[MORE_QUESTIONS.id]} />
        </Section>
      )}
      <div className="mt-12">
        <PageHistory page="faq" stored={stored} />
      </div>
    </>
  );
}

/** The questions and the text of their answers as they are shown. */
function categoriesOf({ texts, headings }: StaticPage) {
  return FAQ.map(({ category, questions }) => ({
    category,
    entries: questions.map((question) => {
      const id = questionId(question);
      return {
        id,
        question: headings[id] ?? question,
        answer: texts[id]?.replaceAll(/<[^>]*>/g, ' ') ?? answers[question],
      };
    }),
  }));
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

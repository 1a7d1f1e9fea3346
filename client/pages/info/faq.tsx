// Frequently asked questions: one answer open at a time, each with its own address. Source: spec 1 §2 Static pages.
import { createLazyRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { StaticPage } from '#shared/features/static-pages/contract.ts';
import { parseFaqAddress } from '#shared/features/static-pages/address.ts';
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
  const { search, onType, onSearch } = useSearch();
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
          action={paths.faq}
          value={search}
          onSearch={onSearch}
          onType={onType}
        />
      </div>
      {search.trim() && (
        <HitCount
          count={hits}
          hasMore={false}
          empty={
            <EmptyState
              title="Ingen fråga passar"
              action={<ButtonLink href={paths.contact}>Fråga oss</ButtonLink>}
            >
              Prova ett annat ord, eller skriv till oss.
            </EmptyState>
          }
        />
      )}
      {found.map(({ category, entries }) => (
        <Section key={category} title={category}>
          {entries.map(({ id, question, answer }) => (
            <Disclosure key={id} name="vanliga-fragor" summary={question} className="print-open">
              {/* Inside the disclosure, which browsers open for an address that names a part of it, also without JavaScript. */}
              <div id={id} className="prose scroll-mt-20">
                <SectionText part={{ own: <p>{answer}</p> }} html={texts[id]} />
              </div>
              <p className="mt-2 text-sm print:hidden">
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

/** What is typed filters the questions at once; the address follows when it is sent. */
function useSearch() {
  const { search: addressed = '' } = Route.useSearch();
  const navigate = useNavigate();
  const [search, setSearch] = useState(addressed);
  const [lastAddressed, setLastAddressed] = useState(addressed);
  // A search that was sent, or Back.
  if (lastAddressed !== addressed) {
    setLastAddressed(addressed);
    setSearch(addressed);
  }
  return {
    search,
    onType: setSearch,
    onSearch(text: string) {
      setSearch(text);
      void navigate({ to: paths.faq, search: parseFaqAddress({ search: text }), resetScroll: false });
    },
  };
}

/** Opens the question that the address names, and scrolls to it. */
function useOpenQuestion(): void {
  const id = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const answer = id ? document.getElementById(id) : null;
    const disclosure = answer?.closest('details');
    if (!disclosure) return;
    disclosure.open = true;
    answer?.scrollIntoView();
  }, [id]);
}

// A long text with numbered sections and a table of contents, for policies and terms.
import type { ReactNode } from 'react';
import { Page, PageHeading, WithAside } from '../../ui/layout/page.tsx';

export interface ArticlePart {
  heading: string;
  /** Paragraphs and lists. */
  body: ReactNode;
}

export type ArticleProps = {
  title: string;
  lead: string;
  /** Date of the last substantive change: "21 november 2026". */
  changed: string;
  parts: ReadonlyArray<ArticlePart>;
};

export function Article({ title, lead, changed, parts }: ArticleProps) {
  return (
    <Page>
      <PageHeading title={title}>{lead}</PageHeading>
      <WithAside aside={<Contents parts={parts} />}>
        <article className="flex flex-col gap-8">
          {parts.map((part, index) => (
            <Part key={part.heading} part={part} number={index + 1} />
          ))}
          <p className="text-sm text-muted">Senast ändrad {changed}.</p>
        </article>
      </WithAside>
    </Page>
  );
}

function Part({ part, number }: { part: ArticlePart; number: number }) {
  return (
    <section id={`del-${number}`}>
      <h2 className="mb-2 text-lg">
        {number}. {part.heading}
      </h2>
      <div className="prose">{part.body}</div>
    </section>
  );
}

function Contents({ parts }: { parts: ArticleProps['parts'] }) {
  return (
    <nav aria-label="Innehåll" className="border-l-3 border-line pl-4">
      <ol className="text-sm">
        {parts.map((part, index) => (
          <li key={part.heading}>
            <a
              href={`#del-${index + 1}`}
              className="inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline"
            >
              {index + 1}. {part.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

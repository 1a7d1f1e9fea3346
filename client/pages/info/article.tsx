// A long text with numbered sections and a table of contents, for policies and terms.
import { LEAD, sectionsOf, STATIC_PAGES, type StaticPageName } from '#shared/features/static-pages/pages.ts';
import { MissingTexts } from '../../features/static-pages/missing-texts.tsx';
import { PageHistory } from '../../features/static-pages/page-history.tsx';
import { SectionText } from '../../features/static-pages/section-text.tsx';
import type { StaticPart, StaticParts } from '../../features/static-pages/static-parts.ts';
import { useStaticPage } from '../../features/static-pages/use-static-page.ts';
import { Page, PageHeading, WithAside } from '../../ui/layout/page.tsx';

export type ArticleProps<Name extends StaticPageName> = {
  page: Name;
  parts: StaticParts<Name>;
};

export function Article<Name extends StaticPageName>({ page, parts }: ArticleProps<Name>) {
  const stored = useStaticPage(page);
  const partsById: Readonly<Record<string, StaticPart>> = parts;
  return (
    <Page>
      <PageHeading title={STATIC_PAGES[page].title}>
        {stored && <SectionText part={partsById[LEAD.id] ?? {}} html={stored.texts[LEAD.id]} />}
      </PageHeading>
      <WithAside aside={<Contents page={page} />}>
        {stored ? (
          <article className="flex flex-col gap-8">
            {sectionsOf(page).map(({ id, heading }, index) => (
              <section key={id} id={`del-${index + 1}`}>
                <h2 className="mb-2 text-lg">
                  {index + 1}. {heading}
                </h2>
                <div className="prose">
                  <SectionText part={partsById[id] ?? {}} html={stored.texts[id]} />
                </div>
              </section>
            ))}
            <PageHistory page={page} stored={stored} />
          </article>
        ) : (
          <MissingTexts page={page} />
        )}
      </WithAside>
    </Page>
  );
}

function Contents({ page }: { page: StaticPageName }) {
  return (
    <nav aria-label="Innehåll" className="border-l-3 border-line pl-4">
      <ol className="text-sm">
        {sectionsOf(page).map(({ id, heading }, index) => (
          <li key={id}>
            <a
              href={`#del-${index + 1}`}
              className="inline-flex min-h-8 items-center text-muted hover:text-ink hover:underline"
            >
              {index + 1}. {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

// The about page: the goals of the site and its progress. Source: spec 1 §2 About.
import { createLazyRoute } from '@tanstack/react-router';
import { LEAD, STATIC_PAGES } from '#shared/features/static-pages/pages.ts';
import { paths } from '#shared/paths.ts';
import { MissingTexts } from '../../features/static-pages/missing-texts.tsx';
import { PageHistory } from '../../features/static-pages/page-history.tsx';
import { SectionText } from '../../features/static-pages/section-text.tsx';
import { useStaticPage } from '../../features/static-pages/use-static-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CourtBand, Page, Section } from '../../ui/layout/page.tsx';
import { aboutParts } from './about-parts.tsx';

export const Route = createLazyRoute('/about')({ component: AboutPage });

function AboutPage() {
  const stored = useStaticPage('about');
  return (
    <Page width="full">
      <CourtBand>
        <h1>Ett torg för hela basketsverige</h1>
        <div className="mt-4 max-w-[52ch] text-lg">
          {stored && <SectionText part={aboutParts.lead} html={stored.texts[LEAD.id]} />}
        </div>
      </CourtBand>
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6 print:py-6">
        {stored ? (
          STATIC_PAGES.about.sections.map(({ id, heading }) => (
            <Section key={id} title={heading}>
              <SectionText part={aboutParts[id]} html={stored.texts[id]} />
            </Section>
          ))
        ) : (
          <MissingTexts page="about" />
        )}
        <div className="mt-12 mb-10 flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={paths.contact} variant="primary">
            Kontakta oss
          </ButtonLink>
          <ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>
        </div>
        {stored && <PageHistory page="about" stored={stored} />}
      </div>
    </Page>
  );
}

// The about page: the goals of the site and its progress. Source: spec 1 §2 About.
import { createLazyRoute } from '@tanstack/react-router';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CourtBand, Page, Section } from '../../ui/layout/page.tsx';
import { focusAreas, mission, roadmap, roles, upcoming, values } from './about-texts.ts';
import { Roadmap } from './roadmap.tsx';

export const Route = createLazyRoute('/about')({ component: AboutPage });

function AboutPage() {
  return (
    <Page width="full">
      <CourtBand>
        <h1>Ett torg för hela basketsverige</h1>
        <p className="mt-4 max-w-[52ch] text-lg">
          Basketen bor i skolsalar, källarförråd, bussar och chattgrupper. Baskettorget ger den ett gemensamt
          ställe att mötas, byta och hitta varandra på.
        </p>
      </CourtBand>
      <div className="mx-auto max-w-7xl px-4 py-12 sm:px-6">
        <Section title="Vårt uppdrag">
          <Texts texts={mission} columns="md:grid-cols-3" />
        </Section>
        <Section title="Det vi gör">
          <Texts texts={focusAreas} columns="sm:grid-cols-2 lg:grid-cols-4" />
        </Section>
        <Section title="Laget bakom">
          <Texts texts={roles} columns="md:grid-cols-3" />
        </Section>
        <Section title="Det vi står för">
          <Texts texts={values} columns="md:grid-cols-3" />
        </Section>
        <Section title="Fyra perioder">
          <Roadmap steps={roadmap} />
        </Section>
        <Section title="På väg in från bänken">
          <Texts texts={upcoming} columns="sm:grid-cols-2 lg:grid-cols-3" />
        </Section>
        <div className="mt-12 flex flex-wrap gap-3">
          <ButtonLink href={paths.contact} variant="primary">
            Kontakta oss
          </ButtonLink>
          <ButtonLink href={paths.marketplace}>Till marknadsplatsen</ButtonLink>
        </div>
      </div>
    </Page>
  );
}

function Texts({
  texts,
  columns,
}: {
  texts: ReadonlyArray<{ title: string; text: string }>;
  columns: string;
}) {
  return (
    <ul className={`grid grid-cols-1 gap-x-8 gap-y-6 ${columns}`}>
      {texts.map(({ title, text }) => (
        <li key={title} className="border-t-3 border-ink pt-3">
          <h3>{title}</h3>
          <p className="mt-1 max-w-[48ch]">{text}</p>
        </li>
      ))}
    </ul>
  );
}

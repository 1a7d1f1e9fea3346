// The sections of the about page. Source: spec 1 §2 About.
import type { StaticParts } from '../../features/static-pages/static-parts.ts';
import { focusAreas, mission, roadmap, roles, upcoming, values } from './about-texts.ts';
import { Roadmap } from './roadmap.tsx';

export const aboutParts: StaticParts<'about'> = {
  lead: {
    own: (
      <p>
        Basketen bor i skolsalar, källarförråd, bussar och chattgrupper. Baskettorget ger den ett gemensamt
        ställe att mötas, byta och hitta varandra på.
      </p>
    ),
  },
  mission: { own: <Texts texts={mission} columns="@2xl:grid-cols-3" />, isInColumns: true },
  focus: { own: <Texts texts={focusAreas} columns="@lg:grid-cols-2 @4xl:grid-cols-4" />, isInColumns: true },
  team: { own: <Texts texts={roles} columns="@2xl:grid-cols-3" />, isInColumns: true },
  values: { own: <Texts texts={values} columns="@2xl:grid-cols-3" />, isInColumns: true },
  roadmap: { own: <Roadmap steps={roadmap} />, isInColumns: true },
  upcoming: { own: <Texts texts={upcoming} columns="@lg:grid-cols-2 @4xl:grid-cols-3" />, isInColumns: true },
};

function Texts({
  texts,
  columns,
}: {
  texts: ReadonlyArray<{ title: string; text: string }>;
  columns: string;
}) {
  return (
    // A container query, because the back office shows the list in a narrow card.
    <div className="@container">
      <ul className={`grid grid-cols-1 gap-x-8 gap-y-6 ${columns}`}>
        {texts.map(({ title, text }) => (
          <li key={title} className="border-t-3 border-ink pt-3">
            <h3>{title}</h3>
            <p className="mt-1 max-w-[48ch]">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

// The sections of the about page. Source: spec 1 §2 About.
import { staticPageTexts } from '#shared/features/static-pages/texts.ts';
import type { StaticPart, StaticParts, TitledText } from '../../features/static-pages/static-parts.ts';
import { focusAreas, mission, type OwnText, roadmap, roles, upcoming, values } from './about-texts.ts';
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
  mission: inColumns(mission, '@2xl:grid-cols-3'),
  focus: inColumns(focusAreas, '@lg:grid-cols-2 @4xl:grid-cols-4'),
  team: inColumns(roles, '@2xl:grid-cols-3'),
  values: inColumns(values, '@2xl:grid-cols-3'),
  roadmap: {
    own: <Roadmap steps={withParagraphs(roadmap)} />,
    arrange: (steps) => <Roadmap steps={steps} />,
    writingHint: staticPageTexts.stepsHint,
  },
  upcoming: inColumns(upcoming, '@lg:grid-cols-2 @4xl:grid-cols-3'),
};

function inColumns(texts: readonly OwnText[], columns: string): StaticPart {
  return {
    own: <Texts texts={withParagraphs(texts)} columns={columns} />,
    arrange: (written) => <Texts texts={written} columns={columns} />,
    writingHint: staticPageTexts.columnsHint,
  };
}

function withParagraphs(texts: readonly OwnText[]): TitledText[] {
  return texts.map(({ title, text }) => ({ id: title, title, text: <p>{text}</p> }));
}

function Texts({ texts, columns }: { texts: readonly TitledText[]; columns: string }) {
  return (
    // A container query, because the back office shows the list in a narrow card.
    <div className="@container">
      <ul className={`grid grid-cols-1 gap-x-8 gap-y-6 ${columns}`}>
        {texts.map(({ id, title, text }) => (
          <li key={id} className="break-inside-avoid border-t-3 border-ink pt-3">
            <h3>{title}</h3>
            <div className="mt-1 max-w-[48ch]">{text}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}

// The roadmap as the four quarters of a game.
import { Badge } from '../../ui/feedback/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

export interface RoadmapStep {
  title: string;
  text: string;
  isNow?: boolean;
}

export function Roadmap({ steps }: { steps: ReadonlyArray<RoadmapStep> }) {
  return (
    <div className="@container">
      <ol className="grid grid-cols-1 gap-3 @lg:grid-cols-2 @4xl:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.title}
            aria-current={step.isNow ? 'step' : undefined}
            className={classNames(
              'rounded-md p-5',
              step.isNow ? 'hall border border-ink' : 'border border-line bg-surface',
            )}
          >
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <span aria-hidden="true" className="board text-2xl text-muted">
                {index + 1}
              </span>
              {step.isNow && <Badge tone="pine">Här är vi nu</Badge>}
            </div>
            <h3 className="mt-3">{step.title}</h3>
            <p className="mt-1">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

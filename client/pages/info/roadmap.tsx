// The roadmap as the four quarters of a game.
import type { TitledText } from '../../features/static-pages/static-parts.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

/** At the end of the title of the current step. */
const NOW = /\s*\(här är vi nu\)$/i;

export function Roadmap({ steps }: { steps: readonly TitledText[] }) {
  return (
    <div className="@container">
      <ol className="grid grid-cols-1 gap-3 @lg:grid-cols-2 @4xl:grid-cols-4">
        {steps.map(({ id, title, text }, index) => {
          const isNow = NOW.test(title);
          return (
            <li
              key={id}
              aria-current={isNow ? 'step' : undefined}
              className={classNames(
                'rounded-md p-5',
                isNow ? 'hall border border-ink' : 'border border-line bg-surface',
              )}
            >
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <span aria-hidden="true" className="board text-2xl text-muted">
                  {index + 1}
                </span>
                {isNow && (
                  <span aria-hidden="true">
                    <Badge tone="pine">Här är vi nu</Badge>
                  </span>
                )}
              </div>
              <h3 className="mt-3">
                {title.replace(NOW, '')}
                {isNow && <span className="sr-only"> (här är vi nu)</span>}
              </h3>
              <div className="mt-1">{text}</div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

// The recent form of a team: its last matches as won or lost, the latest last.
import type { Outcome } from '#shared/features/results/teams/contract.ts';
import { resultPath } from '#shared/paths.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { classNames } from '../../../ui/class-names.ts';

export function TeamForm({ form }: { form: readonly Outcome[] }) {
  return (
    <ol aria-label="Form, senaste matchen sist" className="flex flex-wrap gap-1.5">
      {form.map(({ id, isWon, score, opponent }) => (
        <li key={id}>
          <Anchor
            href={resultPath(id)}
            title={`${score} mot ${opponent}`}
            aria-label={`${isWon ? 'Vinst' : 'Förlust'}, ${score} mot ${opponent}`}
            className={classNames(
              'board inline-flex size-9 items-center justify-center rounded-sm border touch:size-11',
              isWon ? 'border-pine bg-pine text-pine-ink' : 'border-outline bg-surface text-ink',
            )}
          >
            {isWon ? 'V' : 'F'}
          </Anchor>
        </li>
      ))}
    </ol>
  );
}

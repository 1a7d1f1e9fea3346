// The human check: nine pictures as toggle buttons, usable by sight, screen reader and keyboard.
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useId, useRef } from 'react';
import { humanCheckTexts } from '#shared/features/accounts/registration/texts.ts';
import { errorMessageOf } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { HumanCheck } from './human-check.ts';
import { HumanCheckTile } from './human-check-tile.tsx';

export type HumanCheckBoxProps = {
  check: HumanCheck;
  /** Why the server refused the solved check. */
  error?: string | undefined;
};

export function HumanCheckBox({ check, error }: HumanCheckBoxProps) {
  const errorId = useId();
  return (
    <fieldset
      // Takes the focus when the form is refused without it, and a screen reader then reads the error.
      tabIndex={-1}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0 scroll-my-24 rounded-md border border-line px-4 pb-4"
    >
      <legend className="px-1 text-sm font-semibold">Mänsklig verifiering</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {check.solvedId ? <Solved onRestart={check.restart} /> : <Unsolved check={check} />}
    </fieldset>
  );
}

function Unsolved({ check }: { check: HumanCheck }) {
  const { puzzle, failure } = check;
  if (!puzzle && failure) {
    return (
      <>
        <FieldError>{errorMessageOf(failure)}</FieldError>
        <RetryButton size="sm" className="mt-3" onRetry={check.restart} />
      </>
    );
  }
  if (!puzzle) return <LoadingPuzzle />;
  return (
    <>
      <p className="mb-3">{puzzle.instruction}</p>
      <div className="grid grid-cols-3 gap-2">
        {puzzle.tiles.map((tile, position) => (
          <HumanCheckTile
            // Two pictures may be equal: only their position is unique.
            key={`${puzzle.id} ${String(position)}`}
            tile={tile}
            isChosen={check.selection.includes(position)}
            takesFocus={position === 0 && check.hasInteracted}
            onToggle={() => check.toggle(position)}
          />
        ))}
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {check.isWrong && check.selection.length === 0 && <FieldError>{humanCheckTexts.wrong}</FieldError>}
        {failure && <FieldError>{errorMessageOf(failure)}</FieldError>}
      </div>
      <Button
        className="mt-3"
        disabled={check.selection.length === 0}
        busy={check.isVerifying}
        onClick={check.verify}
      >
        Verifiera
      </Button>
    </>
  );
}

function Solved({ onRestart }: { onRestart: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p ref={text} tabIndex={-1} className="flex items-center gap-2 font-semibold text-success outline-none">
        <CircleCheck size={20} />
        Verifieringen är klar
      </p>
      <Button size="sm" onClick={onRestart}>
        {humanCheckTexts.again}
      </Button>
    </div>
  );
}

function LoadingPuzzle() {
  return (
    <Loading label="Hämtar verifieringen">
      <Skeleton className="mb-3 h-6 w-3/4" />
      <div className="grid grid-cols-3 gap-2">
        {Array.from({ length: 9 }, (_, position) => (
          <Skeleton key={position} className="h-22" />
        ))}
      </div>
      <Skeleton className="mt-3 h-11 w-28" />
    </Loading>
  );
}

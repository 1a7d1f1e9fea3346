// One decision on all selected items of moderation, its progress, and a report of failures.
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { FailureReport, type SelectionReport } from '../feedback/failure-report.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { useFocusAfterSelection } from '../table/use-focus-after-selection.ts';

type Decision = 'approved' | 'rejected';

export interface SelectionBarProps {
  /** The decisions that are possible; both by default. */
  decisions?: readonly Decision[];
  /** How many items of the page can be selected, and how many of those are selected. */
  pending: number;
  selected: number;
  /** Selected items that do not wait for a decision, and the buttons for them. */
  others?: { selected: number; actions: ReactNode };
  /** Null when no decision is in progress. */
  progress: { decision: string; done: number; of: number } | null;
  /** The failures of the last decision; null when there were none. */
  report: SelectionReport | null;
  onSelectAll: (isSelected: boolean) => void;
  onDecide: (decision: Decision) => void;
  onDismissReport: () => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { pending, selected, progress, report, onSelectAll, onDecide, onDismissReport } = props;
  const { decisions = ['rejected', 'approved'], others } = props;
  const count = selected + (others?.selected ?? 0);
  const row = useFocusAfterSelection(count > 0 || progress !== null);
  return (
    <>
      {(pending > 0 || count > 0) && (
        <div
          ref={row}
          data-sticky-actions=""
          className="sticky top-14 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-3 py-1.5"
        >
          {pending > 0 && (
            <Checkbox
              label={`Markera alla väntande (${pending})`}
              checked={selected === pending}
              disabled={progress !== null}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
          )}
          {progress ? (
            <ProgressBar
              label={`${progressLabels[progress.decision] ?? 'Uppdaterar'} ${progress.done} av ${progress.of}`}
              value={(100 * progress.done) / progress.of}
              className="min-w-[min(12rem,100%)] flex-1"
            />
          ) : (
            count > 0 && (
              <Actions decisions={selected > 0 ? decisions : []} count={count} onDecide={onDecide}>
                {others?.actions}
              </Actions>
            )
          )}
        </div>
      )}
      {report && <FailureReport report={report} onDismiss={onDismissReport} />}
    </>
  );
}

interface ActionsProps {
  decisions: readonly Decision[];
  count: number;
  onDecide: (decision: Decision) => void;
  children: ReactNode;
}

const progressLabels: Readonly<Record<string, string>> = { approved: 'Godkänner', rejected: 'Avvisar' };

function Actions({ decisions, count, onDecide, children }: ActionsProps) {
  return (
    <span className="flex flex-1 basis-72 flex-wrap items-center justify-end gap-2">
      <output className="mr-auto text-sm whitespace-nowrap text-muted sm:mr-2">
        {count === 1 ? '1 markerad' : `${count} markerade`}
      </output>
      {decisions.map((decision) => (
        <Button
          key={decision}
          size="sm"
          icon={decision === 'approved' ? <Check size={18} /> : <X size={18} />}
          className="touch:min-h-11"
          onClick={() => onDecide(decision)}
        >
          {decision === 'approved' ? 'Godkänn' : 'Avvisa'}
          <span className="max-sm:sr-only"> markerade</span>
        </Button>
      ))}
      {children}
    </span>
  );
}

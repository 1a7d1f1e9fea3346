// One decision on all selected ads, its progress, and a report of failures.
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ModeratedAd } from '#shared/features/ads/moderation/contract.ts';
import type { BulkStatus } from '#shared/features/ads/moderation/rules.ts';
import { moderationTexts } from '#shared/features/ads/moderation/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { ManyReport, ModerateMany } from './moderate-many.ts';

export interface ModerationSelectionBarProps {
  /** The selectable ads of the page. */
  pending: ModeratedAd[];
  selected: ModeratedAd[];
  many: ModerateMany;
  onSelectAll: (isSelected: boolean) => void;
  onDecide: (decision: BulkStatus) => void;
}

export function ModerationSelectionBar(props: ModerationSelectionBarProps) {
  const { pending, selected, many, onSelectAll, onDecide } = props;
  const { progress, report, dismissReport } = many;
  return (
    <>
      {pending.length > 0 && (
        <div className="sticky top-14 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-3 py-1.5">
          <Checkbox
            label={`Markera alla väntande (${pending.length})`}
            checked={selected.length === pending.length}
            disabled={progress !== null}
            onChange={(event) => onSelectAll(event.target.checked)}
          />
          {progress ? (
            <ProgressBar
              label={`${progress.decision === 'approved' ? 'Godkänner' : 'Avvisar'} ${progress.done} av ${progress.of}`}
              value={(100 * progress.done) / progress.of}
              className="min-w-[min(12rem,100%)] flex-1"
            />
          ) : (
            selected.length > 0 && <Actions count={selected.length} onDecide={onDecide} />
          )}
        </div>
      )}
      {report && <Report report={report} onDismiss={dismissReport} />}
    </>
  );
}

function Actions({ count, onDecide }: { count: number; onDecide: (decision: BulkStatus) => void }) {
  return (
    <span className="flex flex-1 flex-wrap items-center justify-end gap-2">
      <output className="mr-auto text-sm whitespace-nowrap text-muted sm:mr-2">
        {count === 1 ? '1 markerad' : `${count} markerade`}
      </output>
      <Button
        size="sm"
        icon={<X size={18} />}
        className="max-md:min-h-11"
        onClick={() => onDecide('rejected')}
      >
        Avvisa<span className="max-sm:sr-only"> markerade</span>
      </Button>
      <Button
        size="sm"
        icon={<Check size={18} />}
        className="max-md:min-h-11"
        onClick={() => onDecide('approved')}
      >
        Godkänn<span className="max-sm:sr-only"> markerade</span>
      </Button>
    </span>
  );
}

function Report({ report, onDismiss }: { report: ManyReport; onDismiss: () => void }) {
  const { decided, failed, decision } = report;
  const done = decided.length === 0 ? '' : `${moderationTexts.decidedMany(decided.length, decision)}. `;
  const undone =
    failed.length === 1
      ? '1 annons kunde inte uppdateras:'
      : `${failed.length} annonser kunde inte uppdateras:`;
  return (
    <Notice
      tone="warning"
      title={done + undone}
      action={
        <Button size="sm" onClick={onDismiss}>
          Stäng
        </Button>
      }
    >
      <ul className="list-disc pl-5">
        {failed.map(({ id, title, sentence }) => (
          <li key={id}>
            <span className="font-semibold">{title}</span>: {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

// The decision buttons, previous and next, and their keyboard shortcuts.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../form/checkbox.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useLatestUndo } from '../../core/undo/use-undo.ts';

type Decision = 'approved' | 'rejected' | 'removed';

export interface ModerationSteps {
  /** Position in the table, from 1; null for an item that is not on the page. */
  position: { number: number; of: number } | null;
  onDecide: (decision: Decision) => void;
  /** Undefined at the first row of the table; `onNext` at the last. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

interface ModerationFooterProps extends ModerationSteps {
  /** Labels: "Föregående annons"; the decisions' labels if they are about less than the item. */
  labels: { previous: string; next: string; approve?: string; reject?: string };
  can: { approve: boolean; reject: boolean; remove: boolean };
  busy: Decision | null;
  hasKeys: boolean;
  onKeys: (hasKeys: boolean) => void;
}

export function ModerationFooter(props: ModerationFooterProps) {
  const { labels, can, position, busy, hasKeys, onKeys, onDecide, onPrevious, onNext } = props;
  const latest = useLatestUndo();
  return (
    <>
      <div className="mr-auto flex flex-wrap items-center gap-x-2">
        <IconButton
          label={labels.previous}
          aria-keyshortcuts={hasKeys ? 'K' : undefined}
          icon={<ArrowLeft size={20} />}
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <span className="text-sm text-muted tabular-nums">
          {position && `${position.number} av ${position.of}`}
        </span>
        <IconButton
          label={labels.next}
          aria-keyshortcuts={hasKeys ? 'J' : undefined}
          icon={<ArrowRight size={20} />}
          disabled={!onNext}
          onClick={onNext}
        />
        {/* Users of speech input must be able to turn single-letter shortcuts off. Source: WCAG 2.1.4. */}
        <Checkbox
          label="Snabbtangenter"
          checked={hasKeys}
          onChange={(event) => onKeys(event.target.checked)}
          className="pointer-coarse:hidden"
        />
      </div>
      {/* The focus stays in the dialog, so the toast's own button is out of reach for the keyboard. */}
      {latest && (
        <Button
          variant="ghost"
          icon={<Undo2 size={18} />}
          aria-keyshortcuts={hasKeys ? 'Z' : undefined}
          onClick={latest.undo}
          onFocus={() => latest.hold(true)}
          onBlur={() => latest.hold(false)}
        >
          Ångra beslutet
          {hasKeys && <Key letter="Z" />}
        </Button>
      )}
      {can.remove && (
        <Button
          variant="ghost"
          icon={<Trash2 size={18} />}
          busy={busy === 'removed'}
          onClick={(event) => once(event) && onDecide('removed')}
        >
          Ta bort
        </Button>
      )}
      <div className="flex justify-end gap-3 max-sm:w-full max-sm:*:flex-1">
        {can.reject && (
          <Button
            icon={<X size={18} />}
            aria-keyshortcuts={hasKeys ? 'A' : undefined}
            busy={busy === 'rejected'}
            onClick={(event) => once(event) && onDecide('rejected')}
          >
            {labels.reject ?? 'Avvisa'}
            {hasKeys && <Key letter="A" />}
          </Button>
        )}
        {can.approve && (
          <Button
            variant="primary"
            icon={<Check size={18} />}
            aria-keyshortcuts={hasKeys ? 'G' : undefined}
            busy={busy === 'approved'}
            onClick={(event) => once(event) && onDecide('approved')}
          >
            {labels.approve ?? 'Godkänn'}
            {hasKeys && <Key letter="G" />}
          </Button>
        )}
      </div>
    </>
  );
}

/** False for the second click of a double click: it would decide on the next item unread. */
function once(event: MouseEvent): boolean {
  return event.detail <= 1;
}

function Key({ letter }: { letter: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="rounded-sm border border-current px-1.5 font-sans text-xs font-normal pointer-coarse:hidden"
    >
      {letter}
    </kbd>
  );
}

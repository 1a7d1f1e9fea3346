// The loading and error states of a table in the back office.
import { ButtonLink } from '../button/button.tsx';
import { FailedState } from '../feedback/empty-state.tsx';
import { Loading, Skeleton } from '../feedback/skeleton.tsx';

export function LoadingTable({ label }: { label: string }) {
  return (
    <Loading label={label} className="flex flex-col gap-3">
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
      <Skeleton className="h-16 rounded-md" />
    </Loading>
  );
}

export interface FailedTableProps {
  title: string;
  /** The reason, when the title does not contain it. */
  sentence?: string;
  /** The first page, for users on another one: the cursor in the address may be invalid. */
  startHref?: string | undefined;
  isRetrying?: boolean | undefined;
  onRetry: () => void;
}

export function FailedTable({ title, sentence, startHref, isRetrying = false, onRetry }: FailedTableProps) {
  return (
    <FailedState title={title} onRetry={onRetry} isRetrying={isRetrying}>
      {sentence && <p>{sentence}</p>}
      {startHref && (
        <ButtonLink href={startHref} variant="ghost" className="mt-2">
          Börja om från första sidan
        </ButtonLink>
      )}
    </FailedState>
  );
}

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
  /** The cursor of the page; absent on the first one. */
  address: { after?: string | undefined; before?: string | undefined };
  /** The first page, offered on the others: their cursor may be invalid. */
  startHref: string;
  isRetrying?: boolean | undefined;
  onRetry: () => void;
}

export function FailedTable(props: FailedTableProps) {
  const { title, sentence, address, startHref, isRetrying = false, onRetry } = props;
  const isDeep = Boolean(address.after ?? address.before);
  return (
    <FailedState title={title} onRetry={onRetry} isRetrying={isRetrying}>
      {sentence && <p>{sentence}</p>}
      {isDeep && (
        <ButtonLink href={startHref} variant="ghost" className="mt-2">
          Börja om från första sidan
        </ButtonLink>
      )}
    </FailedState>
  );
}

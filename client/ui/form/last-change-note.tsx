// Who changed a setting last, and when.
import { formatMinute } from '#shared/format.ts';

export function LastChangeNote({ change }: { change: { by: string; at: string } | null | undefined }) {
  if (!change) return null;
  return (
    <p className="text-sm wrap-anywhere text-muted">
      Senast ändrad av {change.by}, {formatMinute(change.at)}
    </p>
  );
}

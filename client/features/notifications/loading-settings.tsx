// The settings of one's news on their way, as high as they will be: nothing below them moves when they come.
import { NOTIFICATION_KINDS } from '#shared/features/notifications/rules.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function LoadingSettings() {
  return (
    <Loading label="Hämtar inställningarna" className="max-w-2xl">
      <Skeleton className="mb-4 h-23 sm:h-9" />
      {NOTIFICATION_KINDS.map((kind) => (
        <div key={kind} className="h-55.5 border-t border-line py-3 sm:h-31">
          <Skeleton className="h-full" />
        </div>
      ))}
    </Loading>
  );
}

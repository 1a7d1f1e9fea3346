// Loading state of the notification settings, with the same texts as the loaded state to avoid layout shift.
import {
  isOffered,
  mayTurnOff,
  NOTIFICATION_KINDS,
  notificationKinds,
} from '#shared/features/notifications/kinds.ts';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';

export function LoadingSettings() {
  return (
    <Loading label="Hämtar inställningarna" className="max-w-2xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[46ch]">{notificationTexts.pushIsOff}</p>
        <Skeleton className="h-11 w-48" />
      </div>
      {NOTIFICATION_KINDS.map((kind) => (
        <div key={kind} className="border-t border-line py-3">
          <p className="font-semibold">{notificationKinds[kind].label}</p>
          <p className="text-sm text-muted">{notificationKinds[kind].hint}</p>
          <Skeleton className={isOffered(kind, 'mail') ? 'mt-1 h-33 sm:h-11' : 'mt-1 h-11'} />
          {!mayTurnOff(kind, 'site') && (
            <p className="text-sm text-muted">{notificationTexts.cannotTurnOff}.</p>
          )}
        </div>
      ))}
    </Loading>
  );
}

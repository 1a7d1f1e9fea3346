// Loading state of the notification settings, with the same labels, so that the layout does not move.
import { mayTurnOff, NOTIFICATION_KINDS } from '#shared/features/notifications/rules.ts';
import { kindHints, kindLabels, notificationWords } from '#shared/features/notifications/words.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function LoadingSettings() {
  return (
    <Loading label="Hämtar inställningarna" className="max-w-2xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[46ch]">{notificationWords.pushIsOff}</p>
        <Skeleton className="h-11 w-48" />
      </div>
      {NOTIFICATION_KINDS.map((kind) => (
        <div key={kind} className="border-t border-line py-3">
          <p className="font-semibold">{kindLabels[kind]}</p>
          <p className="text-sm text-muted">{kindHints[kind]}</p>
          <Skeleton className="mt-1 h-33 sm:h-11" />
          {!mayTurnOff(kind, 'site') && <p className="text-sm text-muted">{notificationWords.staysOn}.</p>}
        </div>
      ))}
    </Loading>
  );
}

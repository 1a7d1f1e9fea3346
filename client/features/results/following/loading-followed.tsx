// Loading state of the followed teams and leagues.
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function LoadingFollowed() {
  return (
    <Loading label="Hämtar vad du följer" className="flex max-w-2xl flex-col gap-2">
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="h-14 rounded-sm" />
      ))}
    </Loading>
  );
}

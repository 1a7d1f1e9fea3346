// Updates from the events that every open browser gets, a visitor's too.
import type { LiveEvent } from '../../core/live/connection-state.ts';
import { useAssociationUpdates } from '../../features/associations/live-updates.ts';
import { useForumUpdates } from '../../features/forum/thread/live-updates.ts';
import { usePageSettingUpdates } from '../../features/page-settings/live-updates.ts';
import { useResultUpdates } from '../../features/results/live-updates.ts';
import { useTournamentUpdates } from '../../features/tournaments/live-updates.ts';

/** Returns the handler of live events. */
export function usePublicUpdates(): (event: LiveEvent) => void {
  const updates = [
    usePageSettingUpdates(),
    useForumUpdates(),
    useResultUpdates(),
    useAssociationUpdates(),
    useTournamentUpdates(),
  ];
  return (event) => {
    for (const update of updates) update(event);
  };
}

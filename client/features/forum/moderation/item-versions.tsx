// In the details for moderators: a pending edit, and the former versions.
import { useQuery } from '@tanstack/react-query';
import type { ModeratedItem, TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { useApi } from '../../../core/api.ts';
import { FailedForumList } from './moderation-list.tsx';
import { VersionText } from './version-text.tsx';

export interface ItemVersions {
  /** The pending edit; undefined while it loads, and without one. */
  held: TextVersion | undefined;
  others: readonly TextVersion[];
  error: Error | null;
  refetch: () => unknown;
}

/** @param item undefined while it loads */
export function useItemVersions(
  item: Pick<ModeratedItem, 'id' | 'editedAt' | 'hasHeldEdit'> | undefined,
): ItemVersions {
  const { data, error, refetch } = useQuery({
    ...useApi().forum.listVersions.queryOptions({ input: { id: item?.id ?? '' } }),
    enabled: item !== undefined && (item.editedAt !== null || item.hasHeldEdit),
  });
  const held = data?.versions.find(({ state }) => state === 'pending');
  return { held, others: data?.versions.filter((version) => version !== held) ?? [], error, refetch };
}

export function VersionsOfItem({ versions: { held, others, error, refetch } }: { versions: ItemVersions }) {
  if (error) return <FailedForumList error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {held && (
        <section className="mt-6 rounded-md border border-outline p-3">
          <h3 className="mb-2 text-base">Ändring som väntar</h3>
          <VersionText version={held} />
        </section>
      )}
      {others.length > 0 && (
        <details className="mt-6">
          <summary className="cursor-pointer font-semibold">Versioner ({others.length})</summary>
          <ol className="mt-3 flex flex-col gap-4">
            {others.map((version) => (
              <li key={version.id} className="border-t border-line pt-3">
                <VersionText version={version} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

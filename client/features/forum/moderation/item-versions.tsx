// In the details for moderators: a pending edit with the buttons for the decision, and the former versions.
import { useQuery } from '@tanstack/react-query';
import type { ModeratedItem } from '#shared/features/forum/moderation/contract.ts';
import { useApi } from '../../../core/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { EditModeration } from './edit-moderation.ts';
import { FailedForumList } from './moderation-list.tsx';
import { VersionText } from './version-text.tsx';

export function ItemVersions({ item, edits }: { item: ModeratedItem; edits: EditModeration }) {
  const { data, error, refetch } = useQuery({
    ...useApi().forum.listVersions.queryOptions({ input: { id: item.id } }),
    enabled: item.editedAt !== null || item.hasHeldEdit,
  });
  if (error) return <FailedForumList error={error} onRetry={() => void refetch()} />;
  const held = data?.versions.find(({ state }) => state === 'pending');
  const others = data?.versions.filter((version) => version !== held) ?? [];
  return (
    <>
      {held && (
        <section className="mt-6 rounded-md border border-outline p-3">
          <h3 className="mb-2 text-base">Ändring som väntar</h3>
          <VersionText version={held} />
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              size="sm"
              busy={edits.busy === 'approved'}
              onClick={() => void edits.decide(item, held, 'approved')}
            >
              Godkänn ändringen
            </Button>
            <Button
              size="sm"
              busy={edits.busy === 'rejected'}
              onClick={() => void edits.decide(item, held, 'rejected')}
            >
              Avvisa ändringen
            </Button>
          </div>
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

// For staff: the former versions of a post or comment, newest first, and pending edits. Loaded when it opens.
import { useQuery } from '@tanstack/react-query';
import type { TextVersion } from '#shared/features/forum/moderation/contract.ts';
import { useApi } from '../../../core/api.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedForumList } from './moderation-list.tsx';
import { VersionText } from './version-text.tsx';

export interface VersionsDialogProps {
  /** Id of the post or comment. */
  id: string;
  onClose: () => void;
}

export function VersionsDialog({ id, onClose }: VersionsDialogProps) {
  const versions = useQuery(useApi().forum.listVersions.queryOptions({ input: { id } }));
  return (
    <Dialog open size="lg" title="Versioner" onOpenChange={(isOpen) => isOpen || onClose()}>
      {versions.data ? (
        <VersionList versions={versions.data.versions} />
      ) : versions.error ? (
        <FailedForumList error={versions.error} onRetry={() => void versions.refetch()} />
      ) : (
        <Loading label="Laddar versioner">
          <Skeleton className="h-40 rounded-md" />
        </Loading>
      )}
    </Dialog>
  );
}

function VersionList({ versions }: { versions: readonly TextVersion[] }) {
  if (versions.length === 0) return <p className="text-muted">Texten är inte ändrad.</p>;
  return (
    <ol className="flex flex-col gap-4">
      {versions.map((version) => (
        <li key={version.id} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
          <VersionText version={version} />
        </li>
      ))}
    </ol>
  );
}

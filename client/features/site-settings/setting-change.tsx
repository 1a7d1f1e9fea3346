// Who changed a site setting last, and when; nothing for one that was never changed.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../core/api.ts';
import { LastChangeNote } from '../../ui/form/last-change-note.tsx';

/** The newest change of these settings. */
export function SettingChange({ names }: { names: readonly string[] }) {
  const { data } = useQuery(useApi().siteSettings.listChanges.queryOptions());
  const changes = names.flatMap((name) => data?.changes[name] ?? []);
  return <LastChangeNote change={changes.toSorted((one, other) => other.at.localeCompare(one.at))[0]} />;
}

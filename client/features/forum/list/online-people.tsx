// Who is online: a number, and for signed-in readers the names of those who have chosen to be listed.
import { useQuery } from '@tanstack/react-query';
import { countOnline } from '#shared/features/forum/texts.ts';
import { paths, personPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { useViewer } from '../../../core/viewer.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';

const REFRESH_MS = 60_000;

/** Renders nothing until the data is loaded, and if loading fails: the list works without it. */
export function OnlinePeople() {
  const viewer = useViewer();
  const { data } = useQuery({ ...useApi().forum.online.queryOptions(), refetchInterval: REFRESH_MS });
  if (!data) return null;
  return (
    <Card>
      <h2 className="mb-1 text-base">Online nu</h2>
      <p>{countOnline(data.count)}</p>
      {data.people.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          {data.people.map(({ id, name, avatarUrl }) => (
            <li key={id} className="min-w-0">
              <Anchor
                href={personPath(id)}
                className="inline-flex min-h-9 max-w-full items-center gap-2 text-sm font-semibold [overflow-wrap:anywhere] hover:underline touch:min-h-11"
              >
                <Avatar name={name} src={avatarUrl} size="sm" />
                <span className="min-w-0">{name}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {viewer && (
        <p className="mt-1 text-sm text-muted">
          Bara de som har valt det visas med namn.{' '}
          <Anchor href={`${paths.profile}#online`} className="underline">
            Ändra för dig
          </Anchor>
        </p>
      )}
    </Card>
  );
}

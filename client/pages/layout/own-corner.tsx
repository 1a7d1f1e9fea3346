// The signed-in person's corner of the bar. What it holds is fetched once the page is awake: visitors need none of it.
import { type ComponentType, useEffect, useState } from 'react';
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { paths } from '#shared/paths.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Avatar } from '../../ui/avatar.tsx';

export function OwnCorner({ viewer }: { viewer: Viewer }) {
  const [view, setView] = useState<{ Corner: ComponentType<{ viewer: Viewer }> }>();
  useEffect(() => {
    import('./awake-corner.tsx').then(
      ({ AwakeCorner }) => setView({ Corner: AwakeCorner }),
      // The link stays, and leads to everything.
      () => undefined,
    );
  }, []);
  if (view) return <view.Corner key={viewer.id} viewer={viewer} />;
  return (
    <>
      <span className="size-11" />
      <Anchor
        href={paths.profile}
        aria-label="Ditt konto"
        className="inline-flex size-11 items-center justify-center rounded-full"
      >
        <Avatar name={viewer.name} src={viewer.avatarUrl} size="sm" />
      </Anchor>
    </>
  );
}

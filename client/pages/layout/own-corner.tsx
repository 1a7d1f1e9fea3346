// The signed-in person's corner of the bar. Its content is loaded after hydration, since visitors need none of it.
import type { Viewer } from '#shared/features/accounts/contract.ts';
import { paths } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';

const loadCorner = async () => (await import('./awake-corner.tsx')).AwakeCorner;

export function OwnCorner({ viewer }: { viewer: Viewer }) {
  return (
    // When loading fails, the link stays: it leads to everything.
    <LazyPanel
      key={viewer.id}
      load={loadCorner}
      props={{ viewer }}
      placeholder={<ProfileLink viewer={viewer} />}
    />
  );
}

function ProfileLink({ viewer }: { viewer: Viewer }) {
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

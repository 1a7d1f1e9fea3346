// Controls of signed-in users in the header. They load after hydration, since visitors need none of them.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { paths } from '#shared/paths.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';

const loadControls = async () => (await import('./live-user-controls.tsx')).LiveUserControls;

export function UserControls({ viewer }: { viewer: Viewer }) {
  return (
    // If loading fails, the link to the profile remains; it leads to the same functions.
    <LazyPanel
      key={viewer.id}
      load={loadControls}
      props={{ viewer }}
      placeholder={<ProfileLink viewer={viewer} />}
    />
  );
}

function ProfileLink({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <span className="size-11 max-md:hidden" />
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

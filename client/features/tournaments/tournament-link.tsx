// A link to a tournament, which opens it over a list where there is one, and on its page otherwise.
import { createContext, type ReactNode, useContext } from 'react';
import { tournamentPath } from '#shared/paths.ts';
import { isPlainClick } from '../../core/plain-click.ts';
import { Anchor } from '../../ui/button/anchor.tsx';

const OpenTournamentContext = createContext<((id: string) => void) | undefined>(undefined);

/** Provide what opens a tournament over the list. */
export const OpenTournament = OpenTournamentContext.Provider;

export function TournamentLink({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const open = useContext(OpenTournamentContext);
  return (
    <Anchor
      href={tournamentPath(id)}
      className={className}
      onClick={(event) => {
        if (!open || !isPlainClick(event)) return;
        event.preventDefault();
        open(id);
      }}
    >
      {children}
    </Anchor>
  );
}

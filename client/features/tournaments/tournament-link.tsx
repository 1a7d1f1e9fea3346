// A link to a tournament: opens it in a dialog over the list if the page has a list, otherwise on the tournament's own page.
import { createContext, type ReactNode, useContext } from 'react';
import { tournamentPath } from '#shared/paths.ts';
import { isPlainClick } from '../../core/plain-click.ts';
import { Anchor } from '../../ui/button/anchor.tsx';

const OpenTournamentContext = createContext<((id: string) => void) | undefined>(undefined);

/** Provides the function that opens a tournament over the list. */
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

// The line on which whoever is signed in hears what is new.
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../core/api.ts';
import { LiveProvider } from '../../core/live/live.tsx';
import { useViewer } from '../../core/viewer.ts';

/** Stands once, around the site. */
export function LiveHost({ children }: { children: ReactNode }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const viewer = useViewer();
  return (
    <LiveProvider
      userId={viewer?.id ?? null}
      onSignedOut={() => void queryClient.invalidateQueries({ queryKey: api.accounts.session.queryKey() })}
    >
      {children}
    </LiveProvider>
  );
}

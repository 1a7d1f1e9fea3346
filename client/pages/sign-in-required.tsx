// What stands instead of a page that needs an account, for those who are not signed in.
import type { ReactNode } from 'react';
import { useOpenSignIn } from '../core/sign-in-prompt.tsx';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';

export function SignInRequired({ title, children }: { title: string; children?: ReactNode }) {
  const openSignIn = useOpenSignIn();
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            <Button variant="primary" onClick={() => openSignIn({ resume: stay })}>
              Logga in
            </Button>
            <Button onClick={() => openSignIn({ tab: 'register', resume: stay })}>Skapa konto</Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}

/** Something to resume keeps a new member here, where they were going, rather than on their profile. */
function stay(): void {}

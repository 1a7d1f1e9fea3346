// Shown to visitors in place of a page that requires an account.
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
            <Button variant="primary" onClick={() => openSignIn({ resume: stayOnPage })}>
              Logga in
            </Button>
            <Button onClick={() => openSignIn({ tab: 'register', resume: stayOnPage })}>Skapa konto</Button>
          </>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}

/** A callback to resume keeps a new user on this page instead of redirecting to the profile. */
function stayOnPage(): void {}

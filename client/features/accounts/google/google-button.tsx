// "Fortsätt med Google": requests the authorisation URL from the server and redirects to it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { getLastViewer } from '../../../core/last-viewer.ts';
import type { SignInRequest } from '../../../core/sign-in-prompt.tsx';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { showRefusal } from '../sign-in/account-refusal.ts';
import { GoogleLogo } from './google-logo.tsx';
import { storePendingSignIn } from './pending-sign-in.ts';

interface GoogleButtonProps {
  request: SignInRequest;
  /** From the site settings: the button creates accounts too. */
  minimumAge: number;
}

export function GoogleButton({ request, minimumAge }: GoogleButtonProps) {
  const { mutateAsync, isPending } = useMutation(useApi().accounts.startGoogle.mutationOptions());
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<string>();

  async function goToGoogle(): Promise<void> {
    setRefusal(undefined);
    const { pathname, search } = window.location;
    try {
      const { url } = await mutateAsync({ returnTo: pathname + search });
      storePendingSignIn({
        pendingAction: request.pendingAction,
        hasPendingAction: request.resume !== undefined,
        lastViewerId: getLastViewer(queryClient),
      });
      window.location.assign(url);
    } catch (error) {
      setRefusal(showRefusal(error));
    }
  }

  return (
    <div className="mt-4 flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        eller
      </p>
      <Button wide icon={<GoogleLogo />} busy={isPending} onClick={() => void goToGoogle()}>
        Fortsätt med Google
      </Button>
      {refusal && <FieldError>{refusal}</FieldError>}
      <p className="text-sm text-muted">
        Har du inget konto skapas ett, med ditt namn och din e-postadress från Google. Genom att skapa ett
        konto intygar du att du har fyllt {minimumAge} år och godkänner våra{' '}
        <Anchor href={paths.terms} target="_blank" className="text-pine underline">
          villkor
        </Anchor>{' '}
        och vår{' '}
        <Anchor href={paths.privacy} target="_blank" className="text-pine underline">
          integritetspolicy
        </Anchor>
        .
      </p>
    </div>
  );
}

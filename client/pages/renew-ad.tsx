// Target of the link mailed three days before an ad expires: renews it without signing in.
import { createLazyRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { RenewedAd } from '#shared/features/ads/ad-schemas.ts';
import { renewalTexts } from '#shared/features/ads/owner/renewal-texts.ts';
import { formatDate } from '#shared/format.ts';
import { adPath, paths } from '#shared/paths.ts';
import { useApi } from '../core/api.ts';
import { isRefusal, errorMessageOf } from '../core/failure.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { CheckingState, EmptyState, FailedState } from '../ui/feedback/empty-state.tsx';
import { Page } from '../ui/layout/page.tsx';

export const Route = createLazyRoute('/renew-ad')({ component: RenewAdPage });

function RenewAdPage() {
  const { renewed, failure, retry } = useRenewal();
  return (
    <Page width="reading">
      {!renewed && !failure && <CheckingState title="Förnya annonsen" label="Förnyar annonsen …" />}
      {renewed && (
        <EmptyState
          level={1}
          title={renewed.isNew ? renewalTexts.renewed : 'Annonsen är redan förnyad'}
          action={
            <ButtonLink variant="primary" href={adPath(renewed.id)}>
              Se annonsen
            </ButtonLink>
          }
        >
          ”{renewed.title}”
          {renewed.expiresAt ? ` visas till och med ${formatDate(renewed.expiresAt)}.` : ' visas.'}
        </EmptyState>
      )}
      {failure?.isFinal && (
        <EmptyState
          level={1}
          title="Annonsen är inte förnyad"
          action={<ButtonLink href={paths.profile}>Till din profil</ButtonLink>}
        >
          {failure.sentence}
        </EmptyState>
      )}
      {failure && !failure.isFinal && (
        <FailedState level={1} title={renewalTexts.failed} onRetry={retry}>
          {failure.sentence}
        </FailedState>
      )}
      <noscript>
        <p className="mt-4">Slå på JavaScript i webbläsaren för att förnya annonsen.</p>
      </noscript>
    </Page>
  );
}

interface Failure {
  sentence: string;
  /** Retrying would fail too. */
  isFinal: boolean;
}

/** Uses the link on mount. A mail program that only fetches the page does not use it up. */
function useRenewal() {
  const api = useApi();
  const [renewed, setRenewed] = useState<RenewedAd & { isNew: boolean }>();
  const [failure, setFailure] = useState<Failure>();

  const renew = useCallback(async () => {
    const token = new URLSearchParams(window.location.search).get('token') ?? '';
    try {
      setRenewed(await api.ads.renewByLink.call({ token }));
    } catch (error) {
      const isFinal =
        isRefusal(error, 'UNPROCESSABLE_CONTENT') ||
        isRefusal(error, 'CONFLICT') ||
        isRefusal(error, 'FORBIDDEN');
      setFailure({ sentence: errorMessageOf(error), isFinal });
    }
  }, [api]);

  useEffect(() => {
    // Deferred, so that the double effect of React's Strict Mode does not use up the link.
    const start = setTimeout(() => void renew());
    return () => clearTimeout(start);
  }, [renew]);

  const retry = () => {
    setFailure(undefined);
    void renew();
  };
  return { renewed, failure, retry };
}

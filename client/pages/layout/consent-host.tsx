// Asks for consent when nothing has been said yet. The question is fetched only then.
import { type ComponentType, useEffect, useState } from 'react';
import { useConsent } from '../../core/consent.ts';

export function ConsentHost() {
  const isUnset = useConsent() === null;
  const [question, setQuestion] = useState<{ Banner: ComponentType }>();
  useEffect(() => {
    if (!isUnset) return;
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => setQuestion({ Banner: ConsentBanner }),
      // Nothing is stored until it is answered, so it may as well be asked on the next page.
      () => undefined,
    );
  }, [isUnset]);
  return isUnset && question ? <question.Banner /> : null;
}

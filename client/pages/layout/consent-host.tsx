// Asks for consent until it is given or declined. The banner loads only then.
import { useConsent } from '../../core/consent.ts';
import { measureConsentBanner } from '../../ui/layout/measured-bar.ts';
import { LazyPanel } from '../../ui/lazy/lazy-panel.tsx';

const loadBanner = async () => (await import('./consent-banner.tsx')).ConsentBanner;

export function ConsentHost() {
  const isUnset = useConsent() === null;
  // If loading fails, the next page asks again: nothing is stored without an answer.
  return isUnset && <LazyPanel load={loadBanner} props={{ ref: measureConsentBanner }} placeholder={null} />;
}

// Shown when a save is refused because the ad was edited elsewhere: what is stored now. The form retains what the user wrote.
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { formatPrice } from '#shared/format.ts';
import { adPath } from '#shared/paths.ts';
import { attributeFacts, deliveryFacts } from '../../features/ads/attribute-facts.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

export interface ChangedMeanwhileProps {
  /** The ad when the editor was opened. */
  opened: AdDetail;
  stored: AdDetail;
}

export function ChangedMeanwhile({ opened, stored }: ChangedMeanwhileProps) {
  return (
    <Notice tone="warning" title="Sparat i annonsen nu">
      <dl className="flex flex-col gap-1 [overflow-wrap:anywhere]">
        {changedFacts(opened, stored).map(([term, value]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="max-h-48 overflow-y-auto whitespace-pre-line">{value || '–'}</dd>
          </div>
        ))}
      </dl>
      <a
        href={adPath(stored.id)}
        target="_blank"
        rel="noreferrer"
        className="mt-1 inline-block py-1 text-pine underline"
      >
        Öppna den sparade annonsen i en ny flik
      </a>
    </Notice>
  );
}

function changedFacts(opened: AdDetail, stored: AdDetail): [term: string, value: string][] {
  const [before, now] = [factsOf(opened), factsOf(stored)];
  const terms = [...new Set([...now.keys(), ...before.keys()])];
  const changed = terms.filter((term) => before.get(term) !== now.get(term));
  return [
    ...changed.map((term): [string, string] => [term, now.get(term) ?? '']),
    ...(idsOf(opened) === idsOf(stored) ? [] : [['Bilder', 'Ändrade'] satisfies [string, string]]),
  ];
}

function factsOf(ad: AdDetail): Map<string, string> {
  return new Map([
    ['Titel', ad.title],
    ['Kategori', ad.category],
    ['Skick', ad.condition],
    ...attributeFacts(ad).map(({ term, value }): [string, string] => [term, value]),
    ['Beskrivning', ad.description],
    ['Pris', formatPrice(ad.price)],
    ['Postnummer', ad.postalCode],
    ['Ort', ad.location],
    ...deliveryFacts(ad).map(({ term, value }): [string, string] => [term, value]),
    ['Telefonnumret visas', yesOrNo(ad.contactChoice?.showsPhone)],
    ['E-postadressen visas', yesOrNo(ad.contactChoice?.showsEmail)],
  ]);
}

function yesOrNo(isShown: boolean | undefined): string {
  return isShown ? 'Ja' : 'Nej';
}

function idsOf({ pictures }: AdDetail): string {
  return pictures.map(({ id }) => id).join();
}

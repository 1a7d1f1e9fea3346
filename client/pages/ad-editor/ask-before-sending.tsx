// The step before an ad is sent: a summary of a new ad, questions about what is unclear; contact data of minors is refused.
import { useRef } from 'react';
import { useViewer } from '../../core/viewer.ts';
import { isTreatedAsMinor } from '#shared/features/accounts/age.ts';
import type { AdDetail } from '#shared/features/ads/ad-schemas.ts';
import { usedAttributes } from '#shared/features/ads/attributes/used-attributes.ts';
import { findInAd, refusalOf } from '#shared/contact-details.ts';
import { formatPrice } from '#shared/format.ts';
import { type AdBefore, questionsOf, textsOf } from '../../features/ads/editor/ad-questions.ts';
import { type AdFormState, blankAd, type ParsedAd, valuesOf } from '../../features/ads/editor/use-ad-form.ts';
import { isYearOfMinor } from '../../features/profiles/birth-year-field.tsx';
import { useConfirmBirthYear } from '../../features/profiles/use-confirm-birth-year.ts';
import { useCategories } from '../../features/ads/use-categories.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { readInteger } from '../../ui/form/read-integer.ts';
import { Facts as FactList } from '../../ui/layout/card.tsx';

/** Resolves to whether the ad may be sent. */
export type AskBeforeSending = (ad: ParsedAd) => Promise<boolean>;

export interface AskedForm {
  form: AdFormState;
  /** The ad to edit; undefined for a new one. */
  ad: AdDetail | undefined;
  submitLabel: string;
  /** The birth year in the form, which asks for it if none is saved. */
  typedYear: string;
}

export function useAskBeforeSending({ form, ad, submitLabel, typedYear }: AskedForm): AskBeforeSending {
  const confirm = useConfirm();
  const confirmYear = useConfirmBirthYear();
  const viewer = useViewer();
  const { attributesOf } = useCategories();
  // A retry after a failure or a new sign-in does not repeat the same questions.
  const answered = useRef('');
  const location = ad ? valuesOf(ad).location : '';
  const before: AdBefore | null = ad
    ? { price: ad.price, location, texts: textsOf({ ...ad, location }) }
    : null;

  return async (values) => {
    // Without the fields that the form does not show: they are not saved, and no error could be shown at them.
    const { brand, model, meetingPlace } = usedAttributes(values, attributesOf(values.category));
    const parsed = { ...values, brand, model, meetingPlace };
    const birthYear = viewer?.birthYear ?? (isYearOfMinor(typedYear) ? readInteger(typedYear) : null);
    if (birthYear !== null && isTreatedAsMinor(birthYear, new Date())) {
      const [first, ...others] = findInAd(parsed);
      for (const { field, kinds } of [...others, ...(first ? [first] : [])])
        form.setError(
          field,
          { type: 'contact', message: refusalOf(kinds, birthYear) },
          { shouldFocus: field === first?.field },
        );
      if (first) return false;
    }
    if (viewer?.birthYear === null && !(await confirmYear(typedYear))) return false;
    const questions = questionsOf(parsed, before, parsed.condition !== blankAd.condition);
    // A changed ad is already on sale, so its summary is shown only together with a question.
    if (before && questions.length === 0) return true;
    const facts = factsOf(parsed);
    const asked = [...questions, ...facts.map(({ value }) => value)].join('\n');
    if (asked === answered.current) return true;
    const isConfirmed = await confirm({
      title: 'Ser det rätt ut?',
      text: <Summary facts={facts} questions={questions} />,
      confirmLabel: submitLabel,
      cancelLabel: 'Ändra',
      onConfirm: () => undefined,
    });
    if (isConfirmed) answered.current = asked;
    return isConfirmed;
  };
}

type Facts = { term: string; value: string }[];

function factsOf({ title, condition, price, location, postalCode }: ParsedAd): Facts {
  return [
    { term: 'Titel', value: title },
    { term: 'Skick', value: condition },
    { term: 'Pris', value: formatPrice(price) },
    { term: 'Plats', value: location || postalCode || 'Ingen' },
  ];
}

function Summary({ facts, questions }: { facts: Facts; questions: readonly string[] }) {
  return (
    <>
      {questions.length > 0 && (
        <ul className="mb-4 flex list-disc flex-col gap-2 pl-5">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <FactList facts={facts} />
    </>
  );
}

// Why an ad is rejected or taken down: reasons to choose from, and the schema of a reason.
import * as z from 'zod/mini';
import { visible, withoutNul } from '../../../saved-text.ts';
import { MAX_REASON_LENGTH, type Rule, RULES } from '../../reports/rules.ts';
import { reportTexts } from '../../reports/texts.ts';
import type { RestrictedStatus } from './rules.ts';
import { moderationTexts } from './texts.ts';

interface ReadyReason {
  label: string;
  rule: Rule;
  /** As the seller reads it. */
  reason: string;
  /** The reason requires a change of the ad, which is not possible for an ad that is taken down. */
  isFixable?: true;
}

const reasons: readonly ReadyReason[] = [
  {
    label: 'Hör inte till basketen',
    rule: 'ads',
    reason: 'Annonsen gäller inte något som hör till basketen. Här annonserar vi bara sådant.',
  },
  {
    label: 'Bilderna visar inte varan',
    rule: 'ads',
    reason: 'Bilderna visar inte just det du säljer. Lägg till egna bilder på varan.',
    isFixable: true,
  },
  {
    label: 'Beskrivningen räcker inte',
    rule: 'ads',
    reason: 'Det går inte att förstå vad du säljer eller vilket skick det är i. Beskriv varan tydligare.',
    isFixable: true,
  },
  {
    label: 'Misstänkt kopia',
    rule: 'forbidden',
    reason: 'Varan ser ut att vara en kopia av en märkesvara. Sådana får inte säljas här.',
  },
  {
    label: 'Vilseledande eller reklam',
    rule: 'forbidden',
    reason: 'Annonsen innehåller reklam för annat, eller länkar eller uppgifter som vilseleder.',
  },
  {
    label: 'Kontaktuppgifter i texten',
    rule: 'forbidden',
    reason: 'Annonsen innehåller kontaktuppgifter eller uppgifter om andra. Ta bort dem ur texten.',
    isFixable: true,
  },
];

/** Ready-made reasons to reject an ad or to take it down. */
export function readyReasonsFor(decision: RestrictedStatus): readonly ReadyReason[] {
  return decision === 'rejected' ? reasons : reasons.filter(({ isFixable }) => !isFixable);
}

/** The rule and the reason of a decision, as the seller reads them. */
export const DecisionReason = z.object({
  rule: z.enum(RULES, reportTexts.ruleMissing),
  reason: z
    .string(moderationTexts.reasonMissing)
    .check(
      z.trim(),
      visible(moderationTexts.reasonMissing),
      withoutNul(),
      z.maxLength(MAX_REASON_LENGTH, reportTexts.reasonTooLong),
    ),
});
export type DecisionReason = z.infer<typeof DecisionReason>;

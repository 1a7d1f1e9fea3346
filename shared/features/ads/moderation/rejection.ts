// Why an ad is rejected: reasons to choose from, and the schema of a reason.
import * as z from 'zod/mini';
import { visible, withoutNul } from '../../../saved-text.ts';
import { MAX_REASON_LENGTH, type Rule, RULES } from '../../reports/rules.ts';
import { reportTexts } from '../../reports/texts.ts';
import { moderationTexts } from './texts.ts';

/** Ready-made reasons, as the seller reads them, and the rule that each is based on. */
export const READY_REASONS: readonly { label: string; rule: Rule; reason: string }[] = [
  {
    label: 'Hör inte till basketen',
    rule: 'ads',
    reason: 'Annonsen gäller inte något som hör till basketen. Här annonserar vi bara sådant.',
  },
  {
    label: 'Bilderna visar inte varan',
    rule: 'ads',
    reason: 'Bilderna visar inte just det du säljer. Lägg till egna bilder på varan.',
  },
  {
    label: 'Beskrivningen räcker inte',
    rule: 'ads',
    reason: 'Det går inte att förstå vad du säljer eller vilket skick det är i. Beskriv varan tydligare.',
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
  },
];

/** The reason for a rejection, as the seller reads it. */
export const Rejection = z.object({
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
export type Rejection = z.infer<typeof Rejection>;

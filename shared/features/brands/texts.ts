// Texts about brands.
import { MAX_BRAND_ALIASES } from './rules.ts';

export const brandTexts = {
  nameMissing: 'Skriv märkets namn',
  nameTaken: 'Det finns redan ett märke med det namnet',
  notFound: 'Märket hittades inte',
  changedMeanwhile:
    'Någon annan har ändrat märket medan du redigerade. Se över det och spara igen om din version ska gälla.',
  listFailed: 'Kunde inte hämta märken',
  saveFailed: 'Kunde inte spara märket',
  tooManyAliases: `Ett märke kan ha högst ${MAX_BRAND_ALIASES} andra stavningar`,
  created: 'Märke tillagt',
  updated: 'Märke uppdaterat',
  activated: (count: number) => (count === 1 ? 'Märke aktiverat' : `${count} märken aktiverade`),
  deactivated: (count: number) => (count === 1 ? 'Märke inaktiverat' : `${count} märken inaktiverade`),
} as const;

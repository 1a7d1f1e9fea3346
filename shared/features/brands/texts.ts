// Texts about brands.

export const brandTexts = {
  nameMissing: 'Skriv märkets namn',
  nameTaken: 'Det finns redan ett märke med det namnet',
  notFound: 'Märket hittades inte',
  changedMeanwhile:
    'Någon annan har ändrat märket medan du redigerade. Se över det och spara igen om din version ska gälla.',
  listFailed: 'Kunde inte hämta märken',
  saveFailed: 'Kunde inte spara märket',
  tooManyAliases: 'Ett märke kan ha högst 20 andra stavningar',
  created: 'Märke tillagt',
  updated: 'Märke uppdaterat',
} as const;

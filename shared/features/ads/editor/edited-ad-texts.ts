// Texts about editing an ad.

export const editedAdTexts = {
  changedMeanwhile:
    'Annonsen har ändrats sedan du öppnade den, till exempel i en annan flik. Se över den och spara igen om din version ska gälla.',
} as const;

// Texts of sample reports and of staff's answers.

export const reportTexts = {
  copied: [
    'Sömmen runt sulan ser inte ut som på ett äkta par, och lådan är från en annan modell.',
    'Jag frågade efter kvitto och fick inget svar. Skorna säljs nya för 600 kr på en sajt med kopior.',
    'Köpte ett liknande par av samma person för ett år sedan och det visade sig vara en kopia.',
  ],
  swindle: 'Vill att jag fyller i mitt kort på en länk för att få betalt. Det kan inte vara på riktigt.',
  misplaced: 'Det är en tung boll för styrketräning, så den hör hemma under Träningsutrustning.',
  rudeness: 'Blev kallad saker när jag inte gick ner i pris.',
  unfair: 'Det är inte så jag minns affären. Jag tycker att omdömet är orättvist.',
  unfairAppeal: 'Jag har kvar våra meddelanden, och där beskrev jag skicket. Läs dem innan ni bestämmer er.',
  rudenessToWriter: 'Meddelandet innehåller förolämpningar mot en annan person.',
  rudenessToReporter: 'Tack för att du sa till. Meddelandet bröt mot våra regler, och vi har tagit bort det.',
  unfairToReporter:
    'Omdömet beskriver hur någon har upplevt affären och bryter inte mot våra regler. Du kan svara på det, så syns båda sidor.',
} as const;

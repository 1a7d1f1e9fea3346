// Texts of sample reviews.

export const reviewTexts = {
  buyer: {
    glad: [
      'Snabb och trevlig. I bättre skick än på bilderna.',
      'Smidig affär! Möttes utanför hallen efter träningen.',
      'Allt stämde med annonsen. Rekommenderas varmt.',
      'Svarade direkt och packade ordentligt.',
      'Väldigt hjälpsam, fick till och med prova innan jag bestämde mig.',
      'Bra pris och inget krångel. Handlar gärna igen.',
      'Dottern blev jätteglad, tack!',
      'Kom i tid och var lätt att prata med.',
    ],
    mixed: [
      'Bra vara men det dröjde några dagar innan jag fick svar.',
      'Helt okej. Lite mer slitet än jag hade trott.',
      'Funkade bra till slut, men vi fick byta tid två gånger.',
    ],
    sorry: [
      'Storleken stämde inte med annonsen, och det tog lång tid att få svar.',
      'Mer använt än vad som stod. Synd, annars trevlig.',
    ],
  },
  seller: {
    glad: [
      'Swishade direkt och kom på utsatt tid.',
      'Trevlig köpare, enkelt att komma överens.',
      'Snabba svar och bra kommunikation.',
      'Hämtade samma kväll. Smidigt!',
      'Pålitlig och vänlig. Säljer gärna igen.',
      'Rak och tydlig, inga konstigheter.',
    ],
    mixed: [
      'Gick bra, men kom en timme sent utan att höra av sig.',
      'Prutade en hel del på plats, men vi kom överens.',
    ],
    sorry: ['Dök inte upp första gången. Andra gången gick det bra.'],
  },
  answers: [
    'Tack för att du säger det, jag ska vara tydligare nästa gång.',
    'Ledsen för det! Det var mycket just den veckan.',
    'Tråkigt att det blev så. Hör gärna av dig, så löser vi det.',
  ],
} as const;

// What the site decides without a person, for the terms. Each names the function or limit that decides.
import { HIGHEST_MINIMUM_AGE } from '../features/site-settings/rules.ts';
import { REVIEW_DAYS } from '../features/deals/rules.ts';
import { MAX_AD_DURATION_DAYS, MIN_AD_DURATION_DAYS } from '../features/ads/lifetime.ts';
import { DAYS_UNTIL_SWITCHED_OFF } from '../features/news-sources/rules.ts';

export const AUTOMATIC_DECISIONS: readonly string[] = [
  // accounts: emailRule, human check, limits
  'En e-postadress som ser ut att vara automatiskt genererad tas inte emot vid registrering, eller måste bekräftas. Du löser också en uppgift som visar att du är en människa.',
  'Försöker någon för många gånger, till exempel att logga in, skriva eller hämta kontaktuppgifter, får den vänta en stund.',
  // ads: moderation
  'Varje ny annons, och varje ändring av text eller bilder, väntar tills en människa har granskat den.',
  // ads: contact data
  `Är du under ${HIGHEST_MINIMUM_AGE} tar vi inte emot telefonnummer, e-postadresser eller gatuadresser i annonsens texter: de känns igen automatiskt, så att du kan ta bort dem. Är du äldre frågar vi först.`,
  // ads: attributes, spelling
  'Har du inte angett märke, modell, storlek, färg eller för vem fyller vi i det som rubriken på en äldre annons säger. Hittar en sökning inget rättar vi stavningen, och visar vad vi sökte på.',
  // ads: lifetime
  `En annons visas så länge som inställningen säger, mellan ${MIN_AD_DURATION_DAYS} och ${MAX_AD_DURATION_DAYS} dagar, om du inte förnyar den.`,
  // deals: reviews
  `Ett omdöme visas när båda har skrivit, eller ${REVIEW_DAYS} dagar efter affären.`,
  // forum: mustWait, similar texts
  'Inlägg och kommentarer i forumet syns direkt, utom de första av den som är ny där och länkar från konton som är yngre än ett dygn: de väntar tills en människa har läst dem. Så gör också en text som flera nya konton har skrivit nästan likadant, och en länk som läggs till i efterhand; då visas texten som den var så länge. Skriver du nästan samma sak två gånger på ett dygn tas det inte emot.',
  // people under 18
  `Är du under ${HIGHEST_MINIMUM_AGE}, eller saknas ditt födelseår, visas mindre om dig för den som inte är inloggad.`,
  // news
  `Nyheter hämtas automatiskt från källor som redaktionen har valt. En källa som har svikit i ${DAYS_UNTIL_SWITCHED_OFF} dagar stängs av.`,
];

// First parts of compounds that make an item of another sport, or one that the site does not sell.
import { setOf, typedSetOf } from './lexicon.ts';

/** First parts that name another sport: a search for its equipment must not find that of basketball. */
const sports = `fot hand volley innebandy hockey ishockey tennis golf padel bandy rugby bad cykel skid skrid vinyl`;

/** First parts that change the meaning of the last part to an item that the site does not sell: "solglasögon", "pokemonkort". */
const foreignParts = `
  sol sim läs ski vr svets laboratorie
  vandring spring löpar löpning jogging dans balett bröllop brud arbets skydds säkerhets toff gummi snö
  halk cross stepp rull
  strand disco köttbull jul julgran pingis bowling biljard
  pokemon yugioh jul vy present grafik minnes sim bank id kör visit tarot kredit sd ljud nätverk parkering rese
  gratulations födelsedags inbjudnings bingo uno
  konsert bio teater tåg flyg buss festival musikal färj båt museum opera nöjesfält lift
  rid häst ponny musik konfirmation data dator scout språk cirkus skriv segel
  hand dator laptop kamera sköt necessär rese res kyl
  napp vin termos öl parfym sprej gas
  jeans kostym regn skid ski skinn dun skal päls moto motor mc natt bords
  förlovning vigsel
  väck arm kyrk kök
  tvätt picknick bröd frukt blom hund katt brev papp cykel frukost
  hus släp kund gräs
  mobil telefon frys
  värme bröst luftmadrass fett bensin grund
  fiske tält mat gitarr bas piano
  nyckel tand plån pool mun
  vikt
`;

export const otherSports = setOf(sports);
export const foreignModifiers = typedSetOf(foreignParts);

// The items on the site, by the titles that their sellers give them.
import type { AdPattern } from './ad-pattern.ts';

export const shoes: AdPattern = { category: 'Basketskor' };
export const jordan: AdPattern = { ...shoes, title: /jordan/i };
export const lebron: AdPattern = { ...shoes, title: /lebron/i };
export const curry: AdPattern = { ...shoes, title: /curry/i };
/** These ads state no size. */
export const curryFlow: AdPattern = { ...shoes, title: /curry flow/i };
export const kobe: AdPattern = { ...shoes, title: /kobe/i };
export const harden: AdPattern = { ...shoes, title: /harden/i };
export const adidas: AdPattern = { ...shoes, title: /adidas/i };
export const nike: AdPattern = { ...shoes, title: /nike/i };
export const sabrina: AdPattern = { ...shoes, title: /sabrina/i };
export const womensShoes: AdPattern = { ...shoes, title: /sabrina|damskor/i };
export const kidsShoes: AdPattern = { ...shoes, title: /barnskor|första basketskorna/i };
export const outdoorShoes: AdPattern = { ...shoes, title: /utomhusskor|streetskor/i };
export const converse: AdPattern = { ...shoes, title: /converse|chuck taylor/i };
/** Models made by Nike, which basketball players know by their names. */
export const nikeModels: AdPattern = { ...shoes, title: /lebron|kobe|sabrina|jordan/i };

export const balls: AdPattern = { category: 'Basketboll' };
export const spalding: AdPattern = { ...balls, title: /spalding/i };
export const molten: AdPattern = { ...balls, title: /molten/i };
export const wilson: AdPattern = { ...balls, title: /wilson/i };
export const outdoorBalls: AdPattern = { ...balls, title: /uteboll|streetboll/i };
export const teamBalls: AdPattern = { ...balls, title: /träningsbollar|bollar till ungdomslag/i };
export const miniBalls: AdPattern = { ...balls, title: /miniboll/i };
export const signedBalls: AdPattern = { ...balls, title: /signerad|autografer/i };
export const heavyBalls: AdPattern = { ...balls, title: /tung träningsboll|viktboll/i };

export const clothes: AdPattern = { category: 'Kläder' };
/** A basketball player's shirt without sleeves. */
export const tops: AdPattern = { ...clothes, title: /linne/i };
export const matchTops: AdPattern = { ...clothes, title: /matchlinne|basketlinne/i };
export const swedenTops: AdPattern = { ...clothes, title: /landslagströja|sverigelinne/i };
export const bullsTops: AdPattern = { ...clothes, title: /bulls|chicago/i };
export const jerseys: AdPattern[] = [matchTops, swedenTops, bullsTops];
export const practiceTops: AdPattern = { ...clothes, title: /träningslinne|vändlinnen/i };
export const shorts: AdPattern = { ...clothes, title: /shorts/i };
export const warmups: AdPattern = { ...clothes, title: /uppvärmningsset|overall/i };
export const hoodies: AdPattern = { ...clothes, title: /huvtröja|hoodie/i };
export const tights: AdPattern = { ...clothes, title: /tights/i };

/** Hoops, but not nets for hoops. */
export const hoops: AdPattern = { category: 'Basketkorgar', title: /^(?!.*nät).*(korg|ställning)/i };
export const portableHoops: AdPattern = { ...hoops, title: /flyttbar|på hjul/i };
export const wallHoops: AdPattern = { ...hoops, title: /väggkorg|för vägg/i };
export const miniHoops: AdPattern = { ...hoops, title: /minikorg|dörrkorg/i };
export const fixedHoops: AdPattern = { ...hoops, title: /inmurad|fast korg/i };
export const kidsHoops: AdPattern = { ...hoops, title: /easybasketkorg|låg korg/i };
export const nets: AdPattern = { category: 'Basketkorgar', title: /nät/i };
export const chainNets: AdPattern = { category: 'Basketkorgar', title: /kedj/i };

export const cards: AdPattern = { category: 'Samlarkort', title: /kort|prizm|hoops/i };
export const rookies: AdPattern = { ...cards, title: /rookie/i };
export const prizm: AdPattern = { ...cards, title: /prizm/i };
export const packs: AdPattern = { ...cards, title: /paket/i };
export const autographCards: AdPattern = { ...cards, title: /autograf/i };
export const binders: AdPattern = { category: 'Samlarkort', title: /pärm/i };

export const tickets: AdPattern = { category: 'Biljetter' };
export const backpacks: AdPattern = { category: 'Tillbehör', title: /ryggsäck/i };
export const bags: AdPattern = { category: 'Tillbehör', title: /väska/i };
export const whistles: AdPattern = { category: 'Tillbehör', title: /visselpipa|fox 40/i };
export const kneePads: AdPattern = { category: 'Tillbehör', title: /knäskydd/i };
export const ankleBraces: AdPattern = { category: 'Tillbehör', title: /fotled/i };
export const bottles: AdPattern = { category: 'Tillbehör', title: /flaska/i };
export const headbands: AdPattern = { category: 'Tillbehör', title: /pannband/i };
export const pumps: AdPattern = { category: 'Tillbehör', title: /pump/i };

export const training: AdPattern = { category: 'Träningsutrustning' };
export const ladders: AdPattern = { ...training, title: /stege/i };
export const bands: AdPattern = { ...training, title: /gummiband|träningsband/i };
export const goggles: AdPattern = { ...training, title: /glasögon/i };
export const ropes: AdPattern = { ...training, title: /hopprep/i };
export const boards: AdPattern = { ...training, title: /taktiktavla|coachtavla/i };
export const returnNets: AdPattern = { ...training, title: /returnät|bollretur/i };
export const kettlebells: AdPattern = { ...training, title: /kettlebell/i };
export const ballRacks: AdPattern = { ...training, title: /bollvagn|bollställ/i };

export const other: AdPattern = { category: 'Övrigt' };
export const coaches: AdPattern = { ...other, title: /skottränare|skotträning/i };
export const referees: AdPattern = { ...other, title: /domare/i };
export const camps: AdPattern = { ...other, title: /läger/i };
export const tournaments: AdPattern = { ...other, title: /3 mot 3|3x3/i };
export const books: AdPattern = { ...other, title: /böcker/i };
export const posters: AdPattern = { ...other, title: /affisch/i };
export const scoreboards: AdPattern = { ...other, title: /resultattavla|matchklocka/i };
export const trophies: AdPattern = { ...other, title: /pokaler|medaljer/i };

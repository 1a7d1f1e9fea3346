// Sample threads: Utrustning.
import type { SampleTopic } from './sample-topic.ts';

export const gearTopics: readonly SampleTopic[] = [
  {
    title: 'Storleksguide: boll 5, 6 eller 7?',
    text: 'Kort svar:\n\n- **Boll 5** till och med elva år\n- **Boll 6** för flickor och damer från tolv\n- **Boll 7** för pojkar och herrar från tretton\n\nKolla alltid vad ert distrikt spelar med.',
    size: 11,
    replies: [
      'Bra att nämna att 3 mot 3 spelas med en egen boll: storlek 6 men vikt som en 7:a.',
      'Vi tränar ibland med en för stor boll med flit. Greppet blir bättre.',
      'Min åttaåring vill ha 7:a för att storebror har det. Bra att ha något att peka på.',
    ],
  },
  {
    title: 'Vilka skor håller mer än en säsong?',
    text: 'Spelar fyra gånger i veckan inomhus, väger 92 kilo och sliter ut yttersulan på fyra månader. Vad håller?',
    state: 'hot',
    size: 41,
    replies: [
      'Dyrt är inte samma sak som hållbart. Titta på gummit, inte på namnet.',
      'Ha ett par för match och ett för träning. De håller mer än dubbelt så länge.',
      'Rengör sulan med fuktig trasa. Damm sliter och gör dem hala.',
      'Jag köper förra årets modell begagnad här på torget. Halva priset, nästan nya.',
      'Aldrig ute med inneskorna. Aldrig. Det är där de dör.',
      '92 kilo och fyra pass: fyra månader är faktiskt inte dåligt.',
    ],
  },
  {
    title: 'Läderboll eller komposit för utomhus?',
    text: 'Köpte en fin läderboll i julklapp till dottern och ser nu att det står ”indoor”. Hur snabbt går den sönder på asfalt?',
    size: 13,
    replies: [
      'Ett par veckor, tyvärr. Spara den till hallen och köp en gummiboll ute.',
      'Komposit går ute om planen är slät. Grus äter allt.',
      'Byt den i affären om den är oanvänd, de brukar vara snälla.',
    ],
  },
  {
    title: 'Bygga egen korg på garageuppfarten',
    text: 'Har någon gjutit fast en stolpe själv? Hur djupt, hur mycket betong och behöver man fråga grannen?',
    size: 21,
    replies: [
      'En meter djupt, frostfritt, 60 × 60. Jag använde tolv säckar betong.',
      'Fråga grannen först. Inte för lagen utan för studsarna klockan sju på söndagen.',
      'Kolla ledningar i marken innan du gräver. Det är gratis att beställa.',
      'Sätt plattan minst en meter utanför garageporten. Min port har bucklor av misstaget.',
    ],
  },
  {
    title: 'Tvätta matchtröjor utan att trycket lossnar',
    text: 'Halva laget har flagnande siffror efter en säsong. Vad gör vi för fel?',
    replies: [
      'Ut och in, 30 grader, inget sköljmedel, aldrig torktumlare.',
      'Häng dem inte i solen heller. Vårt vinröda blev rosa.',
      'Sublimerat tryck nästa gång. Det sitter i tyget.',
    ],
  },
  {
    title: 'Fotledsskydd, tejp eller ingenting?',
    text: 'Stukade foten för andra gången. Fysion säger att jag kan spela. Vad använder ni och blir man beroende av det?',
    size: 18,
    replies: [
      'Skydd med snörning ett halvår, balansplatta varje dag. Sedan ingenting.',
      'Tejp är bäst men dyrt om du inte kan göra det själv.',
      'Det är balansträningen som hjälper. Skyddet köper dig tid.',
    ],
  },
  {
    title: 'Tips på basketväska som rymmer allt',
    text: 'Boll, skor, vattenflaska, ombyte och en dator till jobbet. Finns den?',
    size: 10,
    replies: [
      'Ryggsäck med bollnät utanpå. Då får datorn plats inuti.',
      'Separat skofack! Jag säger inget mer.',
      'En gammal ishockeytrunk. Ser dum ut, rymmer en familj.',
    ],
  },
  {
    title: 'Pumpar ni bollen efter känsla eller tryck?',
    text: 'På bollen står 0,6 bar. Våra känns hårda som sten då. Hur mycket ska den studsa egentligen?',
    size: 12,
    replies: [
      'Släpp från axelhöjd, den ska komma upp till midjan ungefär.',
      'Regeln: från 1,80 ska den studsa 1,20 till 1,40 mätt till bollens topp, ungefär.',
      'Fukta nålen. Alltid. Annars är ventilen borta till jul.',
    ],
  },
  {
    title: 'Samlarkort: skyddsplast eller pärm?',
    text: 'Hittade en låda från 90-talet på vinden. Mest skräp, men några fina. Hur förvarar ni era?',
    size: 15,
    replies: [
      'Mjuk plastficka först, sedan hård. Pärm för resten.',
      'Mörkt och torrt. Vinden är det sämsta stället, källaren det näst sämsta.',
      'Lägg upp bilder! Minst ett av dem är värt mer än du tror, det är det alltid.',
    ],
  },
  {
    title: 'Glasögon på planen, vad funkar?',
    text: 'Tioåring med minus fyra. Linser vill han inte ha än. Sportglasögon med band finns, men vilka sitter kvar?',
    size: 9,
    replies: [
      'Med slipade glas och bred rem runt huvudet. Optikern ordnade det på en vecka.',
      'Köp två remmar. En är alltid borta.',
      'Immar det, så hjälper lite diskmedel på en trasa före match.',
    ],
  },
];

// Texts of the about page. Source: spec 1 §2 About.
export interface OwnText {
  title: string;
  text: string;
}

export const mission: OwnText[] = [
  {
    title: 'Vision',
    text: 'Att ingen ska behöva sluta spela för att skorna blivit för små eller för dyra, och att alla ska hitta en hall.',
  },
  {
    title: 'Gemenskap',
    text: 'Spelare, tränare, domare, föräldrar och publik på samma golv, oavsett division, ålder och postnummer.',
  },
  {
    title: 'Passion',
    text: 'Vi bygger det vi själva saknade på väg till träningen, och slutar inte finslipa förrän det sitter.',
  },
];

export const focusAreas: OwnText[] = [
  {
    title: 'Marknadsplatsen',
    text: 'Begagnat och nytt, granskat innan det syns. Sök på ort, län, skick och pris.',
  },
  { title: 'Forumet', text: 'Frågor, taktik och matchsnack med regler som håller tonen god.' },
  {
    title: 'Föreningar och turneringar',
    text: 'Var man kan börja spela, när hallen är öppen, och vilka cuper och läger som väntar.',
  },
  {
    title: 'Nyheter och resultat',
    text: 'Svensk och internationell basket på en tavla som går att läsa i farten.',
  },
];

export const roles: OwnText[] = [
  {
    title: 'Moderatorerna',
    text: 'Läser varje annons innan den publiceras och svarar när något inte känns rätt.',
  },
  { title: 'Redaktionen', text: 'Håller ordning på föreningar, turneringar, nyheter och det du läser här.' },
  {
    title: 'Utvecklarna',
    text: 'Bygger sidan så att den är snabb på en gammal mobil och går att använda för alla.',
  },
];

export const values: OwnText[] = [
  {
    title: 'Tillgänglighet',
    text: 'Gratis att använda, begripligt skrivet och byggt för tangentbord, skärmläsare och små skärmar.',
  },
  {
    title: 'Innovation',
    text: 'Vi provar nytt när det gör spelet bättre, och tar bort det som bara är i vägen.',
  },
  { title: 'Engagemang', text: 'Det ni berättar att ni saknar avgör vad vi bygger härnäst.' },
];

export const roadmap: OwnText[] = [
  { title: 'Grunden', text: 'Konton, annonser, granskning och ett golv som håller för många.' },
  {
    title: 'Betalansering (här är vi nu)',
    text: 'Marknadsplatsen öppnar, och avdelning efter avdelning tänds.',
  },
  { title: 'Tillväxt', text: 'Fler föreningar, fler cuper och verktyg för tränare och lag.' },
  { title: 'Skandinavien', text: 'Samma torg för grannarna i Norge, Danmark och Finland.' },
];

export const upcoming: OwnText[] = [
  { title: 'Tränarsida', text: 'Övningar, säsongsplaner och tips mellan tränare.' },
  { title: 'Podd', text: 'Samtal med dem som spelar, dömer, coachar och kör bussen.' },
  { title: 'Nätverk', text: 'Hitta spelare till laget, lag till spelaren och domare till matchen.' },
  { title: 'Hallguide', text: 'Golv, korgar och öppettider i hallar över hela landet.' },
  { title: 'Höjdpunkter', text: 'Klippen från helgens matcher, samlade och delbara.' },
  { title: 'Träningsverktyg', text: 'Följ skott, pass och form över tid.' },
];

// LÄS-MIG.txt: what is in a copy, for somebody who has never heard of JSON.
import { formatDateTime } from '#shared/format.ts';
import type { Subject } from './export-queries.ts';

export const README = 'LÄS-MIG.txt';

const contents: Record<Subject, string> = {
  profil: 'ditt konto och det du har skrivit om dig själv',
  annonser: 'dina annonser i alla lägen, också dolda, sålda och avvisade',
  favoriter: 'annonser du har sparat (av andras annonser bara rubriken)',
  affärer: 'vad du har reserverat, sålt och köpt',
  omdömen: 'omdömen som du har skrivit, och de om dig som alla kan se',
  förnyelselänkar: 'länkar som vi har mejlat dig för att förnya annonser, utan själva länken',
  sökningar: 'sökningar du har sparat, och när du vill få veta om nya annonser',
  anmälningar: 'det du har anmält, och vad vi svarade',
  'beslut om dig': 'anmälningar som gäller dig och vad vi beslutade, utan vem som anmälde',
  överklaganden: 'beslut du har överklagat, och vad vi svarade',
  kontakter: 'annonser där du har tittat på säljarens telefon eller e-post',
  samtal: 'dina samtal med andra, utan vilka de är',
  meddelanden: 'det du har skrivit till andra, och det andra har skrivit till dig',
  blockeringar: 'när du har blockerat någon, utan vem',
  notiser: 'det vi har berättat för dig',
  notisinställningar: 'hur du vill få notiser, där du har valt något',
  pushnotiser: 'de webbläsare som får notiser fast sidan inte är öppen',
  enheter: 'var du är inloggad just nu',
  inloggningssätt: 'hur du loggar in, utan lösenord och nycklar',
  tvåstegsinloggning: 'om du har tvåstegsinloggning, utan nyckel och koder',
  passnycklar: 'dina passnycklar',
  säkerhetshändelser: 'inloggningar och annat som rör kontots säkerhet',
  mejl: 'mejl som vi har skickat till dig de senaste 90 dagarna, utan innehåll',
  länkar: 'länkar som vi har mejlat dig, utan själva länken',
  avstängning: 'om du är avstängd, och varför',
  händelselogg: 'vad våra moderatorer har gjort som rör dig, och vad du själv har gjort som moderator',
  försök: 'hur ofta något har provats den senaste timmen, till exempel inloggning',
  kopior: 'de kopior av dina uppgifter som du har bett om',
};

export interface Readme {
  madeAt: Date;
  publicUrl: string;
  subjects: readonly Subject[];
  pictures: number;
  /** Paths of pictures whose files could not be read. */
  missing: readonly string[];
}

export function writeReadme({ madeAt, publicUrl, subjects, pictures, missing }: Readme): string {
  const lines = [
    'DINA UPPGIFTER PÅ BASKETTORGET',
    '',
    `Hämtade ${formatDateTime(madeAt)} från ${publicUrl}.`,
    '',
    'Här är allt som Baskettorget har om dig. Filerna som slutar på .json är text: du kan öppna dem i',
    'en vanlig textredigerare, och andra tjänster kan läsa in dem. Alla tider är i UTC.',
    '',
    ...subjects.map((subject) => `${`${subject}.json`.padEnd(26)}${contents[subject]}`),
    `${'bilder/'.padEnd(26)}${pictures === 0 ? 'inga bilder' : 'dina bilder i den största storlek vi har, en mapp för varje annons och varje meddelande'}`,
    '',
    'Det här finns inte med: lösenord, nycklar och annat hemligt, och uppgifter om andra personer.',
    'I annonser.json betyder granskning pending "väntar", approved "godkänd", rejected "avvisad"',
    'och removed "borttagen av Baskettorget";',
    'läge active betyder "till salu", reserved "reserverad", sold "såld" och hidden "dold".',
    '',
    'Filen innehåller personliga uppgifter. Spara den där bara du kommer åt den.',
  ];
  if (missing.length > 0)
    lines.push('', 'De här bilderna gick inte att läsa:', ...missing.map((path) => `- ${path}`));
  // Notepad of old Windows knows no other end of a line.
  return `${lines.join('\r\n')}\r\n`;
}

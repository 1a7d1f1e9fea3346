// LÄS-MIG.txt: describes the copy for readers unfamiliar with JSON.
import { formatDateTime } from '#shared/format.ts';

export const README = 'LÄS-MIG.txt';

export interface Readme {
  madeAt: Date;
  publicUrl: string;
  /** The files of the copy, with descriptions. */
  files: readonly { name: string; file: { description: string } }[];
  pictures: number;
  /** Paths of pictures whose files could not be read. */
  missing: readonly string[];
}

export function writeReadme({ madeAt, publicUrl, files, pictures, missing }: Readme): string {
  const lines = [
    'DINA UPPGIFTER PÅ BASKETTORGET',
    '',
    `Hämtade ${formatDateTime(madeAt)} från ${publicUrl}.`,
    '',
    'Här är allt som Baskettorget har om dig. Filerna som slutar på .json är text: du kan öppna dem i',
    'en vanlig textredigerare, och andra tjänster kan läsa in dem. Alla tider är i UTC.',
    '',
    ...files.map(({ name, file }) => `${`${name}.json`.padEnd(26)}${file.description}`),
    `${'bilder/'.padEnd(26)}${pictures === 0 ? 'inga bilder' : 'dina bilder i den största storlek vi har, en mapp för varje annons, meddelande och text i forumet'}`,
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
  // Old versions of Notepad require CRLF.
  return `${lines.join('\r\n')}\r\n`;
}

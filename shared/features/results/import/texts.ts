// Texts of the import of results.
import { MAX_IMPORT_ROWS } from './rules.ts';

export const importTexts = {
  empty: 'Klistra in eller välj en fil med resultat',
  tooLong: 'Filen är för stor. Dela upp den.',
  tooManyRows: `Högst ${MAX_IMPORT_ROWS.toLocaleString('sv-SE')} rader kan importeras åt gången`,
  noColumn: (name: string) => `Kolumnen ”${name}” saknas`,
  unreadable: (line: number) => `Rad ${line} går inte att läsa: ett citattecken saknas eller är för mycket`,
  changedSince: 'Resultaten har ändrats sedan förhandsgranskningen. Granska igen och importera sedan.',
  nothing: 'Det finns inget att importera',
  previewFailed: 'Kunde inte läsa filen',
  importFailed: 'Kunde inte importera. Inget har ändrats.',
  done: ({ created, changed }: { created: number; changed: number }) =>
    `Importen är klar: ${created} nya och ${changed} ändrade`,
  // Reasons for rejecting a row.
  homeMissing: 'Hemmalaget saknas',
  awayMissing: 'Bortalaget saknas',
  sameTeams: 'Hemmalag och bortalag är samma',
  leagueMissing: 'Ligan saknas',
  nameInvalid: (name: string) => `”${name}” är inget namn`,
  dateInvalid: 'Datumet ska skrivas som 2026-11-21',
  timeInvalid: 'Tiden ska skrivas som 18:30',
  scoreInvalid: 'Poängen ska vara heltal från 0 till 400',
  halfScore: 'Bara ett av lagen har poäng',
  statusUnknown: (status: string) => `Statusen ”${status}” är okänd: skriv kommande, live eller slut`,
  repeated: (line: number) => `Samma match finns på rad ${line}`,
  ambiguous: 'Lagen har flera matcher den dagen',
  isLive: 'Matchen pågår och rapporteras live',
} as const;

// Invented cups, camps and clinics: in real towns, over all months around now, some ongoing, past and featured.
import type { TournamentInput } from '#shared/features/tournaments/editing/schemas.ts';
import { type Country, type Level, LEVELS, type TournamentType } from '#shared/features/tournaments/rules.ts';
import { formatDay } from '#shared/format.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { addDays, weekdayOf } from '#shared/stockholm-time.ts';
import type { SampleAssociation } from '../associations/sample-associations.ts';
import type { Motif } from '../pictures.ts';
import type { Random } from '../random.ts';
import { towns } from '../towns.ts';

export type SampleTournament = TournamentInput & {
  id: string;
  /** Null: the illustration of its type is shown. */
  motif: Motif | null;
};

const cupNames = [
  'Gyllene Korgen',
  'Trepoängscupen',
  'Långstudsen',
  'Ugglecupen',
  'Nätrassel',
  'Fyrklöverscupen',
  'Stora Studsen',
  'Planklubben Cup',
  'Kvartersbollen',
] as const;
const campNames = ['Skottlägret', 'Lovlägret', 'Dribblingsveckan', 'Studsskolan', 'Talanglägret'] as const;
const clinicNames = ['Domarclinic', 'Tränarclinic', 'Skottclinic'] as const;
const cupTexts = [
  'Alla lag får minst fyra matcher. Slutspel på söndagen, prisutdelning i storhallen.',
  'Cupen för den som vill spela mycket och ha roligt. Vi sover i skolan och äter frukost tillsammans.',
  'Tre hallar inom gångavstånd, utbildade domare och livesända finaler.',
] as const;
const campTexts = [
  'Två pass om dagen, lunch och mellanmål ingår. Grupper efter ålder och vana.',
  'Skott, dribbling och spelförståelse med ledare som själva har spelat i högsta serien. Nybörjare är välkomna.',
] as const;
const clinicText = 'En dag med föreläsning på förmiddagen och praktik på planen efter lunch. Intyg ingår.';
const motifs: readonly Motif[] = [
  'arena',
  'court-indoor',
  'trophy',
  'balls-in-net',
  'medals',
  'scoreboard',
  'ball-on-floor',
  'ball-rack',
];
const tagLists = [['tre mot tre'], ['övernattning', 'mat ingår'], ['utomhus'], ['flickor'], []] as const;

/** Towns abroad with their coordinates. Source: GeoNames. */
const abroad: readonly ({ location: string; country: Country } & Coordinates)[] = [
  { location: 'Oslo', country: 'Norge', latitude: 59.913, longitude: 10.746 },
  { location: 'Köpenhamn', country: 'Danmark', latitude: 55.676, longitude: 12.566 },
  { location: 'Helsingfors', country: 'Finland', latitude: 60.17, longitude: 24.935 },
  { location: 'Berlin', country: 'Tyskland', latitude: 52.524, longitude: 13.411 },
  { location: 'Chicago', country: 'USA', latitude: 41.85, longitude: -87.65 },
];

const COUNT = 44;
/** Days from now to the first; the last begins almost a year later. */
const FIRST_DAY = -56;
const DAYS_APART = 9;
const FRIDAY = 5;

export function makeTournaments(
  random: Random,
  { associations, now }: { associations: readonly SampleAssociation[]; now: Date },
): SampleTournament[] {
  const today = formatDay(now);
  return Array.from({ length: COUNT }, (_, index): SampleTournament => {
    const foreign = index % 9 === 4 ? abroad[Math.floor(index / 9)] : undefined;
    const town = towns[(index * 7) % towns.length];
    const location = foreign?.location ?? town?.location ?? 'Stockholm';
    const type = typeOf(index);
    const { startDate, endDate } = datesOf(today, index, type);
    const club = foreign ? undefined : associations.find(({ city }) => city === location);
    const organizer = club?.name ?? `${location} Basketvänner`;
    const name = `${nameOf(index, type)} ${location}`;
    const entryFee = random.pick([0, 350, 750, 1200, 1800, 2500]);
    const maxParticipants = random.pick([16, 24, 32, 32, 48, 64]);
    return {
      id: random.uuid(),
      name,
      description: textOf(index, type),
      type,
      levels: levelsOf(index),
      startDate,
      endDate,
      location,
      address: foreign
        ? ''
        : `${random.pick(['Ekhallen', 'Tallhallen', 'Rönnhallen', 'Lindhallen'])}, Skolgatan ${random.between(1, 40)}`,
      country: foreign?.country ?? 'Sverige',
      latitude: foreign?.latitude ?? null,
      longitude: foreign?.longitude ?? null,
      entryFee,
      costPerTeam: entryFee === 0 ? 'Gratis' : `${entryFee} kr`,
      prizePool: type === 'tournament' && index % 6 === 0 ? 10_000 : null,
      participants: random.between(0, maxParticipants),
      maxParticipants,
      organizer,
      associationId: club && index % 2 === 0 ? club.id : null,
      websiteUrl: `https://${slugOf(name)}.invalid/`,
      tags: [...(tagLists[index % tagLists.length] ?? [])],
      featured: index % 7 === 1,
      motif: index % 3 === 0 ? null : (motifs[index % motifs.length] ?? null),
    };
  });
}

function typeOf(index: number): TournamentType {
  if (index % 11 === 10) return 'clinic';
  return index % 4 === 1 ? 'camp' : 'tournament';
}

/** Tournaments are on weekends, and camps last a week; those around today are ongoing. */
function datesOf(today: string, index: number, type: TournamentType): { startDate: string; endDate: string } {
  const days = FIRST_DAY + index * DAYS_APART;
  if (days > -12 && days < 8) {
    const startDate = addDays(today, -1 - (index % 2));
    return { startDate, endDate: addDays(today, 1 + (index % 3)) };
  }
  const from = addDays(today, days);
  const startDate = addDays(from, (FRIDAY + 7 - weekdayOf(from)) % 7);
  const length = { tournament: 2, camp: 5, clinic: 0 }[type];
  return { startDate, endDate: addDays(startDate, length) };
}

function nameOf(index: number, type: TournamentType): string {
  const names = { tournament: cupNames, camp: campNames, clinic: clinicNames }[type];
  return names[index % names.length] ?? names[0];
}

function textOf(index: number, type: TournamentType): string {
  if (type === 'clinic') return clinicText;
  const texts = type === 'camp' ? campTexts : cupTexts;
  return texts[index % texts.length] ?? texts[0];
}

/** One or two neighbouring age groups. */
function levelsOf(index: number): Level[] {
  const first = index % LEVELS.length;
  return LEVELS.slice(first, first + 1 + (index % 2));
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

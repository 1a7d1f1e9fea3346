// Invented clubs in every town of the sample data, with open courts at every hour of the week.
import type { AssociationInput } from '#shared/features/associations/editing/contract.ts';
import { FEDERATION } from '#shared/features/associations/rules.ts';
import type { County } from '#shared/places/counties.ts';
import type { Random } from '../random.ts';
import { towns } from '../towns.ts';

export type SampleAssociation = AssociationInput & {
  id: string;
  hours: NonNullable<AssociationInput['hours']>;
};

/** The district of each county. Source: Svenska Basketbollförbundet. */
const districtsByCounty: Record<County, string> = {
  Blekinge: 'Småland-Blekinge',
  Dalarna: 'GävleDala',
  Gotland: 'Stockholm',
  Gävleborg: 'GävleDala',
  Halland: 'Westra Sverige',
  Jämtland: 'Mellannorrland',
  Jönköping: 'Småland-Blekinge',
  Kalmar: 'Småland-Blekinge',
  Kronoberg: 'Småland-Blekinge',
  Norrbotten: 'Norrbotten',
  Skåne: 'Skåne',
  Stockholm: 'Stockholm',
  Södermanland: 'Mellansvenska',
  Uppsala: 'Uppland',
  Värmland: 'Mellansvenska',
  Västerbotten: 'Västerbotten',
  Västernorrland: 'Mellannorrland',
  Västmanland: 'Västmanland',
  'Västra Götaland': 'Westra Sverige',
  Örebro: 'Mellansvenska',
  Östergötland: 'Östsvenska',
};

const animals = [
  'Lodjuren',
  'Tranorna',
  'Älgarna',
  'Uttrarna',
  'Falkarna',
  'Gäddorna',
  'Bävrarna',
  'Ugglorna',
  'Grävlingarna',
  'Svalorna',
  'Mårdarna',
] as const;
const persons = [
  'Asta Granlid',
  'Bo Ekeroth',
  'Cilla Tallmo',
  'Dag Rönnvik',
  'Embla Lingarde',
  'Folke Almhed',
  'Greta Hassling',
  'Hilmer Björkäng',
  'Iduna Sälgfors',
  'Jarl Aspelund',
  'Kajsa Hägglöv',
  'Love Pilhamn',
  'Maj Olvonsten',
] as const;
const descriptions = [
  'En förening för alla åldrar, från basketskola för sexåringar till seniorlag som spelar för skojs skull.',
  'Vi tränar fem kvällar i veckan och har lag för flickor och pojkar från åtta år. Nybörjare är alltid välkomna, och de första tre gångerna är gratis.',
  'Liten förening med stort hjärta. Föräldrarna är tränare, och alla får spela lika mycket.',
  'Vi satsar på ungdomar och på fler ledare. Vill du bli tränare eller domare ordnar vi utbildningen.',
] as const;
const ages = ['Alla', '7–12 år', '13–16 år', 'Från 16 år', 'Tjejer 10–15 år'] as const;
const fees = ['Gratis', '20 kr', 'Gratis', '40 kr', 'Gratis för medlemmar'] as const;
const halls = ['Ekhallen', 'Tallhallen', 'Björkskolans sal', 'Rönnhallen', 'Lindhallen', 'Alhallen'] as const;

/** The larger towns have a second club. */
const SECOND_CLUBS = 16;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

export function makeAssociations(random: Random): SampleAssociation[] {
  const places = [
    ...towns.map((town) => ({ town, isSecond: false })),
    ...towns
      .toSorted((one, other) => other.people - one.people)
      .slice(0, SECOND_CLUBS)
      .map((town) => ({ town, isSecond: true })),
  ];
  return places.map(({ town: { location, county, prefix }, isSecond }, index) => {
    const animal = animals[index % animals.length] ?? animals[0];
    const name = isSecond ? `${location} Korgkompisar` : `BK ${animal} ${location}`;
    const address = slugOf(name);
    return Object.assign(courtOf(random, index), {
      id: random.uuid(),
      name,
      description: descriptions[index % descriptions.length],
      contactPerson: persons[index % persons.length],
      // A number of a series that is never assigned. Source: PTS, telephone numbers for fiction.
      phone: `070-174 06 ${String(5 + (index % 95)).padStart(2, '0')}`,
      email: `info@${address}.invalid`,
      websiteUrl: `https://${address}.invalid/`,
      city: location,
      postalCode: `${prefix}${String(10 + index).padStart(2, '0')}`,
      district: districtsByCounty[county as County],
      federation: FEDERATION,
    });
  });
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

type Court = Pick<AssociationInput, 'hasOpenCourt' | 'openCourtDays' | 'openCourtInfo'> &
  Pick<SampleAssociation, 'hours'>;

/** Two in three clubs have an open court; every eighth club has an outdoor court that is never closed. */
function courtOf(random: Random, index: number): Court {
  const [ageGroup, fee] = [random.pick(ages), random.pick(fees)];
  const hall = `${random.pick(halls)}, Skolgatan ${random.between(1, 40)}`;
  if (index % 8 === 0) {
    const outdoors = {
      ageGroup: 'Alla',
      fee: 'Gratis',
      address: 'Utomhusplanen i parken',
      closedOnHolidays: false,
    };
    return {
      hasOpenCourt: true,
      openCourtDays: 'Varje dag, dygnet runt',
      openCourtInfo: 'Planen utomhus är belyst hela natten. Boll finns i lådan vid korgen.',
      hours: WEEK.map((weekday) => Object.assign({ weekday, from: '00:00', to: '00:00' }, outdoors)),
    };
  }
  if (index % 3 === 2) return { hasOpenCourt: false, openCourtDays: '', openCourtInfo: '', hours: [] };
  const evening = 1 + (index % 5);
  const from = 16 + (index % 4);
  const hours = [
    { weekday: evening, from: `${from}:30`, to: `${from + 2}:00`, ageGroup, fee, address: hall },
    {
      weekday: 6 + (index % 2),
      from: `${9 + (index % 5)}:00`.padStart(5, '0'),
      to: '15:00',
      ageGroup: 'Alla',
      fee,
      address: hall,
    },
    ...(index % 4 === 1
      ? [{ weekday: 5, from: '22:00', to: '01:00', ageGroup: 'Från 16 år', fee: 'Gratis', address: hall }]
      : []),
  ];
  return {
    hasOpenCourt: true,
    openCourtDays: 'En vardagskväll och helgen',
    openCourtInfo: 'Ta med inneskor och vattenflaska. En ledare är alltid på plats.',
    hours,
  };
}

// The leagues and teams of a fresh site. All teams are invented.

export interface SampleLeague {
  slug: string;
  /** Set for a league that only the sample data has. */
  name?: string;
  isForChildren?: boolean;
  teams: readonly string[];
  /** How many matches each pair plays, and the number of the round that is played now. */
  rounds: 'once' | 'twice';
  now: number;
  /** Points of a team in a period. */
  points: { low: number; high: number };
  /** The suffix that makes the name of the hall from that of the home team. */
  hall?: string;
  /** Whether one of its matches is live. */
  isLive?: boolean;
  /** Whether there is a season before this one. */
  hasFormerSeason?: boolean;
}

const seniors = { low: 13, high: 29 };

export const sampleLeagues: readonly SampleLeague[] = [
  {
    slug: 'basketligan-herr',
    teams: [
      'Norrvikens Basket',
      'Sjöstaden BBK',
      'Björkhaga Basket',
      'Kustlinjens BK',
      'Älvbrons Basket',
      'Parkhallens IF',
      'Högtorps Basketbollklubb',
      'Västra Långsjöbygdens Basketförening',
    ],
    rounds: 'twice',
    now: 8,
    points: seniors,
    isLive: true,
    hasFormerSeason: true,
  },
  {
    slug: 'basketligan-dam',
    teams: [
      'Månskogens Basket',
      'Hamnplans BK',
      'Fjällviks Basket',
      'Solbackens BBK',
      'Kvarnåsens Basket',
      'Ängslyckans IF',
      'Tallmons Basket',
      'Rönnuddens BK',
    ],
    rounds: 'twice',
    now: 7,
    points: { low: 11, high: 25 },
    isLive: true,
  },
  {
    slug: 'nba',
    teams: ['Harbor City Herons', 'Desert Valley Comets', 'Lake County Otters', 'Iron Ridge Foxes'],
    rounds: 'once',
    now: 1,
    points: { low: 21, high: 36 },
    hall: ' Arena',
  },
  {
    slug: 'euroleague',
    teams: ['KK Plavi Most', 'Baloncesto Mar Azul', 'BC Bernsteinhafen', 'Olympos Neapoli'],
    rounds: 'once',
    now: 2,
    points: seniors,
    hall: ' Arena',
  },
  {
    slug: 'ncaa',
    teams: ['Maple State', 'North Prairie', 'Cedar College', 'Bay Hill Tech'],
    rounds: 'once',
    now: 1,
    points: seniors,
    hall: ' Arena',
  },
  {
    slug: 'ungdomsliga',
    teams: ['Norrvikens Basket U16', 'Sjöstaden BBK U16', 'Björkhaga Basket U16', 'Hamnplans BK U16'],
    rounds: 'once',
    now: 2,
    points: { low: 9, high: 22 },
  },
  {
    slug: 'knatteserien-u11',
    name: 'Knatteserien U11',
    isForChildren: true,
    teams: ['Norrvikens Basket U11', 'Sjöstaden BBK U11', 'Månskogens Basket U11', 'Solbackens BBK U11'],
    rounds: 'once',
    now: 2,
    points: { low: 2, high: 14 },
  },
];

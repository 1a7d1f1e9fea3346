// The ads of a fresh site: at least one in every county and category, as various as a living site's.
import { adBases, type SampleCategory, sampleCategories } from './ad-bases.ts';
import { composeAd } from './compose-ad.ts';
import { type Motif, pictureFiles } from './pictures.ts';
import type { Random } from './random.ts';
import type { SamplePerson } from './sample-people.ts';
import { counties, pickTown } from './towns.ts';

const EXTRA_IN_BIG_TOWNS = 60;
const LONGEST_AGE_DAYS = 75;
const HOUR_MS = 3_600_000;

export interface SampleAd {
  id: string;
  userId: string;
  title: string;
  description: string;
  price: number;
  category: SampleCategory;
  condition: string;
  location: string;
  county: string;
  postalCode: string;
  status: 'approved' | 'pending' | 'rejected';
  saleState: 'active' | 'reserved' | 'sold';
  isFeatured: boolean;
  showsEmail: boolean;
  createdAt: Date;
  motifs: Motif[];
}

export function makeAds(random: Random, people: SamplePerson[], now: Date): SampleAd[] {
  const places = [
    ...counties.flatMap((county) => sampleCategories.map((category) => ({ county, category }))),
    ...Array.from({ length: EXTRA_IN_BIG_TOWNS }, () => ({
      county: undefined,
      category: sampleCategories[random.between(0, sampleCategories.length - 1)] ?? 'Övrigt',
    })),
  ];
  return places.map(({ county, category }) => makeAd(random, { people, now, county, category }));
}

interface Wish {
  people: SamplePerson[];
  now: Date;
  county: string | undefined;
  category: SampleCategory;
}

function makeAd(random: Random, { people, now, county, category }: Wish): SampleAd {
  const town = pickTown(random, county);
  const base = random.pick(adBases[category]);
  const seller = people[random.between(0, people.length - 1)];
  if (!seller) throw new RangeError('nobody to sell');
  const status = pickStatus(random);
  const days = status === 'pending' ? random.next() * 2 : LONGEST_AGE_DAYS * random.next() ** 2;
  return {
    id: random.uuid(),
    userId: seller.id,
    ...composeAd(random, base, town.location),
    category,
    location: town.location,
    county: town.county,
    postalCode: `${town.prefix}${random.between(10, 99)}`,
    status,
    saleState: status === 'approved' ? pickSaleState(random) : 'active',
    isFeatured: status === 'approved' && random.happens(0.05),
    // So that each can be reached one way or the other.
    showsEmail: seller.phone === '',
    createdAt: new Date(now.getTime() - days * 24 * HOUR_MS - HOUR_MS / 6),
    motifs: pickMotifs(random, base.pictures),
  };
}

function pickStatus(random: Random): SampleAd['status'] {
  if (random.happens(0.05)) return 'pending';
  return random.happens(0.03) ? 'rejected' : 'approved';
}

function pickSaleState(random: Random): SampleAd['saleState'] {
  if (random.happens(0.07)) return 'sold';
  return random.happens(0.05) ? 'reserved' : 'active';
}

/** One ad in sixteen has no picture, as on a living site; the others begin with a motif of their own kind. */
function pickMotifs(random: Random, names: readonly string[]): Motif[] {
  if (random.happens(0.06)) return [];
  const known = names.filter((name): name is Motif => name in pictureFiles);
  const start = random.between(0, Math.max(0, known.length - 1));
  const turned = [...known.slice(start), ...known.slice(0, start)];
  return turned.slice(0, random.between(1, 3));
}

// The ads of a fresh site: at least one in every county and category.
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { adBases, type SampleCategory, sampleCategories } from './ad-bases.ts';
import { composeAd } from './compose-ad.ts';
import { type Motif, pictureFiles } from './pictures.ts';
import type { Random } from './random.ts';
import type { SamplePerson } from './sample-people.ts';
import { counties, pickTown } from './towns.ts';

const EXTRA_IN_BIG_TOWNS = 60;
const MAX_AGE_DAYS = 75;

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
  saleState: 'active' | 'reserved' | 'sold' | 'expired';
  isFeatured: boolean;
  showsEmail: boolean;
  createdAt: Date;
  /** When it expired; the others do not expire, because invented people renew nothing. */
  expiredAt?: Date;
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

interface AdOptions {
  people: SamplePerson[];
  now: Date;
  county: string | undefined;
  category: SampleCategory;
}

function makeAd(random: Random, { people, now, county, category }: AdOptions): SampleAd {
  const town = pickTown(random, county);
  const base = random.pick(adBases[category]);
  const neighbours = people.filter((person) => person.county === town.county);
  const seller = neighbours[random.between(0, neighbours.length - 1)];
  if (!seller) throw new RangeError(`no seller in ${town.county}`);
  const status = pickStatus(random);
  // An ad is newer than its seller's account.
  const longest = Math.min(MAX_AGE_DAYS, (now.getTime() - seller.createdAt.getTime()) / DAY_MS - 1);
  const days = status === 'pending' ? random.next() * 2 : longest * random.next() ** 2;
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
    // Each seller can be reached by phone or e-mail.
    showsEmail: seller.phone === '',
    createdAt: new Date(now.getTime() - days * DAY_MS - HOUR_MS / 6),
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

/** One ad in sixteen has no picture; the first picture of the others shows the item. */
function pickMotifs(random: Random, names: readonly string[]): Motif[] {
  if (random.happens(0.06)) return [];
  const known = names.filter((name): name is Motif => name in pictureFiles);
  const start = random.between(0, Math.max(0, known.length - 1));
  const [best, ...rest] = known;
  const turned = [...rest.slice(start), ...rest.slice(0, start)];
  return best ? [best, ...turned].slice(0, random.between(1, 3)) : [];
}

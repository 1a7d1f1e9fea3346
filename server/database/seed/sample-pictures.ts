// Which record of a fresh site has which sample picture: ads, clubs, tournaments and suggestions.
import type { Motif } from './pictures.ts';
import type { Random } from './random.ts';
import type { SampleSite } from './sample-site.ts';

/** The attributes of a stored picture. */
export interface PictureLook {
  width: number;
  height: number;
  preview: string;
  /** Size of all its files. */
  bytes: number;
}

interface PicturePlace {
  id: string;
  /** Null for a picture of the site itself. */
  user_id: string | null;
  position: number;
  ad_id?: string;
  association_id?: string;
  tournament_id?: string;
  suggestion_id?: string;
}

export type PictureRow = PicturePlace & PictureLook;

export interface WantedPicture {
  motif: Motif;
  row: PicturePlace;
}

/** One club in this many has a logo. */
const CLUBS_PER_LOGO = 3;
const logos: readonly Motif[] = ['ball-classic', 'ball-two-tone', 'ball-dark', 'ball-outdoor', 'trophy'];

export function picturesOf(
  { ads, associations, tournaments, messages }: SampleSite,
  random: Random,
): WantedPicture[] {
  const newRow = (userId: string | null, position = 0) => ({ id: random.uuid(), user_id: userId, position });
  return [
    ...ads.flatMap(({ id, userId, motifs }) =>
      motifs.map((motif, position) => ({ motif, row: { ...newRow(userId, position), ad_id: id } })),
    ),
    ...associations.flatMap(({ id }, index) => {
      const motif = index % CLUBS_PER_LOGO === 0 && logos[(index / CLUBS_PER_LOGO) % logos.length];
      return motif ? [{ motif, row: { ...newRow(null), association_id: id } }] : [];
    }),
    ...tournaments.flatMap(({ id, motif }) =>
      motif ? [{ motif, row: { ...newRow(null), tournament_id: id } }] : [],
    ),
    ...messages.flatMap(({ id, person, motifs }) =>
      motifs.map((motif, position) => ({
        motif,
        row: { ...newRow(person?.id ?? null, position), suggestion_id: id },
      })),
    ),
  ];
}

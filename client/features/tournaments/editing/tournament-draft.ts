// The draft of a tournament in the editor. It survives a reload, an ended session and a failed save.
import * as z from 'zod/mini';
import { aYearLater } from '#shared/features/tournaments/editing/dates.ts';
import type { EditedTournament, TournamentInput } from '#shared/features/tournaments/editing/schemas.ts';
import {
  COUNTRIES,
  LEVELS,
  TOURNAMENT_TYPES,
  USUAL_COUNTRY,
  USUAL_MAX_PARTICIPANTS,
} from '#shared/features/tournaments/rules.ts';
import type { StaffSuggestion } from '#shared/features/tournaments/suggestion/contract.ts';
import { levelsOfSuggested } from '#shared/features/tournaments/suggestion/rules.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { readInteger } from '../../../ui/form/read-integer.ts';
import { readCoordinate } from '../../../ui/map/coordinate-fields.tsx';

const Stored = z.nullable(z.object({ id: z.string(), preview: z.string() }));

const TournamentDraft = z.object({
  name: z.string(),
  description: z.string(),
  type: z.enum(TOURNAMENT_TYPES),
  levels: z.array(z.enum(LEVELS)),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  /** The chosen town; null if it was typed. */
  placeId: z._default(z.nullable(z.number()), null),
  address: z.string(),
  /** Empty until a country is chosen for a town in none of these. */
  country: z.enum(['', ...COUNTRIES]),
  /** Numbers as typed; empty for no value. */
  latitude: z.string(),
  longitude: z.string(),
  entryFee: z.string(),
  prizePool: z.string(),
  participants: z.string(),
  maxParticipants: z.string(),
  costPerTeam: z.string(),
  organizer: z.string(),
  association: z.nullable(z.object({ id: z.string(), name: z.string() })),
  websiteUrl: z.string(),
  /** Separated by commas. */
  tags: z.string(),
  featured: z.boolean(),
  picture: Stored,
  /** The version that the author has seen; 0 for a new one. */
  version: z.number(),
});
export type TournamentDraft = z.infer<typeof TournamentDraft>;

/** Keyed by the id of the edited tournament, the suggestion or the copied tournament; `new` for a blank one. */
export const tournamentDrafts = createDraftStore({
  name: 'tournament',
  schema: z.object({ form: TournamentDraft, seen: z.optional(TournamentDraft) }),
  storedFor: 'browser',
});

export const emptyDraft: TournamentDraft = {
  name: '',
  description: '',
  type: 'tournament',
  levels: [],
  startDate: '',
  endDate: '',
  location: '',
  placeId: null,
  address: '',
  country: USUAL_COUNTRY,
  latitude: '',
  longitude: '',
  entryFee: '',
  prizePool: '',
  participants: '0',
  maxParticipants: String(USUAL_MAX_PARTICIPANTS),
  costPerTeam: '',
  organizer: '',
  association: null,
  websiteUrl: '',
  tags: '',
  featured: false,
  picture: null,
  version: 0,
};

export function draftOf(tournament: EditedTournament): TournamentDraft {
  const { id: _id, isOnMap: _isOnMap, townPosition: _townPosition, tags, ...rest } = tournament;
  return {
    ...rest,
    tags: tags.join(', '),
    latitude: textOf(rest.latitude),
    longitude: textOf(rest.longitude),
    entryFee: textOf(rest.entryFee),
    prizePool: textOf(rest.prizePool),
    participants: textOf(rest.participants),
    maxParticipants: textOf(rest.maxParticipants),
  };
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}

/** A copy one year later, without registered teams and without the picture, which stays with the original. */
export function copyOf(tournament: EditedTournament): TournamentDraft {
  const { startDate, endDate } = tournament;
  return {
    ...draftOf(tournament),
    startDate: aYearLater(startDate),
    endDate: aYearLater(endDate),
    participants: '0',
    featured: false,
    picture: null,
    version: 0,
  };
}

/** A draft with the texts of a suggestion and its first picture. */
export function draftOfSuggestion({
  tournament,
  place,
  country,
  pictures,
}: StaffSuggestion): TournamentDraft {
  const {
    name,
    description,
    level,
    startDate,
    endDate,
    location,
    address,
    prizePool,
    website,
    organizerName,
  } = tournament;
  return {
    ...emptyDraft,
    name,
    description,
    levels: level ? [...levelsOfSuggested[level]] : [],
    startDate,
    endDate: endDate || startDate,
    location,
    placeId: place?.id ?? null,
    country: country === null ? '' : listedCountry(country),
    address,
    prizePool: prizePool === null ? '' : String(prizePool),
    websiteUrl: website,
    organizer: organizerName,
    picture: pictures[0] ?? null,
  };
}

/** The country of a town; empty if tournaments cannot have it. */
export function listedCountry(country: string): TournamentDraft['country'] {
  return COUNTRIES.find((name) => name === country) ?? '';
}

/** Converts the draft to the input of the contract's schema. */
export function inputOf({
  picture,
  association,
  version: _version,
  ...draft
}: TournamentDraft): TournamentInput {
  return {
    ...draft,
    latitude: readCoordinate(draft.latitude),
    longitude: readCoordinate(draft.longitude),
    entryFee: parseInteger(draft.entryFee),
    prizePool: parseInteger(draft.prizePool),
    participants: parseInteger(draft.participants) ?? 0,
    maxParticipants: parseInteger(draft.maxParticipants) ?? USUAL_MAX_PARTICIPANTS,
    tags: draft.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    associationId: association?.id ?? null,
    pictureId: picture?.id ?? null,
  };
}

/** Accepts spaces between thousands. Other text becomes NaN, which the schema refuses. */
function parseInteger(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  return digits === '' ? null : readInteger(digits);
}

// What the form of an association contains.
import type { EditedAssociation } from '#shared/features/associations/editing/contract.ts';
import { FEDERATION } from '#shared/features/associations/rules.ts';
import type { Hours } from '#shared/features/associations/schemas.ts';
import { readCoordinate } from '../../../ui/map/coordinate-fields.tsx';

/** A row of hours with a key that it has while the form is open. */
export type HoursDraft = Hours & { key: string };

export interface AssociationDraft {
  name: string;
  description: string;
  contactPerson: string;
  phone: string;
  email: string;
  websiteUrl: string;
  city: string;
  postalCode: string;
  district: string;
  federation: string;
  hasOpenCourt: boolean;
  openCourtDays: string;
  openCourtInfo: string;
  hours: HoursDraft[];
  logoId: string | null;
  /** Typed; empty for the place of the town. */
  latitude: string;
  longitude: string;
}

/** The fields of text in one line. */
export type LineField = Exclude<
  keyof AssociationDraft,
  'hasOpenCourt' | 'hours' | 'logoId' | 'description' | 'openCourtInfo'
>;

let lastKey = 0;

export function newHours(before?: Hours): HoursDraft {
  lastKey += 1;
  const weekday = before ? (before.weekday % 7) + 1 : 1;
  const first = { from: '18:00', to: '20:00', ageGroup: '', fee: '', address: '', closedOnHolidays: true };
  return { ...first, validFrom: null, validUntil: null, ...before, weekday, key: String(lastKey) };
}

export function draftOf(association: EditedAssociation | null): AssociationDraft {
  if (!association) return emptyDraft;
  const {
    id: _id,
    version: _version,
    county: _county,
    logo,
    hours,
    latitude,
    longitude,
    ...rest
  } = association;
  return {
    ...rest,
    hours: hours.map((row) => Object.assign(newHours(row), { weekday: row.weekday })),
    logoId: logo?.id ?? null,
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
  };
}

const emptyDraft: AssociationDraft = {
  name: '',
  description: '',
  contactPerson: '',
  phone: '',
  email: '',
  websiteUrl: '',
  city: '',
  postalCode: '',
  district: '',
  federation: FEDERATION,
  hasOpenCourt: false,
  openCourtDays: '',
  openCourtInfo: '',
  hours: [],
  logoId: null,
  latitude: '',
  longitude: '',
};

/** As the contract's schema takes it. */
export function inputOf({ hours, latitude, longitude, ...draft }: AssociationDraft) {
  return {
    ...draft,
    postalCode: draft.postalCode.replace(/\s/g, ''),
    hours: hours.map(({ key: _key, ...row }) => row),
    latitude: readCoordinate(latitude),
    longitude: readCoordinate(longitude),
  };
}

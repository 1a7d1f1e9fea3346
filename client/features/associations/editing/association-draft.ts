// The draft of an association in the form. It survives closing the form, a reload and a failed save.
import * as z from 'zod/mini';
import type { EditedAssociation } from '#shared/features/associations/editing/contract.ts';
import { FEDERATION } from '#shared/features/associations/rules.ts';
import type { Hours } from '#shared/features/associations/schemas.ts';
import { createDraftStore } from '../../../core/drafts/draft-store.ts';
import { newId } from '../../../core/new-id.ts';
import { readCoordinate } from '../../../ui/map/coordinate-fields.tsx';

const HoursDraft = z.object({
  weekday: z.number(),
  /** Empty while it is not filled in. */
  from: z.string(),
  to: z.string(),
  ageGroup: z.string(),
  fee: z.string(),
  address: z.string(),
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  closedOnHolidays: z.boolean(),
  /** Identifies the row while the form is open. */
  key: z.string(),
});
export type HoursDraft = z.infer<typeof HoursDraft>;

const AssociationDraft = z.object({
  name: z.string(),
  description: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  websiteUrl: z.string(),
  city: z.string(),
  /** The chosen town; null if it was typed. */
  placeId: z._default(z.nullable(z.number()), null),
  postalCode: z.string(),
  district: z.string(),
  federation: z.string(),
  hasOpenCourt: z.boolean(),
  openCourtDays: z.string(),
  openCourtInfo: z.string(),
  hours: z.array(HoursDraft),
  logoId: z.nullable(z.string()),
  /** As typed; empty means the position of the town. */
  latitude: z.string(),
  longitude: z.string(),
  /** The version that the author has seen; 0 for a new one. */
  version: z.number(),
});
export type AssociationDraft = z.infer<typeof AssociationDraft>;

/** Keyed by the id of the edited association; `new` for a new one. */
export const associationDrafts = createDraftStore({
  name: 'association',
  schema: z.object({ form: AssociationDraft, seen: z.optional(AssociationDraft) }),
  storedFor: 'browser',
});

/** The single-line text fields. */
export type LineField = Exclude<
  keyof AssociationDraft,
  'hasOpenCourt' | 'placeId' | 'hours' | 'logoId' | 'description' | 'openCourtInfo' | 'version'
>;

export function newHours(before?: Hours): HoursDraft {
  const weekday = before ? (before.weekday % 7) + 1 : 1;
  const first = { from: '18:00', to: '20:00', ageGroup: '', fee: '', address: '', closedOnHolidays: true };
  return { ...first, validFrom: null, validUntil: null, ...before, weekday, key: newId() };
}

export function draftOf(association: EditedAssociation): AssociationDraft {
  const {
    id: _id,
    county: _county,
    isOnMap: _isOnMap,
    townPosition: _townPosition,
    logo,
    hours,
    latitude,
    longitude,
    ...rest
  } = association;
  return {
    ...rest,
    // The same keys whenever the form opens, because a draft equal to the stored association is not stored.
    hours: hours.map((row, index) => Object.assign({}, row, { key: String(index) })),
    logoId: logo?.id ?? null,
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
  };
}

export const emptyDraft: AssociationDraft = {
  name: '',
  description: '',
  contactPerson: '',
  phone: '',
  email: '',
  websiteUrl: '',
  city: '',
  placeId: null,
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
  version: 0,
};

/** Converts the draft to the input of the contract's schema. */
export function inputOf({ hours, latitude, longitude, version: _version, ...draft }: AssociationDraft) {
  return {
    ...draft,
    postalCode: draft.postalCode.replace(/\s/g, ''),
    hours: hours.map(({ key: _key, ...row }) => row),
    latitude: readCoordinate(latitude),
    longitude: readCoordinate(longitude),
  };
}

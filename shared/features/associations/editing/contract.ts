// Endpoints with which staff edit associations. Source: spec 2 §2, §5, §7 associations.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../../may-refuse.ts';
import { inOneLine, visible, withoutNul } from '../../../saved-text.ts';
import { isWebAddress } from '../../../web-address.ts';
import { COUNTIES } from '../../../places/counties.ts';
import { ChosenPlaceId } from '../../../places/place.ts';
import { Undo } from '../../decisions/contract.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_HOURS,
  MAX_NAME_LENGTH,
  MAX_SHORT_LENGTH,
  MAX_TEXT_LENGTH,
} from '../rules.ts';
import { AssociationId, ByAssociationId, Hours, Logo, StoredHours } from '../schemas.ts';
import { associationTexts } from '../texts.ts';
import { MAX_CSV_LENGTH } from './csv-rules.ts';

const atMost = (length: number) => z.maxLength(length, `Högst ${length} tecken`);
const singleLine = (length = MAX_SHORT_LENGTH) =>
  z._default(z.string().check(z.trim(), withoutNul(), inOneLine(), atMost(length)), '');
const text = z._default(z.string().check(z.trim(), withoutNul(), atMost(MAX_TEXT_LENGTH)), '');
/** A string that is empty or valid. */
const formatted = (length: number, isValid: (value: string) => boolean, sentence: string) =>
  z._default(
    z.string().check(
      z.trim(),
      withoutNul(),
      atMost(length),
      z.refine((value: string) => value === '' || isValid(value), sentence),
    ),
    '',
  );
const coordinate = (limit: number) => {
  const wrong = `Skriv ett tal mellan -${limit} och ${limit}`;
  return z._default(z.nullable(z.number(wrong).check(z.gte(-limit, wrong), z.lte(limit, wrong))), null);
};

/** A position is both coordinates or none. */
const hasWholePosition = z.refine<{ latitude: number | null; longitude: number | null }>(
  ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  { message: 'Ange både latitud och longitud', path: ['longitude'] },
);

/** Source: spec 2 §5 Association. */
export const NewAssociation = z
  .object({
    /** The id of the new association: a request that is sent again creates no other. */
    id: z.optional(AssociationId),
    name: z
      .string(associationTexts.nameMissing)
      .check(
        z.trim(),
        visible(associationTexts.nameMissing),
        withoutNul(),
        inOneLine(),
        z.maxLength(MAX_NAME_LENGTH, `Namnet får vara högst ${MAX_NAME_LENGTH} tecken`),
      ),
    description: text,
    contactPerson: singleLine(),
    phone: formatted(30, (value) => /^[\d\s()+-]*$/.test(value), 'Skriv telefonnumret med siffror'),
    email: formatted(MAX_ADDRESS_LENGTH, isEmail, 'Skriv en e-postadress'),
    websiteUrl: formatted(MAX_ADDRESS_LENGTH, isWebAddress, 'Skriv adressen som https://…'),
    city: singleLine(),
    placeId: ChosenPlaceId,
    postalCode: formatted(5, (value) => /^\d{5}$/.test(value), 'Skriv postnumret med fem siffror'),
    district: singleLine(),
    federation: singleLine(),
    hasOpenCourt: z._default(z.boolean(), false),
    openCourtDays: singleLine(),
    openCourtInfo: text,
    hours: z._default(z.array(Hours).check(z.maxLength(MAX_HOURS, `Högst ${MAX_HOURS} tider`)), []),
    logoId: z._default(z.nullable(z.uuid().check(z.toLowerCase())), null),
    /** Null for the position of the town. */
    latitude: coordinate(90),
    longitude: coordinate(180),
  })
  .check(hasWholePosition);
export type NewAssociation = z.infer<typeof NewAssociation>;
/** The values of the form, before the schema has parsed them. */
export type AssociationInput = z.input<typeof NewAssociation>;

function isEmail(value: string): boolean {
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value);
}

/** An association as staff edit it. */
export const EditedAssociation = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  websiteUrl: z.string(),
  city: z.string(),
  placeId: z.nullable(z.number()),
  isOnMap: z.boolean(),
  /** The position of the town; null if it is not known, or if staff have chosen another position. */
  townPosition: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  postalCode: z.string(),
  county: z.string(),
  district: z.string(),
  federation: z.string(),
  hasOpenCourt: z.boolean(),
  openCourtDays: z.string(),
  openCourtInfo: z.string(),
  hours: z.array(StoredHours),
  logo: Logo,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Grows with each change. */
  version: z.number(),
});
export type EditedAssociation = z.infer<typeof EditedAssociation>;

/** A row of the table. */
export const TableAssociation = z.object({
  id: z.uuid(),
  name: z.string(),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.string(),
  websiteUrl: z.string(),
  city: z.string(),
  county: z.string(),
  hasOpenCourt: z.boolean(),
  logo: Logo,
  isSample: z.boolean(),
});
export type TableAssociation = z.infer<typeof TableAssociation>;

export const AssociationTable = z.object({
  associations: z.array(TableAssociation),
  /** Number of registered associations, or of those that the search finds. */
  total: z.number(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});
export type AssociationTable = z.infer<typeof AssociationTable>;

const Csv = z.object({
  csv: z.string().check(withoutNul(), z.maxLength(MAX_CSV_LENGTH, 'Filen är för stor')),
});

/** What the import does with a row of the file. */
export const ImportRow = z.object({
  /** The line of the file on which the row begins. */
  line: z.number(),
  name: z.string(),
  city: z.string(),
  outcome: z.enum(['new', 'exists', 'invalid']),
  /** Why the row is not imported; empty for a new association. */
  reason: z.string(),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportPreview = z.object({ rows: z.array(ImportRow), ignoredColumns: z.array(z.string()) });
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The parameters of the table. */
export const AssociationTableSearch = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  county: z.optional(z.enum(COUNTIES)),
  court: z.optional(z.literal('open')),
  /** By name without it. */
  sort: z.optional(z.enum(['newest', 'changed'])),
  after: z.optional(z.string().check(z.maxLength(300))),
  before: z.optional(z.string().check(z.maxLength(300))),
});
export type AssociationTableSearch = z.infer<typeof AssociationTableSearch>;

const tags = ['associations', 'admin'];
export const editingContract = {
  listForStaff: oc
    .route({
      method: 'GET',
      path: '/admin/associations',
      summary: 'Lists associations by name or by time, with their contact data',
      tags,
    })
    .input(AssociationTableSearch)
    .output(AssociationTable),
  findForStaff: oc
    .route({
      method: 'GET',
      path: '/admin/associations/{id}',
      summary: 'Returns an association as it is edited',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByAssociationId)
    .output(EditedAssociation),
  create: oc
    .route({
      method: 'POST',
      path: '/admin/associations',
      summary: 'Creates an association',
      tags,
      successStatus: 201,
    })
    .input(NewAssociation)
    .output(EditedAssociation),
  update: oc
    .route({ method: 'PUT', path: '/admin/associations/{id}', summary: 'Changes an association', tags })
    .errors(mayRefuse('NOT_FOUND', 'CONFLICT'))
    .input(
      z
        .extend(z.object(NewAssociation.shape), {
          id: AssociationId,
          /** The version that the change began with; a later one is refused. */
          version: z.int(),
        })
        .check(hasWholePosition),
    )
    .output(EditedAssociation),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/admin/associations/{id}',
      summary: 'Deletes an association; for a minute it can be undone',
      tags,
    })
    .errors(mayRefuse('NOT_FOUND'))
    .input(ByAssociationId)
    .output(z.object({ undo: Undo })),
  previewImport: oc
    .route({
      method: 'POST',
      path: '/admin/association-import-previews',
      summary: 'Returns what importing a CSV file would do',
      tags,
    })
    .errors(mayRefuse('UNPROCESSABLE_CONTENT'))
    .input(Csv)
    .output(ImportPreview),
  import: oc
    .route({
      method: 'POST',
      path: '/admin/association-imports',
      summary: 'Creates the associations of a CSV file that are new',
      tags,
      successStatus: 201,
    })
    .errors(mayRefuse('UNPROCESSABLE_CONTENT'))
    .input(Csv)
    .output(z.object({ created: z.number(), skipped: z.number() })),
};

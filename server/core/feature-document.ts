// What features and guards say in the API's document: their endpoints outside the contract, examples, and whom they let in.
import type { OpenAPI } from '@orpc/openapi';
import * as z from 'zod';
import { type RefusalCode, refusals } from '#shared/errors.ts';

export type ApiPaths = NonNullable<OpenAPI.Document['paths']>;

/** What a feature says of its part of the API besides its contract. */
export interface FeatureDocument {
  tag: Required<Pick<OpenAPI.TagObject, 'name' | 'description'>>;
  /** Endpoints outside the contract, because they carry bytes or streams. */
  paths?: ApiPaths;
  examples?: Example[];
}

interface Example {
  schema: z.core.$ZodType;
  value: unknown;
}

/** An example of what has this schema, shown wherever the schema is. */
export function exampleOf<Schema extends z.core.$ZodType>(schema: Schema, value: z.input<Schema>): Example {
  return { schema, value };
}

/** What a guard asks of the caller: a session, and one of these roles when any is named. */
export function requireSession(...roles: ('admin' | 'superadmin')[]): {
  security: OpenAPI.SecurityRequirementObject[];
} {
  return { security: [{ session: roles }] };
}

/** The responses of an endpoint that may refuse with these codes. */
export function refusalResponses(...codes: RefusalCode[]): Record<string, OpenAPI.ReferenceObject> {
  return Object.fromEntries(
    codes.map((code) => [refusals[code].status, { $ref: `#/components/responses/${code}` }]),
  );
}

/** The parameters of an address outside the contract whose query has this shape. */
export function queryParameters(schema: z.core.$ZodObject): OpenAPI.ParameterObject[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    schema: property as OpenAPI.ParameterObject['schema'],
  }));
}

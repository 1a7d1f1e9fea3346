// What features and guards add to the API document: endpoints outside the contract, examples, required sessions and roles.
import type { OpenAPI } from '@orpc/openapi';
import * as z from 'zod';
import { type RefusalCode, refusals } from '#shared/errors.ts';

export type ApiPaths = NonNullable<OpenAPI.Document['paths']>;

/** A feature's part of the API document besides its contract. */
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

/** An example for a schema, shown wherever the schema is. */
export function exampleOf<Schema extends z.core.$ZodType>(schema: Schema, value: z.input<Schema>): Example {
  return { schema, value };
}

/** The security requirement of a guard: a session, and one of these roles if any is named. */
export function requireSession(...roles: ('admin' | 'superadmin')[]): {
  security: OpenAPI.SecurityRequirementObject[];
} {
  return { security: [{ session: roles }] };
}

/** The responses of an endpoint that may fail with these codes. */
export function refusalResponses(...codes: RefusalCode[]): Record<string, OpenAPI.ReferenceObject> {
  return Object.fromEntries(
    codes.map((code) => [refusals[code].status, { $ref: `#/components/responses/${code}` }]),
  );
}

/** The query parameters of an endpoint outside the contract. */
export function queryParameters(schema: z.core.$ZodObject): OpenAPI.ParameterObject[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    schema: property as OpenAPI.ParameterObject['schema'],
  }));
}

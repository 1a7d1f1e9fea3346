// Every endpoint of the contract, with wrong types, missing fields and texts that are too long: all sentences are Swedish.
import { isContractProcedure } from '@orpc/contract';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { contract } from '#shared/contract.ts';
import { sentencePerField } from './field-errors.ts';
import { fieldSentence } from './field-sentence.ts';
import { withStrictBodies } from '../strict-bodies.ts';

beforeAll(() => void z.config({ localeError: fieldSentence }));

const LONG = 'x'.repeat(200_000);
const wrongValues: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  LONG,
  -1,
  0.5,
  1e300,
  true,
  [],
  {},
  [LONG],
  Array.from({ length: 200 }, () => 1),
];
/** Type names, comparison signs and words of the library's own texts. */
const ENGLISH =
  /[<>=|]|\b(?:string|number|int|boolean|object|array|record|undefined|null|nan|uuid|url|email|input|inmatning|invalid|ogiltigt? (?:val|input)|expected|förvänta\w*|required|must|too|unrecognized|nyckel)\b/i;

test.each(endpointsWithInput())('%s explains each wrong field in Swedish', async (_name, schema) => {
  for (const input of wrongInputs(schema)) {
    const { issues = [] } = await schema['~standard'].validate(input);
    for (const [field, sentence] of Object.entries(sentencePerField(issues))) {
      const normalised = sentence.replace(`Fältet ${field} finns inte`, 'Fältet finns inte');
      expect([field, normalised]).toEqual([field, expect.not.stringMatching(ENGLISH)]);
      expect([field, normalised]).toEqual([field, expect.stringMatching(/^[A-ZÅÄÖ]/)]);
    }
  }
});

/** Each wrong value as the whole input, in every field, and in every field of every field. */
function wrongInputs(schema: z.core.$ZodType): unknown[] {
  const nested = fieldsOf(schema).flatMap(([name, field]) =>
    wrongInputs(field).map((value) => ({ [name]: value })),
  );
  return [...wrongValues, ...nested, { unknownField: 1 }];
}

function fieldsOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  return schema instanceof mini.ZodMiniObject ? Object.entries<z.core.$ZodType>(schema.shape) : [];
}

function endpointsWithInput(): [name: string, schema: z.core.$ZodType][] {
  return Object.entries(withStrictBodies(contract)).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]): [string, z.core.$ZodType][] => {
      if (!isContractProcedure(endpoint)) return [];
      const { inputSchema } = endpoint['~orpc'];
      return inputSchema instanceof z.core.$ZodType ? [[`${feature}.${name}`, inputSchema]] : [];
    }),
  );
}

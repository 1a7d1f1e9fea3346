// The OpenAPI 3.1 document of the API: the contract, its guards, and the errors that follow from both.
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import * as z from 'zod';
import { keysOf } from '#shared/feature.ts';
import { type RefusalCode, refusals } from '#shared/errors.ts';
import { type ApiPaths, type FeatureDocument, refusalResponses } from './feature-document.ts';

type Operation = OpenAPI.OperationObject;

export interface ApiDescription {
  /** The site's origin, without a trailing slash. */
  publicUrl: string;
  cookieName: string;
  features: FeatureDocument[];
}

/** Describes every endpoint of the router (the contract with its guards) and the endpoints outside the contract. */
export async function describeApi(
  router: AnyRouter,
  { publicUrl, cookieName, features }: ApiDescription,
): Promise<OpenAPI.Document> {
  for (const { schema, value } of features.flatMap(({ examples = [] }) => examples)) {
    z.globalRegistry.add(schema, { examples: [value] });
  }
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(router, {
    info: {
      title: 'Baskettorget',
      version: '1.0.0',
      description: API_DESCRIPTION,
      license: { name: 'Terms of use', url: `${publicUrl}/terms` },
      contact: { name: 'Support', url: `${publicUrl}/contact` },
    },
    servers: [{ url: '/api', description: 'This site' }],
    tags: features.map(({ tag }) => tag).sort((a, b) => a.name.localeCompare(b.name)),
    security: ANYONE,
    components: {
      schemas: { Refusal: REFUSAL_SCHEMA },
      responses: Object.fromEntries(refusalCodes.map((code) => [code, describeRefusal(code)])),
      securitySchemes: { session: { ...SESSION_SCHEME, name: cookieName } },
    },
  });
  const otherPaths: ApiPaths = Object.assign({}, ...features.map(({ paths }) => paths));
  const paths = {
    ...mapOperations(document.paths, withRefusalsOfContract),
    ...mapOperations(otherPaths, withRefusals),
  };
  return { ...document, paths };
}

/** The document with only the endpoints of the tag in the query; all of it without one. */
export function documentOfTag(
  document: Partial<OpenAPI.Document>,
  query: unknown,
): Partial<OpenAPI.Document> {
  const { tag } = z.safeParse(TagQuery, query).data ?? {};
  if (tag === undefined) return document;
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, item = {}]) => {
    const methodsOfTag = methods.filter((method) => item[method]?.tags?.[0] === tag);
    if (methodsOfTag.length === 0) return [];
    return [[path, Object.fromEntries(methodsOfTag.map((method) => [method, item[method]]))]];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

const TagQuery = z.object({ tag: z.optional(z.string()) });

/** Reads the session if one is sent, but requires none. */
const ANYONE: OpenAPI.SecurityRequirementObject[] = [{}, { session: [] }];

const API_DESCRIPTION = `Everything the pages of Baskettorget do.

An endpoint that refuses answers with a \`Refusal\`: a code for the program, a Swedish sentence for the person, and
where fields are wrong, a sentence for each.`;

const SESSION_SCHEME = {
  type: 'apiKey',
  in: 'cookie',
  description: `The cookie that signing in sets. An endpoint that names a role is for staff: \`admin\` means admins and
superadmins, \`superadmin\` means superadmins alone. Staff have their role once two-step sign-in is on, where the site demands it.`,
} as const;

const REFUSAL_SCHEMA: OpenAPI.SchemaObject = {
  type: 'object',
  properties: {
    defined: { type: 'boolean', description: 'Whether the endpoint declares this code itself' },
    code: { type: 'string' },
    status: { type: 'integer' },
    message: { type: 'string', description: 'A Swedish sentence for the person' },
    data: {
      type: 'object',
      properties: {
        fields: {
          type: 'object',
          description: 'One Swedish sentence for each wrong field, by its name',
          additionalProperties: { type: 'string' },
        },
      },
    },
  },
  required: ['defined', 'code', 'status', 'message'],
};

/** One code for each status: PAGE_DISABLED has the status of FORBIDDEN and is described there. */
type DescribedCode = Exclude<RefusalCode, 'PAGE_DISABLED'>;

const refusalDescriptions: Record<DescribedCode, string> = {
  BAD_REQUEST: 'The address or the body cannot be read',
  PAYLOAD_TOO_LARGE: 'The body is too large',
  UNPROCESSABLE_CONTENT: 'The input is not valid',
  UNAUTHORIZED: 'Nobody is signed in, or the sign-in failed',
  FORBIDDEN:
    'The caller may not do this, a page of another site sent the request, or the section is closed (PAGE_DISABLED)',
  NOT_FOUND: 'The record does not exist, or the caller may not see it',
  CONFLICT: 'The record is in a state that does not allow this',
  TOO_MANY_REQUESTS: 'Too many attempts; the message and Retry-After say how long to wait',
  SERVICE_UNAVAILABLE: 'The server cannot answer now; Retry-After says when to try again',
  INTERNAL_SERVER_ERROR: 'The server failed',
};

const refusalCodes = keysOf(refusalDescriptions);

function describeRefusal(code: DescribedCode): OpenAPI.ResponseObject {
  const { status, message } = refusals[code];
  const data = code === 'UNPROCESSABLE_CONTENT' ? { fields: { title: 'Titeln saknas' } } : undefined;
  return {
    description: refusalDescriptions[code],
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        example: { defined: true, code, status, message, ...(data && { data }) },
      },
    },
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

function mapOperations(
  paths: ApiPaths = {},
  complete: (operation: Operation, method: Method) => Operation,
): ApiPaths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item = {}]) => {
      const operations = methods.flatMap((method) => {
        const operation = item[method];
        return operation ? [[method, complete(operation, method)]] : [];
      });
      return [path, Object.fromEntries(operations)];
    }),
  );
}

/** Adds the errors common to the endpoints of the contract: input is validated, and the body size is limited. */
function withRefusalsOfContract(operation: Operation, method: Method): Operation {
  const declared = refusalCodes.filter((code) => refusals[code].status in (operation.responses ?? {}));
  const codes: RefusalCode[] = [...declared, 'PAYLOAD_TOO_LARGE'];
  if (operation.requestBody || operation.parameters) codes.push('BAD_REQUEST', 'UNPROCESSABLE_CONTENT');
  const responses = { ...operation.responses, ...refusalResponses(...codes) };
  return withRefusals({ ...operation, responses }, method);
}

/** Adds the errors common to all endpoints: guards, writes from another origin, server errors. */
function withRefusals(operation: Operation, method: Method): Operation {
  const codes: RefusalCode[] = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];
  const roles = operation.security?.[0]?.['session'];
  if (roles) codes.push('UNAUTHORIZED');
  if (roles?.length || method !== 'get') codes.push('FORBIDDEN');
  return { ...operation, responses: { ...refusalResponses(...codes), ...operation.responses } };
}

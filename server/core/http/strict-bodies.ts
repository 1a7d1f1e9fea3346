// Refuses unknown fields in request bodies. By default zod ignores them, so that a misspelt setting would seem saved.
import { type AnyContractProcedure, type AnyContractRouter, ContractProcedure } from '@orpc/contract';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * The contract with strict bodies, at every depth. Endpoints that read stay lenient: addresses collect foreign
 * parameters such as `utm_source`.
 */
export function withStrictBodies<Router extends AnyContractRouter>(router: Router): Router {
  if (router instanceof ContractProcedure) return strictProcedure(router) as Router;
  const parts = Object.entries(router as Readonly<Record<string, AnyContractRouter>>);
  return Object.fromEntries(parts.map(([name, part]) => [name, withStrictBodies(part)])) as Router;
}

function strictProcedure(procedure: AnyContractProcedure): AnyContractProcedure {
  const { inputSchema: input, route } = procedure['~orpc'];
  if (route.method === 'GET' || !(input instanceof z.ZodMiniType)) return procedure;
  // A detailed input has headers beside the body; browsers and proxies add to those.
  const inputSchema = route.inputStructure === 'detailed' ? withStrictBody(input) : strict(input);
  return new ContractProcedure({ ...procedure['~orpc'], inputSchema });
}

function withStrictBody(input: Schema): Schema {
  if (!(input instanceof z.ZodMiniObject) || !input.shape.body) return input;
  return copy(input, { shape: { ...input.shape, body: strict(input.shape.body) } });
}

/** A schema that contains no object is returned as it is. */
function strict(schema: Schema): Schema {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries<Schema>(schema.shape);
    const shape = Object.fromEntries(fields.map(([name, field]) => [name, strict(field)]));
    return copy(schema, { shape, catchall: z.never() });
  }
  if (schema instanceof z.ZodMiniArray) return copy(schema, { element: strict(schema.def.element) });
  const isWrapper =
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault;
  return isWrapper ? copy(schema, { innerType: strict(schema.def.innerType) }) : schema;
}

/** A changed copy of the schema with its checks. As a child of the original, the copy also inherits its examples. */
function copy<Copied extends z.ZodMiniType>(schema: Copied, change: object): Copied {
  return schema.clone({ ...schema.def, ...change }, { parent: true });
}

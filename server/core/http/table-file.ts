// A list of the back office as a CSV file for spreadsheets: all pages, with the filters of the list.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { formatDay } from '#shared/format.ts';
import { type ApiPaths, queryParameters, refusalResponses, requireSession } from '../feature-document.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { CursorPage } from './cursor.ts';
import { sendRefusal } from './refusal.ts';
import type { Actor, RequestContext, Services } from './request.ts';

/** A declared file, which the app serves at the list's path with the ending .csv. */
export interface TableFile {
  address: `/api/admin/${string}.csv`;
  /** Whether it is for superadmins only. */
  hasPersonalData: boolean;
  register: (app: FastifyInstance, from: RouteServices) => void;
  /** The OpenAPI description, which is outside the contract. */
  paths: ApiPaths;
}

interface RouteServices {
  services: Services;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;
}

interface Declaration<Search extends z.core.$ZodObject> {
  /** The path of the list, below /api. */
  list: `/admin/${string}`;
  tag: string;
  /** What the rows are, in English, and in Swedish for the name of the file. */
  of: [english: string, swedish: string];
  /** The parameters of the list. */
  search: Search;
  columns: readonly string[];
  /** For a file with personal data: writes the audit entry of a download. Only superadmins may download such a file. */
  logDownload?: (actor: Actor, search: z.output<Search>) => Promise<void>;
  readPage: (
    source: { services: Services; viewer: Viewer; size: number },
    search: z.output<Search> & { after: string | undefined; before: undefined },
  ) => Promise<FilePage>;
}

type FilePage = CursorPage<Cell[]>;

type Cell = string | number | null;

/** Rows that are read at a time. */
const AT_A_TIME = 500;

/**
 * Declares a file. Without `logDownload` it is for all staff and not logged, so its columns must name no person. Decision 13.
 */
export function tableFile<Search extends z.core.$ZodObject>(file: Declaration<Search>): TableFile {
  return {
    address: `/api${file.list}.csv`,
    hasPersonalData: file.logDownload !== undefined,
    register: (app, from) => registerFile(app, from, file),
    paths: { [`${file.list}.csv`]: { get: describeFile(file) } },
  };
}

function registerFile<Search extends z.core.$ZodObject>(
  app: FastifyInstance,
  { services, contextOf }: RouteServices,
  file: Declaration<Search>,
): void {
  app.get(`/api${file.list}.csv`, async (request, reply) => {
    const context = await contextOf(request, reply);
    const { viewer } = context;
    reply.header('cache-control', 'no-store');
    if (!viewer) return sendRefusal(reply, 'UNAUTHORIZED');
    const isAllowed = file.logDownload ? viewer.role === 'superadmin' : isStaff(viewer.role);
    if (!isAllowed) return sendRefusal(reply, 'FORBIDDEN');
    const { data } = z.safeParse(file.search, request.query);
    if (!data) return sendRefusal(reply, 'UNPROCESSABLE_CONTENT');
    await file.logDownload?.({ ...context, viewer }, data);
    const source = { services, viewer, size: AT_A_TIME };
    const readPage = (after?: string) => file.readPage(source, { ...data, before: undefined, after });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.of[1]}-${formatDay(new Date())}.csv"`)
      .send(Readable.from(writeFile(file.columns, readPage)));
  });
}

export async function* writeFile(
  columns: readonly string[],
  readPage: (after?: string) => Promise<FilePage>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  let after: string | undefined;
  do {
    const page = await readPage(after);
    // The remaining rows have been deleted meanwhile, and a list without rows after a cursor begins again from its first page.
    if (after && page.previous === null) return;
    yield page.rows.map(csvLine).join('');
    after = page.next ?? undefined;
  } while (after);
}

function describeFile<Search extends z.core.$ZodObject>(file: Declaration<Search>) {
  const { list, tag, of, search, logDownload } = file;
  const content = logDownload ? 'with personal data; each download is logged' : 'without personal data';
  return {
    operationId: `${tag}.file-of${list.replaceAll(/\W+/g, '-')}`,
    summary: `${of[0]} as a file for spreadsheets, with the filters of the list, ${content}`,
    tags: [tag, 'admin'],
    ...requireSession(logDownload ? 'superadmin' : 'admin'),
    parameters: queryParameters(search).filter(
      (parameter) => 'name' in parameter && parameter.name !== 'after' && parameter.name !== 'before',
    ),
    responses: {
      '200': {
        description: 'The file, in UTF-8 with a byte order mark',
        content: { 'text/csv': { schema: { type: 'string' as const } } },
      },
      ...refusalResponses('UNPROCESSABLE_CONTENT'),
    },
  };
}

// Download of a copy of personal data. It returns bytes, so it is outside the typed contract, but has the same refusals.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { exportFilePath } from '#shared/features/personal-data/address.ts';
import { personalDataTexts } from '#shared/features/personal-data/texts.ts';
import { sendRefusal } from '../../core/http/refusal.ts';
import { type ApiPaths, refusalResponses, requireSession } from '../../core/feature-document.ts';
import type { Services } from '../../core/http/request.ts';
import type { OpenFile } from '../../core/storage/storage.ts';
import { copyName } from './export-names.ts';
import { exportKey } from './keys.ts';
import { type ExportRow, findReadyExport } from './queries.ts';

type Parts = Pick<Services, 'database' | 'storage'> & {
  findAccount: (request: FastifyRequest) => Promise<Viewer | null>;
};

/** GET of the file, for its owner until it expires. The bucket is not public: all bytes pass through the server. */
export function registerExportFile(app: FastifyInstance, { database, storage, findAccount }: Parts): void {
  app.get<{ Params: { id: string } }>(exportFilePath(':id'), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const viewer = await findAccount(request);
    if (!viewer) return sendRefusal(reply, 'UNAUTHORIZED');
    const { id } = request.params;
    const copy = isId(id) ? await findReadyExport(database.kysely, { id, userId: viewer.id }) : null;
    const file = copy && (await storage.open(exportKey(id)));
    if (!file) return sendRefusal(reply, 'NOT_FOUND', personalDataTexts.fileDeleted);
    return reply.headers(headersOf(copy, file)).send(file.stream);
  });
}

/** The OpenAPI description of this route, which is outside the contract. */
export const exportPaths: ApiPaths = {
  [exportFilePath('{id}').replace('/api', '')]: {
    get: {
      operationId: 'personalData.download',
      summary: 'A copy of one’s personal data, as a zip file',
      tags: ['personal-data'],
      ...requireSession(),
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      responses: {
        '200': { description: 'The file', content: { 'application/zip': {} } },
        ...refusalResponses('NOT_FOUND'),
      },
    },
  },
};

function headersOf(copy: ExportRow, file: OpenFile): Record<string, string | number> {
  return {
    'content-type': 'application/zip',
    'content-length': file.size,
    'content-disposition': `attachment; filename="${copyName(copy.created_at)}"`,
    'x-content-type-options': 'nosniff',
  };
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

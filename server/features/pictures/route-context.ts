// What the routes of pictures need.
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { Settings } from '../../core/process/settings.ts';
import type { PictureServices } from './actions.ts';

export interface PictureRouteContext extends PictureServices {
  settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'contactAddress' | 'fetchesLoopback'>;
  findUser(request: FastifyRequest): Promise<Pick<Viewer, 'id' | 'role'> | null>;
}

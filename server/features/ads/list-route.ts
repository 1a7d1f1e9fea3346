// The list of ads as the database wrote it: the API's busiest answer, sent on without being read and written again.
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AdSearch } from '#shared/features/ads/ad-search.ts';
import type { Services } from '../../core/request.ts';
import { searchAdsAsJson } from './search-queries.ts';

/**
 * Takes GET /api/ads before the rest of the API does. The contract still says what may be asked, and the shape of the
 * answer is the one that pages made on the server hold against it.
 *
 * @param answer the API's own way, which also knows how to refuse
 */
export function registerAdList(
  app: FastifyInstance,
  { database }: Pick<Services, 'database'>,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.get('/api/ads', async (request, reply) => {
    const asked = AdSearch.safeParse(request.query);
    if (!asked.success) return answer(request, reply);
    try {
      const body = await searchAdsAsJson(database, asked.data);
      return reply
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
        .send(body);
    } catch (error) {
      if (error instanceof ORPCError) return answer(request, reply);
      throw error;
    }
  });
}

// Fetches a picture from an address that staff give: once, by the server, so that no reader contacts another site.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isStaff } from '#shared/features/accounts/roles.ts';
import { describeRefusal } from '#shared/features/pictures/refusals.ts';
import { pictureTexts } from '#shared/features/pictures/texts.ts';
import { abortedOnClose } from '../../core/http/closed-request.ts';
import { refuse, sendRefusal } from '../../core/http/refusal.ts';
import { countAttempt } from '../../core/limits/limits.ts';
import { FetchFailed, fetchPublic } from '../../core/outgoing/fetch-public.ts';
import type { PictureMaker } from '../../core/pictures/pictures.ts';
import { uploadPicture } from './actions.ts';
import { fetchedPictureLimits } from './limits.ts';
import type { PictureRouteContext } from './route-context.ts';
import { reasonOf } from './upload-receiver.ts';

const MAX_ADDRESS_LENGTH = 2000;
const Request = z.object({ url: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH) });
const NAME = 'bilden';

/** POST /api/fetched-pictures, for staff: answers 201 with the picture, as an upload does. */
export function registerFetchedPictures(
  app: FastifyInstance,
  context: PictureRouteContext & { maker: PictureMaker },
): void {
  app.post('/api/fetched-pictures', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const user = (await context.findUser(request)) ?? refuse('UNAUTHORIZED');
    if (!isStaff(user.role)) refuse('FORBIDDEN');
    const { data } = Request.safeParse(request.body);
    if (!data) return sendRefusal(reply, 'UNPROCESSABLE_CONTENT', pictureTexts.addressMissing);
    await countAttempt(context.database, fetchedPictureLimits(user.id));
    const signal = abortedOnClose(reply);
    try {
      const { status, body } = await fetchPublic(context.settings, data.url, {
        headers: { accept: 'image/*' },
        signal,
      });
      if (body.length === 0)
        return sendRefusal(reply, 'UNPROCESSABLE_CONTENT', pictureTexts.noPictureThere(status));
      return reply.code(201).send(await uploadPicture(context, { userId: user.id, source: body, signal }));
    } catch (error) {
      if (error instanceof FetchFailed) return sendRefusal(reply, 'UNPROCESSABLE_CONTENT', error.message);
      const reason = reasonOf(error);
      if (reason === 'failed' && !signal.aborted)
        context.logger.error({ err: error }, 'Fetching a picture failed');
      const answer = describeRefusal(reason, NAME);
      return reply.code(answer.status).send(answer);
    }
  });
}

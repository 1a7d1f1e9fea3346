// The endpoint that counts views of pages opened by navigation in the browser, without a request for a page.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

/** The path of the page that is shown. */
export const OpenedPage = z.object({ path: z.string().check(z.maxLength(300)) });

export const viewsContract = {
  count: oc
    .route({
      method: 'POST',
      path: '/views',
      summary:
        'Counts a view of a page that the browser opened from another; a page loaded from the server is counted there',
      tags: ['views'],
    })
    .input(OpenedPage)
    .output(z.object({ isCountable: z.boolean() })),
};

// Endpoints of page settings: which pages are open, and the message of a closed one.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { withoutNul } from '../../saved-text.ts';
import { pageNames } from './page-names.ts';

export const PageSetting = z.object({
  pageName: z.enum(pageNames),
  isEnabled: z.boolean(),
  disabledMessage: z.string(),
});
export type PageSetting = z.infer<typeof PageSetting>;

export const pageSettingsContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/pages/{pageName}',
      summary: 'Returns whether a page is open',
      tags: ['page-settings'],
    })
    .input(z.object({ pageName: z.enum(pageNames) }))
    .output(PageSetting),
  list: oc
    .route({
      method: 'GET',
      path: '/admin/page-settings',
      summary: 'Lists all page settings',
      tags: ['page-settings', 'admin'],
    })
    .output(z.object({ settings: z.array(PageSetting) })),
  save: oc
    .route({
      method: 'PATCH',
      path: '/admin/page-settings/{pageName}',
      summary: 'Opens or closes a page, or changes its message',
      tags: ['page-settings', 'admin'],
    })
    .input(
      z.object({
        pageName: z.enum(pageNames),
        isEnabled: z.optional(z.boolean()),
        disabledMessage: z.optional(
          z.string().check(z.trim(), withoutNul(), z.maxLength(500, 'Meddelandet får vara högst 500 tecken')),
        ),
      }),
    )
    .output(PageSetting),
};

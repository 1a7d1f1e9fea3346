// Endpoints of page settings: which pages are open, and the message of a closed one.
import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { mayRefuse } from '../../may-refuse.ts';
import { withoutNul } from '../../saved-text.ts';
import { LastChange } from '../site-settings/last-change.ts';
import { BaseValues } from '../site-settings/base-values.ts';
import { pageNames } from './page-names.ts';
import { MAX_CLOSED_MESSAGE_LENGTH } from './rules.ts';
import { pageSettingTexts } from './texts.ts';

export const PageSetting = z.object({
  pageName: z.enum(pageNames),
  isEnabled: z.boolean(),
  disabledMessage: z.string(),
  /** When a closed page opens by itself, in ISO 8601; null for an open page and until further notice. */
  reopensAt: z.nullable(z.string()),
});
export type PageSetting = z.infer<typeof PageSetting>;

export const ListedPageSetting = z.extend(PageSetting, { lastChange: z.nullable(LastChange) });
export type ListedPageSetting = z.infer<typeof ListedPageSetting>;

export const pageSettingsContract = {
  closed: oc
    .route({
      method: 'GET',
      path: '/closed-pages',
      summary: 'Lists the pages that are closed, for the navigation',
      tags: ['page-settings'],
    })
    .output(z.object({ pageNames: z.array(z.enum(pageNames)) })),
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
    .output(z.object({ settings: z.array(ListedPageSetting) })),
  save: oc
    .route({
      method: 'PATCH',
      path: '/admin/page-settings/{pageName}',
      summary: 'Opens or closes a page, or changes its message or when it opens again',
      tags: ['page-settings', 'admin'],
    })
    .errors(mayRefuse('CONFLICT'))
    .input(
      z.object({
        pageName: z.enum(pageNames),
        isEnabled: z.optional(z.boolean()),
        disabledMessage: z.optional(
          z
            .string()
            .check(
              z.trim(),
              withoutNul(),
              z.maxLength(MAX_CLOSED_MESSAGE_LENGTH, pageSettingTexts.messageTooLong),
            ),
        ),
        /** Null for until further notice. Only for a page that is closed, or is closed in the same call. */
        reopensAt: z.optional(z.nullable(z.iso.datetime(pageSettingTexts.timeUnclear))),
        seen: BaseValues,
      }),
    )
    .output(ListedPageSetting),
};

// Channels of each kind of notification: a person's choices, or the defaults.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import type { NotificationSetting } from '#shared/features/notifications/contract.ts';
import { isAlwaysMailed, kindOf } from '#shared/features/notifications/events.ts';
import type { ChannelChoice } from '#shared/features/notifications/rules.ts';
import {
  defaultChoice,
  isOffered,
  mayTurnOff,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#shared/features/notifications/kinds.ts';
import { notificationTexts } from '#shared/features/notifications/texts.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Services } from '../../core/http/request.ts';
import type { Connection } from '../../database/connection.ts';
import type { NewNotificationRow } from './queries.ts';
import { lockPerson, readSettings, saveSetting } from './setting-queries.ts';

export async function findSettings(
  { database }: Services,
  viewer: Viewer,
): Promise<{ settings: NotificationSetting[] }> {
  const chosen = await readSettings(database.kysely, [viewer.id]);
  return {
    settings: NOTIFICATION_KINDS.map((kind) => {
      const { site, mail, push } = chosen.find((row) => row.kind === kind) ?? defaultChoice(kind);
      return { kind, site, mail, push };
    }),
  };
}

/**
 * @throws ORPCError UNPROCESSABLE_CONTENT for a channel that cannot be turned off, and for an empty change
 */
export async function changeSetting(
  { database }: Services,
  viewer: Viewer,
  {
    kind,
    ...change
  }: { kind: NotificationKind } & Partial<{ [channel in keyof ChannelChoice]: boolean | undefined }>,
): Promise<NotificationSetting> {
  const wanted = Object.fromEntries(Object.entries(change).filter(([, isOn]) => isOn !== undefined));
  if (Object.keys(wanted).length === 0) refuse('UNPROCESSABLE_CONTENT', notificationTexts.nothingToChange);
  if (change.site === false && !mayTurnOff(kind, 'site'))
    refuse('UNPROCESSABLE_CONTENT', notificationTexts.cannotTurnOff, {
      site: notificationTexts.cannotTurnOff,
    });
  for (const channel of ['mail', 'push'] as const)
    if (change[channel] === true && !isOffered(kind, channel))
      refuse('UNPROCESSABLE_CONTENT', notificationTexts.siteOnly, { [channel]: notificationTexts.siteOnly });
  return database.kysely
    .transaction()
    .execute((tx) => choose(tx, { userId: viewer.id, kind, change: wanted }));
}

/** Changes some channels of one kind. */
export async function choose(
  transaction: Connection,
  { userId, kind, change }: { userId: string; kind: NotificationKind; change: Partial<ChannelChoice> },
): Promise<NotificationSetting> {
  await lockPerson(transaction, userId);
  const before = (await readSettings(transaction, [userId])).find((row) => row.kind === kind);
  const { site, mail, push } = { ...defaultChoice(kind), ...before, ...change };
  await saveSetting(transaction, { userId, kind, site, mail, push });
  return { kind, site, mail, push };
}

/** The channels of each notification's recipient. */
export async function findChoices(
  connection: Connection,
  rows: readonly Pick<NewNotificationRow, 'user_id' | 'event'>[],
): Promise<(rows: Pick<NewNotificationRow, 'user_id' | 'event'>) => ChannelChoice> {
  const chosen = await readSettings(connection, [...new Set(rows.map(({ user_id }) => user_id))]);
  const choices = new Map(chosen.map((row) => [`${row.userId} ${row.kind}`, row]));
  return ({ user_id, event }) => {
    const kind = kindOf(event);
    const choice = choices.get(`${user_id} ${kind}`) ?? defaultChoice(kind);
    return isAlwaysMailed(event) ? { ...choice, mail: true } : choice;
  };
}

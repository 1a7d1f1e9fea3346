// Turns reminders on and off, and sends them a week before a tournament.
import type { Viewer } from '#shared/features/accounts/schemas.ts';
import { mayRemind, REMINDED_DAYS_BEFORE } from '#shared/features/tournaments/rules.ts';
import { tournamentTexts } from '#shared/features/tournaments/texts.ts';
import { formatDate } from '#shared/format.ts';
import { tournamentPath } from '#shared/paths.ts';
import { addDays, civilTimeOf } from '#shared/stockholm-time.ts';
import { refuse } from '../../../core/http/refusal.ts';
import type { Actor, Services } from '../../../core/http/request.ts';
import { notify } from '../../notifications/actions.ts';
import { isPageOpen } from '../../page-settings/actions.ts';
import {
  deleteOldReminders,
  type DueReminder,
  findStart,
  listReminders,
  saveReminder,
  takeDueReminders,
} from './reminder-queries.ts';

/** Number of reminders in one transaction. */
const BATCH = 500;

export async function findReminders(
  { database }: Pick<Services, 'database'>,
  { id: userId }: Viewer,
): Promise<{ ids: string[] }> {
  return { ids: await listReminders(database.kysely, userId) };
}

/** @throws ORPCError NOT_FOUND; CONFLICT for turning on a reminder of a tournament that begins in a week or less */
export async function changeReminder(
  { database: { kysely }, viewer }: Actor,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<{ id: string; isOn: boolean }> {
  const startDate = (await findStart(kysely, id)) ?? refuse('NOT_FOUND', tournamentTexts.notFound);
  if (isOn && !mayRemind({ startDate }, civilTimeOf(new Date()).day))
    refuse('CONFLICT', tournamentTexts.reminderTooLate);
  await saveReminder(kysely, { id, userId: viewer.id, isOn });
  return { id, isOn };
}

/** Sends due reminders, once for each person and first day. While the page is closed, reminders wait. */
export async function sendReminders(services: Services, now = new Date()): Promise<void> {
  if (!(await isPageOpen(services, 'tournaments'))) return;
  const { day: today } = civilTimeOf(now);
  const { kysely } = services.database;
  for (;;) {
    const { count, live } = await kysely.transaction().execute(async (tx) => {
      const due = await takeDueReminders(tx, {
        today,
        lastDay: addDays(today, REMINDED_DAYS_BEFORE),
        limit: BATCH,
      });
      const notifications = due.map(({ id, userId, name, location, startDate }) => ({
        userId,
        event: 'tournament.soon' as const,
        data: {
          text: `${describeName({ name, location })} börjar ${formatDate(startDate)}.`,
          href: tournamentPath(id),
        },
      }));
      return { count: due.length, live: await notify(tx, notifications) };
    });
    await services.live.publish(live);
    if (count < BATCH) break;
  }
  await deleteOldReminders(kysely, today);
}

/** The name with the town, unless the name has it already: not "Ekstad Cup Luleå i Luleå". */
function describeName({ name, location }: Pick<DueReminder, 'name' | 'location'>): string {
  return location === '' || name.includes(location) ? name : `${name} i ${location}`;
}

// Groups messages by day.
import { DAY_MS } from '#shared/durations.ts';
import { formatDate, formatDay } from '#shared/format.ts';

export interface ThreadDay<Item> {
  /** "Idag", "Igår" or the date. */
  label: string;
  items: Item[];
}

/** Caches the day of each item, because a long thread is grouped again for every new message. */
const cachedDays = new WeakMap<object, string>();

/** @param items in their order */
export function byDay<Item extends { createdAt: string }>(
  items: readonly Item[],
  now: Date,
): ThreadDay<Item>[] {
  const days: (ThreadDay<Item> & { day: string })[] = [];
  for (const item of items) {
    const day = cachedDays.get(item) ?? formatDay(item.createdAt);
    cachedDays.set(item, day);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, label: labelOf(item.createdAt, now), items: [item] });
  }
  return days;
}

function labelOf(moment: string, now: Date): string {
  const day = formatDay(moment);
  const today = formatDay(now);
  if (day === today) return 'Idag';
  // By the calendar: the day on which the clocks are set back has 25 hours.
  if (Date.parse(day) === Date.parse(today) - DAY_MS) return 'Igår';
  return formatDate(moment);
}

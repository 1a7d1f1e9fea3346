// A thread by days, as it is read.
import { formatDate, formatDay } from '#shared/format.ts';

export interface ThreadDay<Item> {
  /** "Idag", "Igår" or the date. */
  label: string;
  items: Item[];
}

const DAY = 86_400_000;
/** Which day each item is of: all of a long thread are asked again with every message that comes. */
const known = new WeakMap<object, string>();

/** @param items in their order */
export function byDay<Item extends { createdAt: string }>(
  items: readonly Item[],
  now: Date,
): ThreadDay<Item>[] {
  const days: (ThreadDay<Item> & { day: string })[] = [];
  for (const item of items) {
    const day = known.get(item) ?? formatDay(item.createdAt);
    known.set(item, day);
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
  // By the calendar: the day on which the clocks are set back is longer than others.
  if (Date.parse(day) === Date.parse(today) - DAY) return 'Igår';
  return formatDate(moment);
}

// Rules for the time at which a closed page opens by itself. Pure.
import { DAY_MS } from '../../durations.ts';
import { pageSettingTexts } from './texts.ts';

const MAX_DAYS_AHEAD = 366;

/** The reason to refuse the time; undefined if it is allowed. */
export function refusalOfTime(reopensAt: Date, { isClosed, now }: { isClosed: boolean; now: Date }) {
  if (!isClosed) return pageSettingTexts.timeOfOpenPage;
  const ahead = reopensAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= MAX_DAYS_AHEAD * DAY_MS ? undefined : pageSettingTexts.timePast;
}

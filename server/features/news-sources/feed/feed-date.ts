// Parses dates of feeds: ISO 8601 and RFC 822, with common mistakes. Other texts are not read as dates.

/** No news on the web is older; feeds often send an empty date as 1970. */
const EARLIEST = Date.UTC(1995, 0, 1);

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const RFC_822 =
  /^(?:[a-z]+\.?,?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*[\s-]+(\d{2}|\d{4})[\sT]+(\d{1,2}:\d{2}(?::\d{2})?)\s*([a-z]+|[+-]\d{2}:?\d{2})?$/i;
const zones: Record<string, string> = {
  CET: '+0100',
  CEST: '+0200',
  BST: '+0100',
  EET: '+0200',
  EEST: '+0300',
};

/** Milliseconds since 1970; null if the text is not a date or too old. A date without a time zone is read as UTC. */
export function parseFeedDate(text: string | undefined): number | null {
  const time = parse(text?.trim() ?? '');
  return Number.isNaN(time) || time < EARLIEST ? null : time;
}

function parse(text: string): number {
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(text) ?? [];
  if (day) return Date.parse(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  const [, date, month, year, clock, offset = 'GMT'] = RFC_822.exec(text) ?? [];
  if (!date) return Number.NaN;
  const fullYear = year?.length === 2 ? `20${year}` : year;
  const name = offset.toUpperCase();
  return Date.parse(`${date} ${month} ${fullYear} ${clock} ${zones[name] ?? name}`);
}

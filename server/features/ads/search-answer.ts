// The answer to a search as JSON written by the database.
import { cardFields, joinFirstPicture } from './card-sql.ts';
import type { Writer } from './search-plan.ts';

/** Reads `matches (key, id)`; gives `shown` and `body`, which can be sent as it comes. */
export function writeAnswer({ plan, order, value }: Writer): string {
  const size = value(plan.pageSize);
  const cap = value(plan.countCap);
  const isBackwards = plan.from?.isBackwards ?? false;
  const [listed, reversed] = order.isDescending
    ? ['key desc, id desc', 'key, id']
    : ['key, id', 'key desc, id desc'];
  const edge = (sorted: string): string =>
    `(select ${order.mark('key')} || '.' || id || '.' || counted.ads from page order by ${sorted} limit 1)`;
  const hasMore = `(select count(*) > ${size} from matches)`;
  const counted = plan.from
    ? `${value(plan.from.cursor.count)}::integer`
    : '(select count(*)::integer from matches)';
  return `page as materialized (
      select key, id from matches order by ${isBackwards ? reversed : listed} limit ${size}),
    counted as (select ${counted} as ads)
    select (select count(*)::integer from page) as shown, (select row_to_json(answer)::text from (
      select coalesce((
          select json_agg(json_build_object(${cardFields}) order by ${listed.replaceAll(/key|id/g, 'page.$&')})
            from page join ads on ads.id = page.id ${joinFirstPicture}), '[]') as ads,
        case when ${isBackwards ? 'true' : hasMore} then ${edge(reversed)} end as next,
        case when ${isBackwards ? hasMore : String(plan.from !== null)} then ${edge(listed)} end as previous,
        json_build_object('n', least(counted.ads, ${cap}::integer), 'capped', counted.ads > ${cap}) as count
        from counted) as answer) as body`;
}

// The address of a computer: a short one stays in one piece, a long one may break anywhere.
import { classNames } from '../class-names.ts';

const LONGEST_OF_IPV4 = 15;

export function IpAddress({ address }: { address: string | null }) {
  const isLong = (address?.length ?? 0) > LONGEST_OF_IPV4;
  return (
    <span
      className={classNames(
        'tabular-nums',
        isLong ? 'block [overflow-wrap:anywhere] @min-[60rem]:min-w-36' : 'whitespace-nowrap',
      )}
    >
      {address ?? '–'}
    </span>
  );
}

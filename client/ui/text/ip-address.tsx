// An IP address: short ones do not wrap, long ones may break anywhere.
import { classNames } from '../class-names.ts';

const MAX_IPV4_LENGTH = 15;

export function IpAddress({ address }: { address: string | null }) {
  const isLong = (address?.length ?? 0) > MAX_IPV4_LENGTH;
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

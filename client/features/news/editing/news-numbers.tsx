// The four stat cards above the table of articles. Source: spec 2 §2 News.
import type { NewsEditingAddress } from '#shared/features/news/editing/address.ts';
import { StatCard, statCardGrid } from '../../../ui/layout/card.tsx';
import { changeNewsEditing, newsEditingHref } from './editing-addresses.ts';

const show = (count: number | undefined) => count?.toLocaleString('sv-SE') ?? '–';

export interface NewsNumbersProps {
  /** Undefined while they load. */
  numbers: { total: number; published: number; featured: number; views: number } | undefined;
  address: NewsEditingAddress;
}

export function NewsNumbers({ numbers, address }: NewsNumbersProps) {
  const hrefOf = (status?: string) => newsEditingHref(changeNewsEditing(address, { status }));
  return (
    <ul aria-label="Antal artiklar" className={statCardGrid}>
      <li>
        <StatCard
          isSlim
          label="Artiklar totalt"
          value={show(numbers?.total)}
          href={hrefOf()}
          isCurrent={!address.status}
        />
      </li>
      <li>
        <StatCard
          isSlim
          label="Publicerade"
          value={show(numbers?.published)}
          href={hrefOf('approved')}
          isCurrent={address.status === 'approved'}
        />
      </li>
      <li>
        <StatCard isSlim label="Utvalda" value={show(numbers?.featured)} />
      </li>
      <li>
        <StatCard isSlim label="Visningar totalt" value={show(numbers?.views)} />
      </li>
    </ul>
  );
}

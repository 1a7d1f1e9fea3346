// The home page.
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useApi } from '../core/api.ts';

export const Route = createLazyRoute('/')({ component: HomePage });

function HomePage() {
  const { data } = useSuspenseQuery(useApi().ads.featured.queryOptions());
  return (
    <main>
      <h1>Baskettorget</h1>
      <ul>
        {data.ads.map((ad) => (
          <li key={ad.id}>{ad.title}</li>
        ))}
      </ul>
    </main>
  );
}

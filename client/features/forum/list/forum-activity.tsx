// Beside the list: what was written today, and the most active threads of the week.
import { useQuery } from '@tanstack/react-query';
import { countComments } from '#shared/features/forum/texts.ts';
import { postPath } from '#shared/paths.ts';
import { useApi } from '../../../core/api.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Card, Facts } from '../../../ui/layout/card.tsx';

/** Renders nothing until the data is loaded, and if loading fails: the list works without it. */
export function ForumActivity() {
  const { data } = useQuery(useApi().forum.activity.queryOptions());
  if (!data) return null;
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <h2 className="mb-1 text-base">I dag</h2>
        <Facts
          facts={[
            { term: 'Nya inlägg', value: data.postsToday.toLocaleString('sv-SE') },
            { term: 'Nya kommentarer', value: data.commentsToday.toLocaleString('sv-SE') },
          ]}
        />
      </Card>
      {data.active.length > 0 && (
        <Card>
          <h2 className="mb-2 text-base">Mest aktiva i veckan</h2>
          <ol className="flex flex-col">
            {data.active.map(({ id, title, comments }) => (
              <li key={id} className="border-b border-line py-2 last:border-b-0">
                <Anchor
                  href={postPath(id)}
                  className="font-semibold [overflow-wrap:anywhere] hover:underline"
                >
                  {title}
                </Anchor>
                <span className="block text-sm text-muted">{countComments(comments)} den här veckan</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  );
}

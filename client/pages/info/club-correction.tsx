// The contact form for correcting or removing the data on a club's page.
import { useQuery } from '@tanstack/react-query';
import { associationPath } from '#shared/paths.ts';
import { useApi } from '../../core/api.ts';
import { Anchor } from '../../ui/button/anchor.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ContactFormPanel } from './contact-form-panel.tsx';

export function ClubCorrection({ id }: { id: string }) {
  const { data, isPending } = useQuery(useApi().associations.find.queryOptions({ input: { id } }));
  const page = associationPath(id);
  return (
    <>
      <h2 className="mb-2">Rätta eller ta bort uppgifter</h2>
      <p className="mb-5 [overflow-wrap:anywhere]">
        Skriv vad som är fel, eller vad vi ska ta bort från{' '}
        <Anchor href={page} className="font-semibold underline">
          {data?.name ?? 'föreningens sida'}
        </Anchor>
        .
      </p>
      {isPending ? (
        <Loading label="Laddar formuläret">
          <Skeleton className="h-48" />
        </Loading>
      ) : (
        // Without the club's name the form works too: the address of its page is sent.
        <ContactFormPanel
          form="correction"
          page={page}
          subject={`Rätta uppgifter om ${data?.name ?? 'en förening'}`.slice(0, 150)}
        />
      )}
    </>
  );
}

// The dashboard's line about sample data, with the button that removes it and its progress.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SampleOffice } from '#shared/features/samples/contract.ts';
import { sampleTexts } from '#shared/features/samples/texts.ts';
import { useApi } from '../../core/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { RemoveSamplesDialog } from './remove-samples-dialog.tsx';

const POLL_MS = 1000;

/** Renders nothing on a site without samples. */
export function SampleNotice() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    ...useApi().samples.office.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.removal?.status === 'running' ? POLL_MS : false),
  });
  const queryClient = useQueryClient();
  const status = data?.removal?.status;
  useEffect(() => {
    if (status !== 'running') return undefined;
    // When the removal has ended, everything is refetched: any figure or list may have included sample rows.
    return () => void queryClient.invalidateQueries();
  }, [status, queryClient]);
  if (!data) return null;
  if (!data.areThere && status !== 'running') return null;
  return (
    <div className="mb-6">
      <Notice
        title={`${sampleTexts.line}.`}
        action={
          data.can.remove &&
          status !== 'running' && (
            <Button size="sm" variant="danger" onClick={() => setIsOpen(true)}>
              Ta bort exempelinnehållet
            </Button>
          )
        }
      >
        {status === 'running' ? <Progress office={data} /> : <Contents office={data} />}
        {status === 'failed' && (
          <p className="mt-1 font-semibold text-danger">Allt kunde inte tas bort. Försök igen.</p>
        )}
      </Notice>
      {isOpen && <RemoveSamplesDialog office={data} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Contents({ office: { people, ads, posts, can } }: { office: SampleOffice }) {
  return (
    <p>
      {people} påhittade konton, {ads} annonser och {posts} forumtrådar finns här för att visa hur sajten ser
      ut. Sökmotorer ombeds att inte visa sajten så länge.
      {!can.remove && ' En superadmin kan ta bort dem.'}
    </p>
  );
}

function Progress({ office: { removal } }: { office: SampleOffice }) {
  const { done, total } = removal?.steps ?? { done: 0, total: 0 };
  return (
    <ProgressBar label="Tar bort exempelinnehållet" {...(total > 0 && { value: (100 * done) / total })} />
  );
}

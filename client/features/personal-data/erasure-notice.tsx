// Notice to a user who has requested erasure, on the profile and above the form for a new ad.
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useCancelErasure } from './use-cancel-erasure.ts';

export function ErasureNotice() {
  const { data } = useQuery(useApi().personalData.find.queryOptions());
  const { cancel, isCancelling } = useCancelErasure();
  if (!data?.erasure) return null;
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        title={`Ditt konto raderas den ${formatDate(data.erasure.dueAt)}`}
        action={
          <Button busy={isCancelling} onClick={cancel}>
            Ångra
          </Button>
        }
      >
        Dina annonser är dolda. Du kan inte publicera nya. Ångrar du dig blir allt som det var.
      </Notice>
    </div>
  );
}

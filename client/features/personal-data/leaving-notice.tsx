// At the top of the profile of somebody who has asked to be erased; in nobody's way.
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/format.ts';
import { useApi } from '../../core/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useRegret } from './use-regret.ts';

export function LeavingNotice() {
  const { data } = useQuery(useApi().personalData.find.queryOptions());
  const { regret, isRegretting } = useRegret();
  if (!data?.erasure) return null;
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        title={`Ditt konto raderas den ${formatDate(data.erasure.dueAt)}`}
        action={
          <Button busy={isRegretting} onClick={regret}>
            Ångra
          </Button>
        }
      >
        Dina annonser är dolda. Ångrar du dig blir allt som det var.
      </Notice>
    </div>
  );
}

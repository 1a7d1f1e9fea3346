// Notice about events that the server has not counted: waiting for the network, refused, or stuck.
import { describeAction, describeWaiting, refusalTexts } from '#shared/features/results/scoring/texts.ts';
import type { Side } from '#shared/features/results/scoring/state.ts';
import { errorMessageOf, isRefusal } from '../../../core/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RetryButton } from '../../../ui/button/retry-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { QueueSnapshot, RefusedEvent, ScoringQueue } from './scoring-queue.ts';

export interface QueueNoticeProps {
  waiting: QueueSnapshot;
  queue: Pick<ScoringQueue, 'resume' | 'discard' | 'dismissRefused'>;
  teams: Record<Side, string>;
  onSignIn: () => void;
}

export function QueueNotice({ waiting, queue, teams, onSignIn }: QueueNoticeProps) {
  const { events, refused, phase, error } = waiting;
  return (
    <>
      {phase === 'waiting' && events.length > 0 && (
        <Notice
          title="Inget nät just nu"
          action={
            <Button size="sm" onClick={() => queue.resume()}>
              Försök nu
            </Button>
          }
        >
          Räkna vidare: allt skickas i ordning när nätet är tillbaka, även om du laddar om sidan.
        </Notice>
      )}
      {phase === 'stopped' && (
        <Notice
          tone="danger"
          title={describeWaiting(events, true)}
          action={
            isRefusal(error, 'UNAUTHORIZED') ? (
              <Button size="sm" onClick={onSignIn}>
                Logga in
              </Button>
            ) : (
              <>
                <RetryButton size="sm" onRetry={() => queue.resume()} />
                <Button size="sm" onClick={() => queue.discard()}>
                  Släng dem
                </Button>
              </>
            )
          }
        >
          {errorMessageOf(error)}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          tone="warning"
          title={
            refused.length === 1 ? 'En händelse räknades inte' : `${refused.length} händelser räknades inte`
          }
          action={
            <Button size="sm" onClick={() => queue.dismissRefused()}>
              Stäng
            </Button>
          }
        >
          <ul>
            {refused.map((each) => (
              <li key={each.event.id}>{describeRefused(each, teams)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function describeRefused({ event, reason }: RefusedEvent, teams: Record<Side, string>): string {
  const what = event.kind === 'undo' ? 'Ångra' : describeAction(event, teams);
  return `${what}: ${refusalTexts[reason]}`;
}
